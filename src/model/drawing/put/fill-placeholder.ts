import type { Diagram } from '../../diagram/diagram'
import { edgeAt, nodeAt } from '../../diagram/diagram-rows'
import { isHeader, kindAt, nearestAbove, outletsOf, parentOf, treeOf } from '../../diagram/diagram-tree'
import type { DiagramTree } from '../../diagram/diagram-tree'
import { omit } from '../../change/omit'
import { isOpenPlace, onPort } from '../plans/box-port'
import { portDemand } from '../plans/box-ports'
import { boxHasRoom } from '../places/free-ports'
import { loadAt, loadBelow } from '../places/load-below'
import type { PlacingContext } from '../places/placing-context'
import type { PlannedUnit } from '../plans/plan'
import type { Recording } from '../record'
import { reserveSibling } from '../plans/reservation'
import { headerCarries } from '../plans/two-pipe'

/** Puts a unit on the first free placeholder, or open cap of a header, that may take it; false where there is none. */
export function fillPlaceholder(recording: Recording, unit: PlannedUnit, context: PlacingContext): boolean {
  const { diagram } = recording
  const tree = treeOf(diagram)
  for (let row = 0; row < diagram.nodeCount; row++) {
    if (!isFree(diagram, tree, row) || !mayTake(diagram, tree, row, unit, context)) continue
    const { x, y } = nodeAt(diagram, row)
    const wasCap = kindAt(diagram, row) === 'endCap'
    const feed = tree.feed[row] ?? -1
    recording.setNode(row, { ...unit.node, x, y })
    if (wasCap && feed >= 0) recording.setEdge(feed, omit(edgeAt(diagram, feed), 'lengthM'))
    const demand = portDemand(context.pack, unit.demand)
    if (context.needsBox && !demand.mergeJoint && demand.ports === 2) reserveSibling(recording, row, context.pack)
    return true
  }
  return false
}

function isFree(diagram: Diagram, tree: DiagramTree, row: number): boolean {
  if (diagram.nodeRest[row]?.reservedFor !== undefined || (tree.feed[row] ?? -1) < 0) return false
  const kind = kindAt(diagram, row)
  return kind === 'placeholder' || (kind === 'endCap' && isHeader(diagram, parentOf(diagram, tree, row)))
}

function mayTake(diagram: Diagram, tree: DiagramTree, row: number, unit: PlannedUnit, context: PlacingContext): boolean {
  const { pack } = context
  const parent = parentOf(diagram, tree, row)
  if (isHeader(diagram, parent)) {
    const loads = Array.from(outletsOf(tree, parent), (edge) => loadAt(diagram, diagram.edgeTarget[edge] ?? -1, pack)).filter(
      (load) => load > 0,
    )
    const headers = pack.headers.items.filter((header) => header.branches >= (diagram.nodeOutlets[parent] ?? 0))
    if (!headerCarries(headers, [...loads, unit.demand.loadKw])) return false
  }
  const box = nearestAbove(diagram, tree, row, (above) => kindAt(diagram, above) === 'box')
  if (!context.needsBox) return true
  if (unit.demand.type === 'hdo' || box < 0) return unit.demand.type === 'hdo' && box < 0
  if (!boxHasRoom(diagram, tree, box, unit.demand.loadKw, pack)) return false
  return portTakes(diagram, tree, row, parent, unit, context)
}

function portTakes(diagram: Diagram, tree: DiagramTree, row: number, parent: number, unit: PlannedUnit, context: PlacingContext): boolean {
  const demand = portDemand(context.pack, unit.demand)
  if (kindAt(diagram, parent) === 'joint' && diagram.nodeJointType[parent] !== 0) return !unit.demand.isOneOfSeveral
  if (demand.mergeJoint) return false
  if (kindAt(diagram, parent) !== 'box') {
    const portKw = context.pack.msBoxes.items[0]?.portCapacityKw ?? 0
    let top = row
    while (kindAt(diagram, parentOf(diagram, tree, top)) === 'joint') top = parentOf(diagram, tree, top)
    return demand.ports === 1 && loadBelow(diagram, tree, top, context.pack).loadKw + unit.demand.loadKw <= portKw
  }
  const port = diagram.edgeSourcePort[tree.feed[row] ?? -1] ?? 0
  if (demand.ports === 1) return true
  const sibling = onPort(diagram, tree, parent, port + 1)
  return port % 2 === 1 && port < (diagram.nodeOutlets[parent] ?? 0) && (sibling < 0 || isOpenPlace(diagram, sibling))
}
