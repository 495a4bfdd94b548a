import * as L from '../../assembly/layout'
import { NODE_KINDS, OUTDOOR_TYPES } from '../model/codes'
import type { Diagram, EdgeRest, NodeData } from '../model/diagram'
import { nodeRow } from '../model/diagram-rows'
import type { System } from '../model/project'
import { encodeDesign, type InspectContext } from './encode-design'
import type { PackRows } from './pack-rows'

const BOX = NODE_KINDS.indexOf('box')
const OUTDOOR = NODE_KINDS.indexOf('outdoor')

/** Series that may take a hot-water kit, and the series code of that kit (specification, validation rules). */
const HOT_WATER_SERIES = new Set(['2610', '2611', '2676', '2677', '2615', '2671'])
export const HOT_WATER_KIT = '238000'

/** Numbers that the buffer of a system uses for names, from 1. */
export interface EncodedNames {
  materials: ReadonlyMap<string, number>
  airHandlers: ReadonlyMap<string, number>
}

/** A buffer for one system and its answer. */
export function systemBuffer(diagram: Diagram): ArrayBuffer {
  return new ArrayBuffer(L.systemBytes(diagram.nodeCount, diagram.edgeCount))
}

/**
 * Writes one system into a buffer as `assembly/layout` says: columns are copied whole, and only rare fields are looked at row by row.
 */
export function encodeSystem(system: System, context: InspectContext, rows: PackRows, buffer: ArrayBuffer): EncodedNames {
  const diagram = system.diagram
  const { nodeCount, edgeCount } = diagram
  const head = new DataView(buffer)
  head.setInt32(L.HEAD_MAGIC, L.SYSTEM_MAGIC, true)
  head.setInt32(L.HEAD_VERSION, L.LAYOUT_VERSION, true)
  head.setInt32(L.HEAD_BYTE_LENGTH, buffer.byteLength, true)
  head.setInt32(L.HEAD_NODES, nodeCount, true)
  head.setInt32(L.HEAD_EDGES, edgeCount, true)
  head.setInt32(L.HEAD_FINDING_CAPACITY, L.findingCapacity(nodeCount, edgeCount), true)
  head.setInt32(L.HEAD_ARRANGE, context.arrange === false ? 0 : 1, true)
  head.setInt32(L.HEAD_CHANGERS, context.changers === false ? 0 : 1, true)
  const root = diagram.nodeKind.subarray(0, nodeCount).indexOf(OUTDOOR)
  const outdoor = root < 0 ? undefined : diagram.nodeRest[root]
  encodeDesign(buffer, context, outdoor?.models ?? system.outdoorModels, rows, {
    outdoorType: outdoor?.outdoorType === undefined ? 0 : OUTDOOR_TYPES.indexOf(outdoor.outdoorType) + 1,
    defaultPipingLengthM: outdoor?.defaultPipingLengthM ?? NaN,
    isHotWaterSeries: outdoor?.seriesCode !== undefined && HOT_WATER_SERIES.has(outdoor.seriesCode),
  })
  const materials = new Map<string, number>()
  const airHandlers = encodeNodes(system, rows, buffer, materials)
  encodeEdges(diagram, buffer, materials)
  return { materials, airHandlers }
}

function encodeNodes(system: System, rows: PackRows, buffer: ArrayBuffer, materials: Map<string, number>): Map<string, number> {
  const d = system.diagram
  const n = d.nodeCount
  const put = (column: number, values: Float64Array): void => new Float64Array(buffer, L.nodeInF64(n, column), n).set(values.subarray(0, n))
  const bytes = (column: number): Uint8Array => new Uint8Array(buffer, L.nodeInU8(n, column), n)
  put(L.NODE_COOLING_KW, d.nodeCoolingKw)
  put(L.NODE_PORT_KW, d.nodePortCapacityKw)
  put(L.NODE_HEIGHT_M, d.nodeHeightM)
  put(L.NODE_X, d.nodeX)
  put(L.NODE_Y, d.nodeY)
  bytes(L.NODE_KIND).set(d.nodeKind.subarray(0, n))
  bytes(L.NODE_JOINT_TYPE).set(d.nodeJointType.subarray(0, n))
  bytes(L.NODE_OUTLETS).set(d.nodeOutlets.subarray(0, n))
  bytes(L.NODE_FLAGS).set(d.nodeReverse.subarray(0, n))
  encodeModels(d, rows, new Int32Array(buffer, L.nodeInI32(n, L.NODE_MODEL), n))
  encodeRooms(system, new Float64Array(buffer, L.nodeInF64(n, L.NODE_ROOM_M3), n))
  const airHandlers = encodeRest(d, buffer, materials)
  markDuplicates(d.nodeId, n, bytes(L.NODE_FLAGS))
  return airHandlers
}

