import { atOnce } from '../change/at-once'
import { EDGE_KINDS, JOINT_TYPES, NODE_KINDS } from '../project/codes'
import type { EdgeKind, JointType, NodeKind } from '../project/codes'
import type { Diagram, DiagramEdge, DiagramNode, EdgeRest, NodeData } from './diagram'
import { indexOf } from '../change/row-index'
import type { IdRows } from '../change/row-index'
import { copyEdgeRest, copyNodeRest, rareFieldsOf } from '../project/rare-fields'

/** Rows processed between two pauses. */
const STRETCH = 1_000

/** Fields of a node that have a column of their own. */
const COLUMNS = new Set(['model', 'jointType', 'branches', 'ports', 'coolingKw', 'portCapacityKw', 'heightM', 'reverse'])

/** Returns a diagram without nodes. */
export function emptyDiagram(): Diagram {
  return roomFor(0, 0)
}

/**
 * Builds columns from row objects, in the order given. Ids of missing ends are kept in `edgeRest`, so that a check can report them.
 */
export function createDiagram(nodes: readonly DiagramNode[], edges: readonly DiagramEdge[]): Diagram {
  return atOnce(creatingDiagram(nodes, edges))
}

/** Works like `createDiagram`, pausing after every `STRETCH` rows. */
export function* creatingDiagram(nodes: readonly DiagramNode[], edges: readonly DiagramEdge[]): Generator<void, Diagram> {
  const diagram = roomFor(nodes.length, edges.length)
  const models = new Map<string, number>()
  for (const node of nodes) {
    const row = diagram.nodeCount++
    writeNode(diagram, row, node, (name) => {
      const known = models.get(name)
      if (known !== undefined) return known
      models.set(name, diagram.modelNames.length)
      return diagram.modelNames.push(name) - 1
    })
    if (row % STRETCH === STRETCH - 1) yield
  }
  const ids = indexOf(diagram).nodes
  while (edges.length > STRETCH && !ids.takeIn(STRETCH)) yield
  for (const edge of edges) {
    writeEdge(diagram, diagram.edgeCount++, edge)
    if (diagram.edgeCount % STRETCH === 0) yield
  }
  return diagram
}

/** Returns one node as an object; fields that are not given are absent. */
export function nodeAt(diagram: Diagram, row: number): DiagramNode {
  const kind: NodeKind = NODE_KINDS[diagram.nodeKind[row] ?? 0] ?? 'none'
  const data: NodeData = copyNodeRest(diagram.nodeRest[row]) ?? {}
  const model = diagram.modelNames[diagram.nodeModel[row] ?? -1]
  if (model !== undefined) data.model = model
  const jointType: JointType | undefined = JOINT_TYPES[diagram.nodeJointType[row] ?? 0]
  if (jointType) data.jointType = jointType
  const outlets = diagram.nodeOutlets[row] ?? 0
  if (outlets > 0 && kind === 'box') data.ports = outlets
  if (outlets > 0 && kind !== 'box') data.branches = outlets
  if (diagram.nodeReverse[row]) data.reverse = true
  const heightM = given(diagram.nodeHeightM[row])
  if (heightM !== undefined) data.heightM = heightM
  const coolingKw = given(diagram.nodeCoolingKw[row])
  if (coolingKw !== undefined) data.coolingKw = coolingKw
  const portCapacityKw = given(diagram.nodePortCapacityKw[row])
  if (portCapacityKw !== undefined) data.portCapacityKw = portCapacityKw
  return {
    id: diagram.nodeId[row] ?? '',
    kind,
    shape: diagram.nodeShape[row] ?? '',
    x: diagram.nodeX[row] ?? 0,
    y: diagram.nodeY[row] ?? 0,
    data,
  }
}

/** Returns one edge as an object; fields that are not given are absent. */
export function edgeAt(diagram: Diagram, row: number): DiagramEdge {
  const rest = diagram.edgeRest[row]
  const kind: EdgeKind = EDGE_KINDS[diagram.edgeKind[row] ?? 0] ?? 'generic'
  const edge: DiagramEdge = {
    id: diagram.edgeId[row] ?? '',
    source: diagram.nodeId[diagram.edgeSource[row] ?? -1] ?? rest?.source ?? '',
    target: diagram.nodeId[diagram.edgeTarget[row] ?? -1] ?? rest?.target ?? '',
    sourcePort: diagram.edgeSourcePort[row] ?? 0,
    kind,
  }
  const lengthM = given(diagram.edgeLengthM[row])
  if (lengthM !== undefined) edge.lengthM = lengthM
  const gasLengthM = given(diagram.edgeGasLengthM[row])
  if (gasLengthM !== undefined) edge.gasLengthM = gasLengthM
  const liquidLengthM = given(diagram.edgeLiquidLengthM[row])
  if (liquidLengthM !== undefined) edge.liquidLengthM = liquidLengthM
  const bends = given(diagram.edgeBends[row])
  if (bends !== undefined) edge.bends = bends
  if (rest?.materialType !== undefined) edge.materialType = rest.materialType
  if (rest?.isDisabled) edge.isDisabled = true
  if (rest?.airHandlerId !== undefined) edge.airHandlerId = rest.airHandlerId
  if (rest?.extra !== undefined) edge.extra = rest.extra
  return edge
}

