import defaultPack from '../../../packs/default.json'
import type { Pack } from '../../contract/pack'

/** The vendor-neutral pack that the product comes with. Tests read it as any other pack is read; checking it at every start would take longer than the start. */
export function embeddedPack(): Pack {
  return defaultPack as unknown as Pack
}
