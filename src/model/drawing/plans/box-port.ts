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

/** Returns the view of a drawing that the rules read. Pass `tree` where it has been built already. */
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

/** Returns the row of the first node on a port of a box, -1 where there is none. */
export function onPort(diagram: Diagram, tree: DiagramTree, box: number, port: number): number {
  for (const edge of outletsOf(tree, box)) if (diagram.edgeSourcePort[edge] === port) return diagram.edgeTarget[edge] ?? -1
  return -1
}

/** Returns the rows of all nodes on a port of a box; more than one is a finding. */
export function allOnPort(diagram: Diagram, tree: DiagramTree, box: number, port: number): number[] {
  const rows = Array.from(outletsOf(tree, box), (edge) => (diagram.edgeSourcePort[edge] === port ? (diagram.edgeTarget[edge] ?? -1) : -1))
  return [...new Set(rows)].filter((row) => row >= 0)
}

/** Whether the row is a placeholder or end cap that is not reserved for a drawn unit. A reservation for a removed unit is ignored. */
export function isOpenPlace(diagram: Diagram, row: number): boolean {
  const kind = kindAt(diagram, row)
  if (kind !== 'placeholder' && kind !== 'endCap') return false
  const unit = diagram.nodeRest[row]?.reservedFor
  return unit === undefined || nodeRow(diagram, unit) < 0
}