/** Returns the row of the node with this id, -1 where there is none; the first of several nodes with one id. */
export function nodeRow(diagram: Diagram, id: string): number {
  return indexOf(diagram).node(id)
}

/** Returns the row of the edge with this id, -1 where there is none. */
export function edgeRow(diagram: Diagram, id: string): number {
  return indexOf(diagram).edge(id)
}

/** Returns the rows of these nodes, like `nodeRow` for each; ids in row order, as when a whole drawing is selected, need no lookups. */
export function nodeRows(diagram: Diagram, ids: readonly string[]): Int32Array {
  return rowsOf(ids, diagram.nodeId, diagram.nodeCount, indexOf(diagram).nodes)
}

/** Returns the rows of these edges, like `edgeRow` for each. */
export function edgeRows(diagram: Diagram, ids: readonly string[]): Int32Array {
  return rowsOf(ids, diagram.edgeId, diagram.edgeCount, indexOf(diagram).edges)
}

function rowsOf(ids: readonly string[], all: readonly string[], count: number, index: IdRows): Int32Array {
  const rows = new Int32Array(ids.length)
  const isInOrder = ids.length > 1 && !index.hasTwins()
  let last = -1
  for (let place = 0; place < ids.length; place++) {
    const id = ids[place] ?? ''
    last = isInOrder && last + 1 < count && all[last + 1] === id ? last + 1 : index.row(id)
    rows[place] = last
  }
  return rows
}

/** Writes every column of one node. `nameModel` returns the index of a model in `modelNames`. */
export function writeNode(diagram: Diagram, row: number, node: DiagramNode, nameModel = (name: string) => modelPlace(diagram, name)): void {
  const { model, jointType, branches, ports, coolingKw, portCapacityKw, heightM, reverse } = node.data
  const outlets = node.kind === 'box' ? ports : branches
  const other = node.kind === 'box' ? branches : ports
  diagram.nodeId[row] = node.id
  diagram.nodeShape[row] = node.shape
  diagram.nodeKind[row] = NODE_KINDS.indexOf(node.kind)
  diagram.nodeJointType[row] = jointType === undefined ? 0 : JOINT_TYPES.indexOf(jointType)
  diagram.nodeOutlets[row] = fitsByte(outlets) ? outlets : 0
  diagram.nodeReverse[row] = reverse ? 1 : 0
  diagram.nodeX[row] = node.x
  diagram.nodeY[row] = node.y
  diagram.nodeHeightM[row] = heightM ?? NaN
  diagram.nodeCoolingKw[row] = coolingKw ?? NaN
  diagram.nodePortCapacityKw[row] = portCapacityKw ?? NaN
  diagram.nodeModel[row] = model === undefined ? -1 : nameModel(model)
  let rest = rareFieldsOf(node.data, COLUMNS)
  if (outlets !== undefined && !fitsByte(outlets)) rest = { ...rest, [node.kind === 'box' ? 'ports' : 'branches']: outlets }
  if (other !== undefined) rest = { ...rest, [node.kind === 'box' ? 'branches' : 'ports']: other }
  diagram.nodeRest[row] = rest
}

/** Writes every column of one edge; its ends are looked up by id. */
export function writeEdge(diagram: Diagram, row: number, edge: DiagramEdge): void {
  const source = endRow(diagram, edge.source, diagram.edgeSource[row])
  const target = endRow(diagram, edge.target, diagram.edgeTarget[row])
  diagram.edgeId[row] = edge.id
  diagram.edgeSource[row] = source
  diagram.edgeTarget[row] = target
  diagram.edgeSourcePort[row] = edge.sourcePort
  diagram.edgeKind[row] = EDGE_KINDS.indexOf(edge.kind)
  diagram.edgeLengthM[row] = edge.lengthM ?? NaN
  diagram.edgeGasLengthM[row] = edge.gasLengthM ?? NaN
  diagram.edgeLiquidLengthM[row] = edge.liquidLengthM ?? NaN
  diagram.edgeBends[row] = edge.bends ?? NaN
  const rest: EdgeRest = {}
  if (source < 0) rest.source = edge.source
  if (target < 0) rest.target = edge.target
  if (edge.materialType !== undefined) rest.materialType = edge.materialType
  if (edge.isDisabled) rest.isDisabled = true
  if (edge.airHandlerId !== undefined) rest.airHandlerId = edge.airHandlerId
  if (edge.extra !== undefined) rest.extra = edge.extra
  diagram.edgeRest[row] = copyEdgeRest(rest)
}

