import type { Diagram, DiagramEdge, DiagramNode } from '../diagram/diagram'
import { writeEdge, writeNode } from '../diagram/diagram-rows'
import { omit } from './omit'
import { copyEdgeRest } from '../project/rare-fields'
import { indexOf } from './row-index'

/** The per-node fields of a diagram: typed-array columns, and lists for values that are no numbers. */
export const NODE_COLUMNS = [
  'nodeKind',
  'nodeJointType',
  'nodeOutlets',
  'nodeReverse',
  'nodeX',
  'nodeY',
  'nodeHeightM',
  'nodeCoolingKw',
  'nodePortCapacityKw',
  'nodeModel',
] as const
export const NODE_LISTS = ['nodeId', 'nodeShape', 'nodeRest'] as const
export const EDGE_COLUMNS = [
  'edgeSource',
  'edgeTarget',
  'edgeSourcePort',
  'edgeKind',
  'edgeLengthM',
  'edgeGasLengthM',
  'edgeLiquidLengthM',
  'edgeBends',
] as const
export const EDGE_LISTS = ['edgeId', 'edgeRest'] as const

/** Diagrams without dangling edges: inserting a branch of many nodes scans for dangling edges once. */
const joined = new WeakSet<Diagram>()

/** Inserts a node at a row; later rows and the ends of edges shift by one. Dangling edges that name this id are joined to it. */
export function insertNode(diagram: Diagram, at: number, node: DiagramNode): void {
  const count = diagram.nodeCount
  if (count === diagram.nodeKind.length) growNodes(diagram)
  for (const name of NODE_COLUMNS) diagram[name].copyWithin(at + 1, at, count)
  openPlace(diagram.nodeId, at, '')
  openPlace(diagram.nodeShape, at, '')
  openPlace(diagram.nodeRest, at, undefined)
  diagram.nodeCount = count + 1
  if (at < count) moveEnds(diagram, at, 1)
  writeNode(diagram, at, node)
  indexOf(diagram).nodes.inserted(node.id, at)
  joinWaitingEdges(diagram, node.id, at)
}

/** Removes a node. Its edges stay and keep the id of the missing end. */
export function removeNode(diagram: Diagram, at: number): void {
  const id = diagram.nodeId[at] ?? ''
  leaveEdges(diagram, at, id)
  const count = diagram.nodeCount
  for (const name of NODE_COLUMNS) diagram[name].copyWithin(at, at + 1, count)
  for (const name of NODE_LISTS) diagram[name].splice(at, 1)
  diagram.nodeCount = count - 1
  if (at < count - 1) moveEnds(diagram, at, -1)
  indexOf(diagram).nodes.removed(id, at)
}

/** Overwrites a node in its row; its edges stay joined when the id changes. */
export function patchNode(diagram: Diagram, at: number, node: DiagramNode): void {
  indexOf(diagram).nodes.renamed(diagram.nodeId[at] ?? '', node.id, at)
  writeNode(diagram, at, node)
}

/** Inserts an edge at a row. */
export function insertEdge(diagram: Diagram, at: number, edge: DiagramEdge): void {
  const count = diagram.edgeCount
  if (count === diagram.edgeKind.length) growEdges(diagram)
  for (const name of EDGE_COLUMNS) diagram[name].copyWithin(at + 1, at, count)
  openPlace(diagram.edgeId, at, '')
  openPlace(diagram.edgeRest, at, undefined)
  diagram.edgeCount = count + 1
  putEdge(diagram, at, edge)
  indexOf(diagram).edges.inserted(edge.id, at)
}

/** Removes an edge. */
export function removeEdge(diagram: Diagram, at: number): void {
  const id = diagram.edgeId[at] ?? ''
  const count = diagram.edgeCount
  for (const name of EDGE_COLUMNS) diagram[name].copyWithin(at, at + 1, count)
  for (const name of EDGE_LISTS) diagram[name].splice(at, 1)
  diagram.edgeCount = count - 1
  indexOf(diagram).edges.removed(id, at)
}

/** Overwrites an edge in its row. */
export function patchEdge(diagram: Diagram, at: number, edge: DiagramEdge): void {
  indexOf(diagram).edges.renamed(diagram.edgeId[at] ?? '', edge.id, at)
  putEdge(diagram, at, edge)
}

function putEdge(diagram: Diagram, at: number, edge: DiagramEdge): void {
  writeEdge(diagram, at, edge)
  if (diagram.edgeSource[at] === -1 || diagram.edgeTarget[at] === -1) joined.delete(diagram)
}

