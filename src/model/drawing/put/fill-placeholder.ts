import type { Diagram } from '../../diagram/diagram'
import { edgeAt, nodeAt } from '../../diagram/diagram-rows'
import { isHeader, kindAt, outletsOf, parentOf, treeOf } from '../../diagram/diagram-tree'
import type { DiagramTree } from '../../diagram/diagram-tree'
import { omit } from '../../change/omit'
import { mayStand } from '../../pack-rules/placement'
import { siblingPort } from '../../pack-rules/ports'
import { isOpenPlace, onPort, viewOf } from '../plans/box-port'
import { plannedFigures } from '../box-plan'
import type { PlacingContext } from '../places/placing-context'
import type { PlannedUnit } from '../plans/plan'
import type { Recording } from '../record'
import { reserveSibling, settleSibling } from '../plans/reservation'

/** Puts a unit on the first free placeholder, or open cap of a header, that may take it; false where there is none. */
export function fillPlaceholder(recording: Recording, unit: PlannedUnit, { pack }: PlacingContext): boolean {
  const { diagram } = recording
  const view = viewOf(diagram, pack, treeOf(diagram))
  const figures = plannedFigures(unit, pack)
  for (let row = 0; row < diagram.nodeCount; row++) {
    if (!isFree(diagram, view.tree, row) || !mayStand(view, row, figures)) continue
    const { x, y } = nodeAt(diagram, row)
    const wasCap = kindAt(diagram, row) === 'endCap'
    const feed = view.tree.feed[row] ?? -1
    recording.setNode(row, { ...unit.node, x, y })
    if (wasCap && feed >= 0) recording.setEdge(feed, omit(edgeAt(diagram, feed), 'lengthM'))
    if (unit.demand.ports === 2 && isSiblingOpen(recording.diagram, view.tree, row)) reserveSibling(recording, row, pack)
    else settleSibling(recording, row, pack)
    return true
  }
  return false
}

function isFree(diagram: Diagram, tree: DiagramTree, row: number): boolean {
  if (!isOpenPlace(diagram, row) || (tree.feed[row] ?? -1) < 0 || outletsOf(tree, row).length > 0) return false
  return kindAt(diagram, row) === 'placeholder' || isHeader(diagram, parentOf(diagram, tree, row))
}

/** Whether the sibling port of a unit is open; the pack may request it for the unit. */
function isSiblingOpen(diagram: Diagram, tree: DiagramTree, row: number): boolean {
  const box = parentOf(diagram, tree, row)
  if (kindAt(diagram, box) !== 'box') return false
  const sibling = onPort(diagram, tree, box, siblingPort(diagram.edgeSourcePort[tree.feed[row] ?? -1] ?? 0))
  return sibling < 0 || isOpenPlace(diagram, sibling)
}
