import defaultPack from '../../../packs/default.json'
import { readPack as read, type Pack } from '../../contract/pack'

/**
 * Reads a rule pack; a partial one may name the embedded pack, `branchline-default`, as its base.
 * @throws InputError naming the JSON path of the first broken place
 */
export function readPack(json: unknown): Pack {
  return read(json, { [defaultPack.meta.id]: defaultPack })
}
