import defaultPack from '../../../packs/default.json'
import { readPack, type Pack } from '../../contract/pack'

let embedded: Pack | undefined

/** The vendor-neutral pack that the product comes with. */
export function embeddedPack(): Pack {
  embedded ??= readPack(defaultPack)
  return embedded
}
