import fc from 'fast-check'
import packJson from '../../packs/default.json'
import { newIndoorUnit } from '../../src/model/defaults'
import type { EquipmentPack, UnitDemand } from '../../src/model/equipment'
import { unitDemand } from '../../src/model/equipment'
import type { IndoorUnit } from '../../src/model/project'

export const pack: EquipmentPack = packJson

const demandOf = (id: string): UnitDemand[] => {
  const demand = unitDemand(pack, id)
  return demand ? [demand] : []
}
const ALL = [pack.iduModels, pack.freshAirUnits, pack.hydroModules, pack.ahuKits].flatMap((group) =>
  group.items.flatMap((each) => demandOf(each.id)),
)

/** A line of a list: any model that takes refrigerant, on one of a few floors. */
export const anyIndoorUnit: fc.Arbitrary<IndoorUnit> = fc
  .record({
    demand: fc.constantFrom(...ALL),
    floor: fc.constantFrom('', '1F', '2F', '3F', 'B1', 'Roof'),
    count: fc.integer({ min: 1, max: 6 }),
  })
  .map(({ demand, floor, count }) => newIndoorUnit({ type: demand.type, model: demand.model, floor, count }))

export const anyUnits = fc.array(anyIndoorUnit, { minLength: 1, maxLength: 12 })

/** Modules of a 2-pipe or a 3-pipe unit. */
export const anyOutdoor: fc.Arbitrary<string[]> = fc.constantFrom<string[]>(
  ['X4P-10'],
  ['X4P-24', 'X4P-24'],
  ['S4P-08'],
  ['X3R-08'],
  ['X4R-12', 'X4R-12'],
  ['X4R-22'],
)
