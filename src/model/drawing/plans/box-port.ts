import { JOINT_TYPES } from '../../project/codes'
import type { JointType } from '../../project/codes'
import type { Diagram } from '../../diagram/diagram'
import { nodeRow } from '../../diagram/diagram-rows'
import { kindAt, outdoorRow, outletsOf } from '../../diagram/diagram-tree'
import type { DiagramTree } from '../../diagram/diagram-tree'
import { unitDemand } from '../../project/equipment'
import type { EquipmentPack } from '../../project/equipment'

/** The other port of a pair: ports stand side by side as 1–2, 3–4 … */
export function siblingPort(port: number): number {
  return ((port - 1) ^ 1) + 1
}

/** Ports of a box: as drawn, else its model's; 0 where neither says. */
export function portsOfBox(diagram: Diagram, box: number, pack: EquipmentPack): number {
  const drawn = diagram.nodeOutlets[box] ?? 0
  if (drawn > 0) return drawn
  const model = diagram.modelNames[diagram.nodeModel[box] ?? -1]
  return pack.msBoxes.items.find((each) => each.id === model)?.ports ?? 0
}

/** Load in kW that one port of a box carries: as drawn, else its model's, else that of the smallest box with as many ports. */
export function portCapacityKw(diagram: Diagram, box: number, pack: EquipmentPack): number {
  const own = diagram.nodePortCapacityKw[box] ?? NaN
  if (!Number.isNaN(own)) return own
  const model = diagram.modelNames[diagram.nodeModel[box] ?? -1]
  const { items } = pack.msBoxes
  const listed = items.find((each) => each.id === model) ?? items.find((each) => each.ports >= (diagram.nodeOutlets[box] ?? 0))
  return listed?.portCapacityKw ?? items.at(-1)?.portCapacityKw ?? 0
}

/**
 * Is this unit above the capacity of one port of the box that feeds it directly, so that it takes the sibling port too? A heat pump has no such rule, and
 * heat recovery has it on MS boxes.
 */
export function needsSibling(diagram: Diagram, box: number, unit: number, pack: EquipmentPack): boolean {
  if (kindAt(diagram, box) !== 'box' || portsOfBox(diagram, box, pack) < 2) return false
  const mode = diagram.nodeRest[outdoorRow(diagram)]?.outdoorType
  if (mode === 'HP' || (mode === 'HR' && JOINT_TYPES[diagram.nodeJointType[box] ?? 0] !== 'MS')) return false
  const own = diagram.nodeCoolingKw[unit] ?? NaN
  const coolingKw = Number.isNaN(own) ? (unitDemand(pack, diagram.modelNames[diagram.nodeModel[unit] ?? -1] ?? '')?.coolKw ?? 0) : own
  return coolingKw > portCapacityKw(diagram, box, pack) + 1e-9
}

/** Consecutive ports that a node takes on its box: MPn takes n of them, anything else one. */
export function portsTaken(diagram: Diagram, row: number): number {
  return kindAt(diagram, row) === 'joint' ? portsMerged(JOINT_TYPES[diagram.nodeJointType[row] ?? 0] ?? '') : 1
}

/** Consecutive ports that a joint of this type merges; 1 for what is no merge joint. */
export function portsMerged(type: JointType): number {
  return Number(/^MP(\d)(-W)?$/.exec(type)?.[1] ?? 1)
}

/** Row of what hangs on a port of a box, -1 where nothing is drawn there. */
export function onPort(diagram: Diagram, tree: DiagramTree, box: number, port: number): number {
  for (const edge of outletsOf(tree, box)) if (diagram.edgeSourcePort[edge] === port) return diagram.edgeTarget[edge] ?? -1
  return -1
}

/** Rows of all that is drawn on a port of a box; more than one is a finding. */
export function allOnPort(diagram: Diagram, tree: DiagramTree, box: number, port: number): number[] {
  const rows = Array.from(outletsOf(tree, box), (edge) => (diagram.edgeSourcePort[edge] === port ? (diagram.edgeTarget[edge] ?? -1) : -1))
  return [...new Set(rows)].filter((row) => row >= 0)
}

/** Does nothing stand here: a placeholder or an end cap, reserved for no unit of the drawing? The mark of a unit that is gone bars nothing. */
export function isOpenPlace(diagram: Diagram, row: number): boolean {
  const kind = kindAt(diagram, row)
  if (kind !== 'placeholder' && kind !== 'endCap') return false
  const unit = diagram.nodeRest[row]?.reservedFor
  return unit === undefined || nodeRow(diagram, unit) < 0
}
