import fc from 'fast-check'
import packJson from '../../packs/default.json'
import type { AirHandler } from '../../src/model/project/air-handler'
import { newIndoorUnit } from '../../src/model/project/defaults'
import type { EquipmentPack, UnitDemand } from '../../src/model/project/equipment'
import { unitDemand } from '../../src/model/project/equipment'
import type { IndoorUnit } from '../../src/model/project/project'
import type { UnitPart } from '../../src/model/project/unit-part'
import { findKitLayout } from '../helpers/kit-layout'

export const pack: EquipmentPack = { ...packJson, findKitLayout }

const demandOf = (id: string): UnitDemand[] => {
  const demand = unitDemand(pack, id)
  return demand ? [demand] : []
}
const ALL = [pack.iduModels, pack.freshAirUnits, pack.hydroModules, pack.ahuKits].flatMap((group) =>
  group.items.flatMap((each) => demandOf(each.id)),
)

/** Chosen parts, which need not fit: a list may come from another pack. */
const anyParts: fc.Arbitrary<UnitPart[] | undefined> = fc.option(
  fc.subarray<UnitPart>([
    { id: 'PN-C4-950K', type: 'panel', count: 1 },
    { id: 'RM-INTAKE', type: 'rearMountedComponents', count: 1 },
    { id: 'EM-1', type: 'electricityMeter', count: 2 },
    { id: 'of another pack', type: 'FilterMesh', count: 3 },
  ]),
  { nil: undefined },
)

const anyPlainUnit: fc.Arbitrary<IndoorUnit> = fc
  .record({
    parts: anyParts,
    demand: fc.constantFrom(...ALL),
    floor: fc.constantFrom('', '1F', '2F', '3F', 'B1', 'Roof'),
    count: fc.integer({ min: 1, max: 6 }),
  })
  .map(({ demand, floor, count, parts }) =>
    newIndoorUnit({ type: demand.type, model: demand.model, floor, count, ...(parts && { parts }) }),
  )

/** An air handler of one to four kits, connected in any of the three ways. Several kits are of a class that a pair of box ports carries. */
export const anyAirHandler: fc.Arbitrary<AirHandler> = fc
  .record({
    name: fc.constantFrom('', 'Lobby'),
    coils: fc.integer({ min: 0, max: 6 }),
    choices: fc.array(
      fc.record({
        id: fc.constantFrom('a', 'b'),
        model: fc.constantFrom('AK-036', 'AK-090', 'AK-160', 'AK-200'),
        kits: fc.integer({ min: 1, max: 2 }),
        ports: fc.integer({ min: 1, max: 2 }),
        coolingKw: fc.constantFrom<number[]>([], [3, 2.5]),
      }),
      { minLength: 1, maxLength: 2 },
    ),
  })
  .map((given) => ({ ...given, extra: {}, choices: given.choices.map((choice) => ({ ...choice, heatingKw: [], extra: {} })) }))

const anyAirHandlerUnit = fc
  .record({ airHandler: anyAirHandler, floor: fc.constantFrom('', '1F', '2F'), count: fc.integer({ min: 1, max: 2 }) })
  .map((given) => newIndoorUnit({ type: 'ahu', model: '', ...given }))

/** A line of a list: any model that takes refrigerant, or an air handler with its kits, on one of a few floors. */
export const anyIndoorUnit: fc.Arbitrary<IndoorUnit> = fc.oneof(
  { weight: 4, arbitrary: anyPlainUnit },
  { weight: 1, arbitrary: anyAirHandlerUnit },
)

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
