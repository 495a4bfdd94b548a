import type { Diagram } from '../diagram'
import { edgeAt, nodeAt } from '../diagram-rows'
import { isHeader, kindAt, nearestAbove, outletsOf, parentOf, treeOf } from '../diagram-tree'
import type { DiagramTree } from '../diagram-tree'
import { newId } from '../ids'
import { omit } from '../omit'
import { portDemand } from './box-ports'
import { boxHasRoom } from './free-ports'
import { loadAt, loadBelow } from './load-below'
import { freshNode } from './draw'
import type { PlacingContext } from './placing-context'
import type { PlannedUnit } from './plan'
import type { Recording } from './record'
import { headerCarries } from './two-pipe'

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
    reserveSibling(recording, feed, unit, context)
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
  if (kindAt(diagram, parent) === 'joint' && diagram.nodeJointType[parent] !== 0) return true
  if (demand.mergeJoint) return false
  if (kindAt(diagram, parent) !== 'box') {
    const portKw = context.pack.msBoxes.items[0]?.portCapacityKw ?? 0
    let top = row
    while (kindAt(diagram, parentOf(diagram, tree, top)) === 'joint') top = parentOf(diagram, tree, top)
    return demand.ports === 1 && loadBelow(diagram, tree, top, context.pack).loadKw + unit.demand.loadKw <= portKw
  }
  const port = diagram.edgeSourcePort[tree.feed[row] ?? -1] ?? 0
  if (demand.ports === 1) return true
  return port % 2 === 1 && port < (diagram.nodeOutlets[parent] ?? 0) && siblingState(diagram, tree, parent, port + 1) !== 'taken'
}

function siblingState(diagram: Diagram, tree: DiagramTree, box: number, port: number): 'none' | 'taken' | number {
  for (const edge of outletsOf(tree, box)) {
    if (diagram.edgeSourcePort[edge] !== port) continue
    const row = diagram.edgeTarget[edge] ?? -1
    const empty = ['placeholder', 'endCap'].includes(kindAt(diagram, row)) && diagram.nodeRest[row]?.reservedFor === undefined
    return empty ? row : 'taken'
  }
  return 'none'
}

// A large unit on one port of a pair keeps the other for itself: a cap there carries its id.
function reserveSibling(recording: Recording, feed: number, unit: PlannedUnit, context: PlacingContext): void {
  const { diagram } = recording
  const box = diagram.edgeSource[feed] ?? -1
  const demand = portDemand(context.pack, unit.demand)
  if (!context.needsBox || kindAt(diagram, box) !== 'box' || demand.mergeJoint || demand.ports !== 2) return
  const port = (diagram.edgeSourcePort[feed] ?? 0) + 1
  const sibling = siblingState(diagram, treeOf(diagram), box, port)
  const cap = freshNode('endCap', 'end cap', { reservedFor: unit.node.id })
  if (typeof sibling === 'number') {
    const { id, x, y } = nodeAt(diagram, sibling)
    recording.setNode(sibling, { ...cap, id, x, y })
  } else if (sibling === 'none') {
    recording.addNode(cap)
    recording.addEdge({ id: newId(), source: diagram.nodeId[box] ?? '', target: cap.id, sourcePort: port, kind: 'generic', lengthM: 0 })
  }
}
