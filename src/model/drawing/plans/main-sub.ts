import type { BoxEquipment, EquipmentPack } from '../../project/equipment'
import { isAbove } from '../../pack-rules/allowance'
import { boxTaking } from '../../pack-rules/box-seats'
import type { Placed, Seated } from '../../pack-rules/box-seats'
import { boxesFor } from '../../pack-rules/boxes'
import { boxfuls, chosenBox, seatedUnit, seatPlans } from '../box-plan'
import type { SeatedUnit } from '../box-plan'
import { byFloor } from './floors'
import type { Plan, PlannedUnit } from './plan'

/** The content of ports of a main box: one unit, or a sub box with several small units on a single port. */
interface Slot extends Seated {
  units: readonly SeatedUnit[]
}

interface MainSubBoxes {
  pack: EquipmentPack
  mains: readonly BoxEquipment[]
  subs: readonly BoxEquipment[]
}

/**
 * Plans the piping of a main/sub system: one main box directly below the outdoor unit where it has ports for every unit.
 * Otherwise the small units of a floor share sub boxes, each on one port of a main box behind its connector, and further main boxes are added
 * beside the first. Null where the pack has no main box.
 */
export function mainSubPlans(units: readonly PlannedUnit[], pack: EquipmentPack, refrigerant: string): Plan[] | null {
  const mains = boxesFor(pack, 'MS-MAIN', refrigerant)
  const boxes: MainSubBoxes = { pack, mains, subs: boxesFor(pack, 'MS-SUB', refrigerant) }
  if (mains.length === 0) return null
  const floors = byFloor(units).map((floor) => floor.map((unit) => seatedUnit(unit, pack)))
  const single = boxfuls(
    floors.flat().map((unit) => slotOf([unit])),
    pack,
    mains,
  )
  const filled =
    single.length === 1 || boxes.subs.length === 0
      ? single
      : boxfuls(
          floors.flatMap((floor) => shared(floor, boxes)),
          pack,
          mains,
        )
  return filled.map((slots) => mainPlan(slots, boxes))
}

// Behind a connector only the total load of the sub box counts on the port of the main box, not the cooling of single units.
function slotOf(units: readonly [SeatedUnit, ...SeatedUnit[]]): Slot {
  const [{ figures, wishedPorts }] = units
  if (units.length === 1) return { figures, wishedPorts, units }
  return { figures: { ...figures, coolingKw: 0, loadIndex: indexOf(units) }, wishedPorts: 1, count: units.length, units }
}

/** Groups the small units of one floor by shared port, up to what one port of every main box carries and a sub box takes. */
function shared(floor: readonly SeatedUnit[], boxes: MainSubBoxes): Slot[] {
  const groups: [SeatedUnit, ...SeatedUnit[]][] = []
  for (const unit of floor) {
    const room = groups.find((group) => carriesGroup([...group, unit], boxes))
    if (room) room.push(unit)
    else groups.push([unit])
  }
  return groups.map(slotOf)
}

/**
 * Whether one port of a main box carries a sub box with these units: each on a single port of the sub box, which has no more ports than the smallest
 * main box.
 */
function carriesGroup(group: readonly [SeatedUnit, ...SeatedUnit[]], { pack, mains, subs }: MainSubBoxes): boolean {
  const carries = (main: BoxEquipment): boolean =>
    !isAbove(group.length, main.maxIduPerPort) &&
    !isAbove(indexOf(group) / 10, main.portCapacityKw) &&
    boxTaking(pack, [main], [slotOf(group)]) !== null
  const taking = mains.every(carries) ? boxTaking(pack, subsBelow(mains, subs), group) : null
  return taking !== null && taking.placed.every(({ seat }) => seat.ports === 1)
}

// A sub box must not have more ports than its main box, and any of the main boxes may be chosen.
function subsBelow(mains: readonly BoxEquipment[], subs: readonly BoxEquipment[]): BoxEquipment[] {
  const ports = Math.min(...mains.map((main) => main.ports))
  return subs.filter((sub) => sub.ports <= ports)
}

function indexOf(units: readonly SeatedUnit[]): number {
  return units.reduce((sum, { figures }) => sum + figures.loadIndex, 0)
}

function mainPlan(slots: readonly Slot[], boxes: MainSubBoxes): Plan {
  const { model, ports, placed } = chosenBox(slots, boxes.pack, boxes.mains)
  return { kind: 'box', jointType: 'MS-MAIN', model, ports, children: placed.flatMap((each) => slotPlans(each, boxes)) }
}

function slotPlans({ item, seat, port }: Placed<Slot>, boxes: MainSubBoxes): { port: number; plan: Plan }[] {
  const [first, ...others] = item.units
  if (first && others.length === 0) return seatPlans({ item: first, seat, port })
  const { model, ports, placed } = chosenBox(item.units, boxes.pack, subsBelow(boxes.mains, boxes.subs))
  const child: Plan = { kind: 'box', jointType: 'MS-SUB', model, ports, children: placed.flatMap(seatPlans) }
  return [{ port, plan: { kind: 'merge', jointType: 'PLUS-SUB', child } }]
}
