import defaultPack from '../../../packs/default.json'
import type { Pack } from '../../contract/pack'

/** The vendor-neutral pack shipped with the product. Tests validate it like any other pack; validating it at every start would take longer than the start itself. */
export function embeddedPack(): Pack {
  return defaultPack as unknown as Pack
}
