import type { BoxEquipment, EquipmentPack } from '../../project/equipment'
import { boxesFor, carries, portDemand, smallestBox } from './box-ports'
import type { PortDemand } from './box-ports'
import { byFloor } from './floors'
import type { Plan, PlannedUnit } from './plan'

/** What hangs on consecutive ports of a main box: one unit, or a sub box with several small ones on a single port. */
interface Slot {
  ports: number
  loadKw: number
  units: { unit: PlannedUnit; demand: PortDemand }[]
}

/** Units that one port of a box may feed; a sub box hangs on one port of its main box. */
const MOST_BEHIND_PORT = 6

/**
 * Piping of a main/sub system: one main box directly below the outdoor unit where it has room for every unit; else the small units of a floor share sub boxes, each on one
 * port of a main box behind its connector, and further main boxes stand beside the first. Null where the pack has no box that may be a main box.
 */
export function mainSubPlans(units: readonly PlannedUnit[], pack: EquipmentPack, refrigerant: string): Plan[] | null {
  const boxes = boxesFor(pack, refrigerant)
  const mains = boxes.filter((box) => box.canBeMain === true)
  const subs = boxes.filter((box) => box.canBeSub === true)
  if (mains.length === 0) return null
  const floors = byFloor(units).map((floor) => floor.map((unit) => slotOf(unit, pack)))
  const single = fill(floors.flat(), mains)
  const filled =
    single.length === 1 || subs.length === 0
      ? single
      : fill(
          floors.flatMap((floor) => shared(floor, subs)),
          mains,
        )
  return filled.map((slots) => mainPlan(slots, mains, subs))
}

function slotOf(unit: PlannedUnit, pack: EquipmentPack): Slot {
  const demand = portDemand(pack, unit.demand)
  return { ports: demand.ports, loadKw: unit.demand.loadKw, units: [{ unit, demand }] }
}

// Small units of one floor behind common ports, as many as one port carries.
function shared(slots: readonly Slot[], subs: readonly BoxEquipment[]): Slot[] {
  const portKw = Math.max(...subs.map((box) => box.portCapacityKw))
  const groups: Slot[] = []
  for (const slot of slots) {
    const room =
      slot.ports === 1 &&
      groups.find((group) => group.ports === 1 && group.units.length < MOST_BEHIND_PORT && group.loadKw + slot.loadKw <= portKw)
    if (!room) {
      groups.push({ ...slot, units: [...slot.units] })
      continue
    }
    room.loadKw += slot.loadKw
    room.units.push(...slot.units)
  }
  return groups
}

// Slots of many ports first, so that pairs and merged groups start on odd ports.
function fill(slots: readonly Slot[], mains: readonly BoxEquipment[]): Slot[][] {
  const filled: Slot[][] = []
  for (const slot of [...slots].sort((a, b) => b.ports - a.ports)) {
    const room = filled.find((each) => mains.some((box) => fits(box, [...each, slot])))
    if (room) room.push(slot)
    else filled.push([slot])
  }
  return filled
}

function fits(box: BoxEquipment, slots: readonly Slot[]): boolean {
  return carries(box, sum(slots, 'ports'), sum(slots, 'loadKw'), count(slots))
}

function mainPlan(slots: readonly Slot[], mains: readonly BoxEquipment[], subs: readonly BoxEquipment[]): Plan {
  const box = smallestBox(mains, sum(slots, 'ports'), sum(slots, 'loadKw'), count(slots))
  const children: { port: number; plan: Plan }[] = []
  let port = 1
  for (const slot of slots) {
    children.push(...(slot.units.length === 1 ? unitPlans(slot, port) : [{ port, plan: subPlan(slot, subs) }]))
    port += slot.ports
  }
  return { kind: 'box', jointType: 'MS-MAIN', model: box?.id ?? '', ports: box?.ports ?? port - 1, children }
}

function unitPlans({ units }: Slot, port: number): { port: number; plan: Plan }[] {
  return units.flatMap(({ unit, demand }): { port: number; plan: Plan }[] => {
    const plan: Plan = { kind: 'unit', unit }
    if (demand.mergeJoint) return [{ port, plan: { kind: 'merge', jointType: demand.mergeJoint, child: plan } }]
    const reserved: Plan = { kind: 'cap', reservedFor: unit.node.id }
    return demand.ports === 2
      ? [
          { port, plan },
          { port: port + 1, plan: reserved },
        ]
      : [{ port, plan }]
  })
}

function subPlan(slot: Slot, subs: readonly BoxEquipment[]): Plan {
  const box = smallestBox(subs, slot.units.length, slot.loadKw, slot.units.length)
  const children = slot.units.map(({ unit }, place): { port: number; plan: Plan } => ({ port: place + 1, plan: { kind: 'unit', unit } }))
  const child: Plan = { kind: 'box', jointType: 'MS-SUB', model: box?.id ?? '', ports: box?.ports ?? slot.units.length, children }
  return { kind: 'merge', jointType: 'PLUS-SUB', child }
}

function sum(slots: readonly Slot[], of: 'ports' | 'loadKw'): number {
  return slots.reduce((total, slot) => total + slot[of], 0)
}

function count(slots: readonly Slot[]): number {
  return slots.reduce((total, slot) => total + slot.units.length, 0)
}