/** Returns a copy with the same rows and spare capacity for `ahead` more; no mutable state is shared. */
export function copyDiagram(from: Diagram, ahead = 0): Diagram {
  const copy = roomFor(from.nodeCount + ahead, from.edgeCount + ahead)
  copy.nodeCount = from.nodeCount
  copy.edgeCount = from.edgeCount
  copy.modelNames = from.modelNames.slice()
  copy.nodeId = from.nodeId.slice(0, from.nodeCount)
  copy.nodeShape = from.nodeShape.slice(0, from.nodeCount)
  copy.nodeRest = from.nodeRest.slice(0, from.nodeCount)
  copy.edgeId = from.edgeId.slice(0, from.edgeCount)
  copy.edgeRest = from.edgeRest.slice(0, from.edgeCount)
  copy.nodeKind.set(from.nodeKind.subarray(0, from.nodeCount))
  copy.nodeJointType.set(from.nodeJointType.subarray(0, from.nodeCount))
  copy.nodeOutlets.set(from.nodeOutlets.subarray(0, from.nodeCount))
  copy.nodeReverse.set(from.nodeReverse.subarray(0, from.nodeCount))
  copy.nodeX.set(from.nodeX.subarray(0, from.nodeCount))
  copy.nodeY.set(from.nodeY.subarray(0, from.nodeCount))
  copy.nodeHeightM.set(from.nodeHeightM.subarray(0, from.nodeCount))
  copy.nodeCoolingKw.set(from.nodeCoolingKw.subarray(0, from.nodeCount))
  copy.nodePortCapacityKw.set(from.nodePortCapacityKw.subarray(0, from.nodeCount))
  copy.nodeModel.set(from.nodeModel.subarray(0, from.nodeCount))
  copy.edgeSource.set(from.edgeSource.subarray(0, from.edgeCount))
  copy.edgeTarget.set(from.edgeTarget.subarray(0, from.edgeCount))
  copy.edgeSourcePort.set(from.edgeSourcePort.subarray(0, from.edgeCount))
  copy.edgeKind.set(from.edgeKind.subarray(0, from.edgeCount))
  copy.edgeLengthM.set(from.edgeLengthM.subarray(0, from.edgeCount))
  copy.edgeGasLengthM.set(from.edgeGasLengthM.subarray(0, from.edgeCount))
  copy.edgeLiquidLengthM.set(from.edgeLiquidLengthM.subarray(0, from.edgeCount))
  copy.edgeBends.set(from.edgeBends.subarray(0, from.edgeCount))
  return copy
}

function roomFor(nodes: number, edges: number): Diagram {
  return {
    nodeCount: 0,
    nodeId: [],
    nodeShape: [],
    nodeKind: new Uint8Array(nodes),
    nodeJointType: new Uint8Array(nodes),
    nodeOutlets: new Uint8Array(nodes),
    nodeReverse: new Uint8Array(nodes),
    nodeX: new Float64Array(nodes),
    nodeY: new Float64Array(nodes),
    nodeHeightM: new Float64Array(nodes),
    nodeCoolingKw: new Float64Array(nodes),
    nodePortCapacityKw: new Float64Array(nodes),
    nodeModel: new Int32Array(nodes),
    modelNames: [],
    nodeRest: [],
    edgeCount: 0,
    edgeId: [],
    edgeSource: new Int32Array(edges),
    edgeTarget: new Int32Array(edges),
    edgeSourcePort: new Uint8Array(edges),
    edgeKind: new Uint8Array(edges),
    edgeLengthM: new Float64Array(edges),
    edgeGasLengthM: new Float64Array(edges),
    edgeLiquidLengthM: new Float64Array(edges),
    edgeBends: new Float64Array(edges),
    edgeRest: [],
  }
}

// Most writes change a length, not an end; those need no lookup.
function endRow(diagram: Diagram, id: string, known = -1): number {
  return known >= 0 && diagram.nodeId[known] === id ? known : nodeRow(diagram, id)
}

function modelPlace(diagram: Diagram, name: string): number {
  const known = diagram.modelNames.indexOf(name)
  return known >= 0 ? known : diagram.modelNames.push(name) - 1
}

function given(value: number | undefined): number | undefined {
  return value === undefined || Number.isNaN(value) ? undefined : value
}

function fitsByte(value: number | undefined): value is number {
  return value !== undefined && Number.isInteger(value) && value > 0 && value < 256
}
