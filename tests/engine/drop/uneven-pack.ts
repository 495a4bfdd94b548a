import { readPack, type Pack } from '../../../src/contract/pack'
import { defaultPack } from '../core-record'

/** The default pack with boxes whose ports differ: one more unit makes a box another model with another limit. */
export function unevenPack(): Pack {
  const items = defaultPack.msBoxes.items.map((box, at) => ({ ...box, portCapacityKw: [16, 11, 20, 9, 14, 24, 10, 30][at % 8] ?? 16 }))
  return readPack({ ...defaultPack, msBoxes: { ...defaultPack.msBoxes, items } })
}
