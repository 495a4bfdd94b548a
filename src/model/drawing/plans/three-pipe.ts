import type { BoxEquipment, EquipmentPack } from '../../project/equipment'
import { boxesFor } from '../../pack-rules/boxes'
import { boxfuls, chosenBox, seatedUnit, seatPlans } from '../box-plan'
import type { SeatedUnit } from '../box-plan'
import { byFloor } from './floors'
import { lineOf } from './plan'
import type { Plan, PlannedUnit } from './plan'

/**
 * Plans the piping of a heat-recovery system: the units of a floor share mode-select boxes as far as ports and capacity go. Boxes, and hydro units, which
 * must not follow a box, are fed by a line of Y joints. Pauses after every floor.
 */
export function* threePipePlan(units: readonly PlannedUnit[], pack: EquipmentPack, refrigerant: string): Generator<void, Plan | null> {
  const boxes = boxesFor(pack, 'MS', refrigerant)
  const floors: Plan[] = []
  for (const floor of byFloor(units)) {
    const hydro = floor.filter((unit) => unit.demand.type === 'hdo').map((unit): Plan => ({ kind: 'unit', unit }))
    const behindBoxes = floor.filter((unit) => unit.demand.type !== 'hdo').map((unit) => seatedUnit(unit, pack))
    const filled = boxfuls(behindBoxes, pack, boxes)
    const line = lineOf([...hydro, ...filled.map((boxful) => boxPlan(boxful, pack, boxes))])
    if (line) floors.push(line)
    yield
  }
  return lineOf(floors)
}

/** Plans a box for one unit. */
export function singleBoxPlan(unit: PlannedUnit, pack: EquipmentPack, refrigerant: string): Plan {
  return boxPlan([seatedUnit(unit, pack)], pack, boxesFor(pack, 'MS', refrigerant))
}

function boxPlan(units: readonly SeatedUnit[], pack: EquipmentPack, boxes: readonly BoxEquipment[]): Plan {
  const { model, ports, placed } = chosenBox(units, pack, boxes)
  return { kind: 'box', model, ports, children: placed.flatMap(seatPlans) }
}
