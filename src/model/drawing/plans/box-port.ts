import type { Diagram } from '../../diagram/diagram'
import { nodeRow } from '../../diagram/diagram-rows'
import { kindAt, outletsOf, treeOf } from '../../diagram/diagram-tree'
import type { DiagramTree } from '../../diagram/diagram-tree'
import type { EquipmentPack } from '../../project/equipment'
import type { DrawingView } from '../../pack-rules/drawing-view'
import { jointTypeOf, portsMerged } from '../../pack-rules/merge-joints'
import type { MergeRules } from '../../pack-rules/merge-joints'
import { modeOf } from '../../pack-rules/mode'
import { itemAt } from '../../pack-rules/ports'

/** Reads a drawing for the rules. `tree` is given where it is known already. */
export function viewOf(diagram: Diagram, pack: EquipmentPack, tree: DiagramTree = treeOf(diagram)): DrawingView {
  return { diagram, tree, pack, mode: modeOf(diagram, pack) }
}

/** Whether a unit is above the load of one port of the box that feeds it directly, so that it takes the sibling port too. */
export function needsSibling(diagram: Diagram, box: number, unit: number, pack: EquipmentPack): boolean {
  return kindAt(diagram, box) === 'box' && itemAt(viewOf(diagram, pack), box, unit).isLarge
}

/** Counts the consecutive ports that a node takes on its box: those that a merge joint merges, or one. */
export function portsTaken(diagram: Diagram, row: number, pack: MergeRules): number {
  return kindAt(diagram, row) === 'joint' ? portsMerged(pack, jointTypeOf(diagram.nodeJointType[row])) : 1
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

/** Whether nothing stands here: a placeholder or an end cap, reserved for no unit of the drawing. The mark of a unit that is gone bars nothing. */
export function isOpenPlace(diagram: Diagram, row: number): boolean {
  const kind = kindAt(diagram, row)
  if (kind !== 'placeholder' && kind !== 'endCap') return false
  const unit = diagram.nodeRest[row]?.reservedFor
  return unit === undefined || nodeRow(diagram, unit) < 0
}
