import type { BoxEquipment, EquipmentPack } from '../project/equipment'
import { boxTaking, placedOn } from '../pack-rules/box-seats'
import type { Placed, Seated } from '../pack-rules/box-seats'
import type { UnitFigures } from '../pack-rules/unit-figures'
import { figuresOf } from '../pack-rules/unit-figures'
import type { Plan, PlannedUnit } from './plans/plan'

/** A planned unit with the figures that the box rules read. */
export interface SeatedUnit extends Seated {
  unit: PlannedUnit
}

/** Returns the figures of a planned unit; the cooling of its node takes precedence. */
export function plannedFigures({ demand, node }: PlannedUnit, pack: EquipmentPack): UnitFigures {
  return figuresOf(pack, node.kind, demand.model, node.data.coolingKw, demand.isOneOfSeveral)
}

/** Returns a planned unit with the figures that the box rules read. */
export function seatedUnit(unit: PlannedUnit, pack: EquipmentPack): SeatedUnit {
  return { unit, figures: plannedFigures(unit, pack), wishedPorts: unit.demand.ports }
}

/** Groups items that share a box. A unit that no box carries gets a box of its own. */
export function boxfuls<T extends Seated>(items: readonly T[], pack: EquipmentPack, boxes: readonly BoxEquipment[]): T[][] {
  const mostItems = Math.max(...boxes.map((box) => box.ports))
  const mostIndex = Math.max(...boxes.map(({ totalCapacityKw }) => Math.ceil(totalCapacityKw * 10 + 1)))
  const filled: { items: T[]; index: number }[] = []
  for (const each of inSeatOrder(items, pack, boxes)) {
    const { loadIndex } = each.figures
    // The first two comparisons skip the exact check for full boxes.
    const room = filled.find(
      (boxful) =>
        boxful.items.length < mostItems &&
        boxful.index + loadIndex <= mostIndex &&
        boxTaking(pack, boxes, [...boxful.items, each]) !== null,
    )
    if (room) {
      room.items.push(each)
      room.index += loadIndex
    } else filled.push({ items: [each], index: loadIndex })
  }
  return filled.map((boxful) => boxful.items)
}

/** Orders units by the ports they take, most first, on the box that carries each alone, so that pairs and merged groups start on odd ports. */
function inSeatOrder<T extends Seated>(items: readonly T[], pack: EquipmentPack, boxes: readonly BoxEquipment[]): T[] {
  return items
    .map((item) => ({ item, ports: chosenBox([item], pack, boxes).placed[0]?.seat.ports ?? 1 }))
    .sort((one, other) => other.ports - one.ports)
    .map(({ item }) => item)
}

/** Chooses the first box that takes all items and puts them on its ports; the last box where none takes them. */
export function chosenBox<T extends Seated>(
  items: readonly T[],
  pack: EquipmentPack,
  boxes: readonly BoxEquipment[],
): { model: string; ports: number; placed: Placed<T>[] } {
  const taking = boxTaking(pack, boxes, items)
  if (taking) return { model: taking.box.id, ports: taking.box.ports, placed: taking.placed }
  const box = boxes.at(-1)
  return { model: box?.id ?? '', ports: box?.ports ?? items.length, placed: (box && placedOn(pack, box, items, true)) ?? [] }
}

/** Returns the plans for the ports of one unit: the unit and a cap on its reserved port, or a merge joint with the unit. */
export function seatPlans({ item: { unit }, seat, port }: Placed<SeatedUnit>): { port: number; plan: Plan }[] {
  const plan: Plan = { kind: 'unit', unit }
  if (seat.mergeJoint) return [{ port, plan: { kind: 'merge', jointType: seat.mergeJoint, child: plan } }]
  const kept: Plan = { kind: 'cap', reservedFor: unit.node.id }
  return seat.ports === 2
    ? [
        { port, plan },
        { port: port + 1, plan: kept },
      ]
    : [{ port, plan }]
}
