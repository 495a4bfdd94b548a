import type { BoxEquipment, EquipmentPack } from '../../project/equipment'
import { boxesFor, carries, portDemand, smallestBox } from './box-ports'
import type { PortDemand } from './box-ports'
import { byFloor } from './floors'
import { lineOf } from './plan'
import type { Plan, PlannedUnit } from './plan'

interface Boxful {
  units: { unit: PlannedUnit; demand: PortDemand }[]
  ports: number
  loadKw: number
}

/**
 * Piping of a heat-recovery system: the units of a floor share mode-select boxes as far as ports and capacity go; boxes, and hydro units, which
 * must not follow a box, hang on a line of Y joints. Pauses after every floor.
 */
export function* threePipePlan(units: readonly PlannedUnit[], pack: EquipmentPack, refrigerant: string): Generator<void, Plan | null> {
  const boxes = boxesFor(pack, refrigerant)
  const floors: Plan[] = []
  for (const floor of byFloor(units)) {
    const hydro = floor.filter((unit) => unit.demand.type === 'hdo').map((unit): Plan => ({ kind: 'unit', unit }))
    const behindBoxes = floor.filter((unit) => unit.demand.type !== 'hdo')
    const line = lineOf([...hydro, ...boxfuls(behindBoxes, pack, boxes).map((boxful) => boxPlan(boxful, boxes))])
    if (line) floors.push(line)
    yield
  }
  return lineOf(floors)
}

/** A box for one unit. */
export function singleBoxPlan(unit: PlannedUnit, pack: EquipmentPack, refrigerant: string): Plan {
  const demand = portDemand(pack, unit.demand)
  return boxPlan({ units: [{ unit, demand }], ports: demand.ports, loadKw: unit.demand.loadKw }, boxesFor(pack, refrigerant))
}

// Units with many ports go first: so pairs start on odd ports and merged groups on whole groups without further care.
function boxfuls(units: readonly PlannedUnit[], pack: EquipmentPack, boxes: readonly BoxEquipment[]): Boxful[] {
  const demands = units.map((unit) => ({ unit, demand: portDemand(pack, unit.demand) })).sort((a, b) => b.demand.ports - a.demand.ports)
  const filled: Boxful[] = []
  for (const each of demands) {
    const { ports } = each.demand
    const { loadKw } = each.unit.demand
    const room = filled.find((boxful) =>
      boxes.some((box) => carries(box, boxful.ports + ports, boxful.loadKw + loadKw, boxful.units.length + 1)),
    )
    const boxful = room ?? { units: [], ports: 0, loadKw: 0 }
    if (!room) filled.push(boxful)
    boxful.units.push(each)
    boxful.ports += ports
    boxful.loadKw += loadKw
  }
  return filled
}

function boxPlan(boxful: Boxful, boxes: readonly BoxEquipment[]): Plan {
  const box = smallestBox(boxes, boxful.ports, boxful.loadKw, boxful.units.length)
  const children: { port: number; plan: Plan }[] = []
  let port = 1
  for (const { unit, demand } of boxful.units) {
    const plan: Plan = { kind: 'unit', unit }
    if (demand.mergeJoint) children.push({ port, plan: { kind: 'merge', jointType: demand.mergeJoint, child: plan } })
    else children.push({ port, plan })
    if (!demand.mergeJoint && demand.ports === 2) children.push({ port: port + 1, plan: { kind: 'cap', reservedFor: unit.node.id } })
    port += demand.ports
  }
  return { kind: 'box', model: box?.id ?? '', ports: box?.ports ?? boxful.ports, children }
}