// `splice` would append too, but `push` does not copy long lists.
function openPlace<T>(list: T[], at: number, value: T): void {
  if (at === list.length) list.push(value)
  else list.splice(at, 0, value)
}

function moveEnds(diagram: Diagram, from: number, by: number): void {
  const { edgeSource, edgeTarget, edgeCount } = diagram
  for (let row = 0; row < edgeCount; row++) {
    const source = edgeSource[row] ?? -1
    if (source >= from) edgeSource[row] = source + by
    const target = edgeTarget[row] ?? -1
    if (target >= from) edgeTarget[row] = target + by
  }
}

function leaveEdges(diagram: Diagram, node: number, id: string): void {
  const { edgeSource, edgeTarget, edgeCount } = diagram
  for (let row = 0; row < edgeCount; row++) {
    if (edgeSource[row] === node) {
      joined.delete(diagram)
      edgeSource[row] = -1
      diagram.edgeRest[row] = copyEdgeRest({ ...diagram.edgeRest[row], source: id })
    }
    if (edgeTarget[row] === node) {
      joined.delete(diagram)
      edgeTarget[row] = -1
      diagram.edgeRest[row] = copyEdgeRest({ ...diagram.edgeRest[row], target: id })
    }
  }
}

function joinWaitingEdges(diagram: Diagram, id: string, node: number): void {
  const { edgeSource, edgeTarget, edgeCount } = diagram
  // Dangling edges are rare, and `indexOf` on a typed array is faster than a loop.
  if (joined.has(diagram)) return
  if (edgeSource.subarray(0, edgeCount).indexOf(-1) < 0 && edgeTarget.subarray(0, edgeCount).indexOf(-1) < 0) {
    joined.add(diagram)
    return
  }
  for (let row = 0; row < edgeCount; row++) {
    const rest = diagram.edgeRest[row]
    if (edgeSource[row] === -1 && rest?.source === id) {
      edgeSource[row] = node
      diagram.edgeRest[row] = copyEdgeRest(omit(rest, 'source'))
    }
    const left = diagram.edgeRest[row]
    if (edgeTarget[row] === -1 && left?.target === id) {
      edgeTarget[row] = node
      diagram.edgeRest[row] = copyEdgeRest(omit(left, 'target'))
    }
  }
}

function growNodes(diagram: Diagram): void {
  const size = Math.max(16, diagram.nodeKind.length * 2)
  diagram.nodeKind = longer(diagram.nodeKind, new Uint8Array(size))
  diagram.nodeJointType = longer(diagram.nodeJointType, new Uint8Array(size))
  diagram.nodeOutlets = longer(diagram.nodeOutlets, new Uint8Array(size))
  diagram.nodeReverse = longer(diagram.nodeReverse, new Uint8Array(size))
  diagram.nodeX = longer(diagram.nodeX, new Float64Array(size))
  diagram.nodeY = longer(diagram.nodeY, new Float64Array(size))
  diagram.nodeHeightM = longer(diagram.nodeHeightM, new Float64Array(size))
  diagram.nodeCoolingKw = longer(diagram.nodeCoolingKw, new Float64Array(size))
  diagram.nodePortCapacityKw = longer(diagram.nodePortCapacityKw, new Float64Array(size))
  diagram.nodeModel = longer(diagram.nodeModel, new Int32Array(size))
}

function growEdges(diagram: Diagram): void {
  const size = Math.max(16, diagram.edgeKind.length * 2)
  diagram.edgeSource = longer(diagram.edgeSource, new Int32Array(size))
  diagram.edgeTarget = longer(diagram.edgeTarget, new Int32Array(size))
  diagram.edgeSourcePort = longer(diagram.edgeSourcePort, new Uint8Array(size))
  diagram.edgeKind = longer(diagram.edgeKind, new Uint8Array(size))
  diagram.edgeLengthM = longer(diagram.edgeLengthM, new Float64Array(size))
  diagram.edgeGasLengthM = longer(diagram.edgeGasLengthM, new Float64Array(size))
  diagram.edgeLiquidLengthM = longer(diagram.edgeLiquidLengthM, new Float64Array(size))
  diagram.edgeBends = longer(diagram.edgeBends, new Float64Array(size))
}

function longer<T extends Uint8Array | Int32Array | Float64Array>(column: T, room: T): T {
  room.set(column)
  return room
}