function encodeModels(d: Diagram, rows: PackRows, models: Int32Array): void {
  const equipment = Int32Array.from(d.modelNames, (name) => rows.equipmentRow(name))
  const boxes = Int32Array.from(d.modelNames, (name) => rows.boxRow(name))
  for (let row = 0; row < models.length; row++) {
    const model = d.nodeModel[row] ?? -1
    models[row] = (d.nodeKind[row] === BOX ? boxes : equipment)[model] ?? -1
  }
}

/** Volumes of the rooms that list items give; most systems have none, and then no row is looked at. */
function encodeRooms(system: System, volumes: Float64Array): void {
  volumes.fill(NaN)
  const rooms = new Map<string, number>()
  for (const item of system.indoorUnits) {
    if (item.roomAreaM2 !== null && item.roomHeightM !== null) rooms.set(item.id, item.roomAreaM2 * item.roomHeightM)
  }
  if (rooms.size === 0) return
  const rest = system.diagram.nodeRest
  for (let row = 0; row < volumes.length; row++) {
    const item = rest[row]?.indoorUnitId
    if (item !== undefined) volumes[row] = rooms.get(item) ?? NaN
  }
}

function encodeRest(d: Diagram, buffer: ArrayBuffer, materials: Map<string, number>): Map<string, number> {
  const n = d.nodeCount
  const material = new Uint16Array(buffer, L.nodeInU16(n, L.NODE_MATERIAL), n).fill(0)
  const airHandler = new Int32Array(buffer, L.nodeInI32(n, L.NODE_AIR_HANDLER), n).fill(0)
  const flags = new Uint8Array(buffer, L.nodeInU8(n, L.NODE_FLAGS), n)
  const airHandlers = new Map<string, number>()
  for (let row = 0; row < n; row++) {
    const rest: NodeData | undefined = d.nodeRest[row]
    if (rest === undefined) continue
    if (rest.materialType !== undefined) material[row] = numbered(materials, rest.materialType)
    if (rest.airHandlerId !== undefined) airHandler[row] = numbered(airHandlers, rest.airHandlerId)
    if (rest.boxIndoorUnitId !== undefined) flags[row] = (flags[row] ?? 0) | L.FLAG_HOLDS_BOX_UNIT
    if (rest.seriesCode === HOT_WATER_KIT) flags[row] = (flags[row] ?? 0) | L.FLAG_HOT_WATER_KIT
    if (rest.reservedFor !== undefined && isDrawn(d, rest.reservedFor)) flags[row] = (flags[row] ?? 0) | L.FLAG_RESERVED
  }
  return airHandlers
}

/** A port is kept for a unit only as long as that unit stands in the drawing. */
function isDrawn(d: Diagram, unitId: string): boolean {
  return nodeRow(d, unitId) >= 0
}

/** Numbers names from 1 in the order in which they come. */
function numbered(names: Map<string, number>, name: string): number {
  const known = names.get(name)
  if (known !== undefined) return known
  names.set(name, names.size + 1)
  return names.size
}

function encodeEdges(d: Diagram, buffer: ArrayBuffer, materials: Map<string, number>): void {
  const n = d.nodeCount
  const m = d.edgeCount
  const put = (column: number, values: Float64Array): void =>
    new Float64Array(buffer, L.edgeInF64(n, m, column), m).set(values.subarray(0, m))
  const flags = new Uint8Array(buffer, L.edgeInU8(n, m, L.EDGE_FLAGS), m).fill(0)
  put(L.EDGE_LENGTH_M, d.edgeLengthM)
  put(L.EDGE_GAS_LENGTH_M, d.edgeGasLengthM)
  put(L.EDGE_LIQUID_LENGTH_M, d.edgeLiquidLengthM)
  put(L.EDGE_BENDS, d.edgeBends)
  new Int32Array(buffer, L.edgeInI32(n, m, L.EDGE_SOURCE), m).set(d.edgeSource.subarray(0, m))
  new Int32Array(buffer, L.edgeInI32(n, m, L.EDGE_TARGET), m).set(d.edgeTarget.subarray(0, m))
  new Uint8Array(buffer, L.edgeInU8(n, m, L.EDGE_PORT), m).set(d.edgeSourcePort.subarray(0, m))
  new Uint8Array(buffer, L.edgeInU8(n, m, L.EDGE_KIND), m).set(d.edgeKind.subarray(0, m))
  const material = new Uint16Array(buffer, L.edgeInU16(n, m, L.EDGE_MATERIAL), m).fill(0)
  for (let row = 0; row < m; row++) {
    const rest: EdgeRest | undefined = d.edgeRest[row]
    if (rest?.materialType !== undefined) material[row] = numbered(materials, rest.materialType)
  }
  markDuplicates(d.edgeId, m, flags)
}

function markDuplicates(ids: readonly string[], count: number, flags: Uint8Array): void {
  if (new Set(ids).size === count && ids.length === count) return
  const seen = new Set<string>()
  for (let row = 0; row < count; row++) {
    const id = ids[row] ?? ''
    if (seen.has(id)) flags[row] = (flags[row] ?? 0) | L.FLAG_DUPLICATE_ID
    seen.add(id)
  }
}
