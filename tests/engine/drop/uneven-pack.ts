import { readPack, type Pack } from '../../../src/contract/pack'
import type { EquipmentPack } from '../../../src/model/project/equipment'
import { findKitLayout } from '../../helpers/kit-layout'
import { defaultPack, packTables } from '../core-record'

/** The default pack with boxes whose ports differ: one more unit makes a box another model with another limit. */
export function unevenPack(): Pack & EquipmentPack {
  const items = defaultPack.msBoxes.items.map((box, at) => ({ ...box, portCapacityKw: [16, 11, 20, 9, 14, 24, 10, 30][at % 8] ?? 16 }))
  return { ...readPack({ ...packTables, msBoxes: { ...defaultPack.msBoxes, items } }), findKitLayout }
}
