import * as L from '../../../assembly/common/layout/layout'
import { NODE_KINDS, OUTDOOR_TYPES } from '../../model/project/codes'
import type { Diagram } from '../../model/diagram/diagram'
import { disabledNodes } from '../../model/diagram/disabled'
import type { System } from '../../model/project/project'
import { indexOf } from '../../model/change/row-index'
import { encodeDesign, type InspectContext } from './encode-design'
import type { PackRows } from './pack-rows'
import { requiredColumns, requiringItems } from './required-cells'
import { rareColumns, type EncodedNames, type RareColumn } from './rare-columns'

/** The room of one unit: row of its node, area in m² and height in m; NaN where a figure is not given. */
interface KnownRoom {
  node: number
  areaM2: number
  heightM: number
}

/** Returns the rooms for which a system's list gives an area or a height, in the order of the nodes; reads no row where the system has none. */
function knownRooms(system: System, out: Uint8Array | null): KnownRoom[] {
  const rooms = new Map<string, { areaM2: number; heightM: number }>()
  for (const { id, roomAreaM2, roomHeightM } of system.indoorUnits) {
    if (roomAreaM2 !== null || roomHeightM !== null) rooms.set(id, { areaM2: roomAreaM2 ?? NaN, heightM: roomHeightM ?? NaN })
  }
  if (rooms.size === 0) return []
  return Array.from({ length: system.diagram.nodeCount }, (_, node) => node).flatMap((node) => {
    const item = out?.[node] === 1 ? undefined : system.diagram.nodeRest[node]?.indoorUnitId
    const room = item === undefined ? undefined : rooms.get(item)
    return room ? [{ node, ...room }] : []
  })
}

/** Writes the table of rooms at a byte offset: areas, heights, rows. */
function encodeRooms(rooms: readonly KnownRoom[], buffer: ArrayBuffer, at: number): void {
  const count = rooms.length
  new Float64Array(buffer, at, count).set(rooms.map((room) => room.areaM2))
  new Float64Array(buffer, at + count * 8, count).set(rooms.map((room) => room.heightM))
  new Int32Array(buffer, at + count * 16, count).set(rooms.map((room) => room.node))
}

const BOX = NODE_KINDS.indexOf('box')
const NONE = NODE_KINDS.indexOf('none')
const OUTDOOR = NODE_KINDS.indexOf('outdoor')

/** Spare rows and columns of a buffer, beyond those of its system. */
export interface Ahead {
  nodes: number
  edges: number
  /** Bits of the columns. */
  columns: number
}

const NOTHING_AHEAD: Ahead = { nodes: 0, edges: 0, columns: 0 }

/** A system as the core reads it, the numbers used for names, and whether disabled pipes keep a part of the drawing out. */
export interface Encoded {
  buffer: ArrayBuffer
  names: EncodedNames
  isPartial: boolean
}

/** Returns one system as a buffer of `assembly/common/layout/layout`. */
export function encodeSystem(system: System, context: InspectContext, rows: PackRows, ahead = NOTHING_AHEAD): ArrayBuffer {
  return encodeNamed(system, context, rows, ahead).buffer
}

/** Returns the same with the numbers used for names. Used columns are copied whole, and only rare fields are read row by row. */
export function encodeNamed(system: System, context: InspectContext, rows: PackRows, ahead = NOTHING_AHEAD): Encoded {
  const { diagram } = system
  const { nodeCount, edgeCount } = diagram
  const nodeRoom = nodeCount + ahead.nodes
  const edgeRoom = edgeCount + ahead.edges
  const out = context.withDisabled ? null : disabledNodes(diagram)
  const rooms = knownRooms(system, out)
  const itemAt = requiringItems(system)
  const { rare, names } = rareColumns(diagram, itemAt, rows, out)
  const given = [...givenColumns(diagram, context, ahead.columns, out !== null), ...requiredColumns(itemAt, nodeCount)]
  const columns = bits([...given.map(([column]) => column), ...rare.map(({ column }) => column)]) | L.COLUMNS_ALWAYS | ahead.columns
  const buffer = new ArrayBuffer(L.systemBytes(nodeRoom, edgeRoom, columns, rooms.length))
  const head = new DataView(buffer)
  const put = (slot: number, value: number): void => head.setInt32(slot, value, true)
  put(L.HEAD_MAGIC, L.SYSTEM_MAGIC)
  put(L.HEAD_VERSION, L.LAYOUT_VERSION)
  put(L.HEAD_BYTE_LENGTH, buffer.byteLength)
  put(L.HEAD_NODES, nodeCount)
  put(L.HEAD_EDGES, edgeCount)
  put(L.HEAD_NODE_ROOM, nodeRoom)
  put(L.HEAD_EDGE_ROOM, edgeRoom)
  put(L.HEAD_COLUMNS, columns)
  put(L.HEAD_ROOMS, rooms.length)
  put(L.HEAD_ARRANGE, context.arrange === false ? 0 : 1)
  put(L.HEAD_CHANGERS, context.changers === false ? 0 : 1)
  encodeOutdoor(system, context, rows, buffer)
  const at = (column: number): number => L.columnStart(nodeRoom, edgeRoom, columns, column)
  emptyColumns(buffer, columns, at)
  for (const [column, values] of given) new Float64Array(buffer, at(column), values.length).set(values)
  encodeAlways(diagram, rows, buffer, at)
  // A node below a disabled pipe is outside the tree like a note, so that no question of the core sees it.
  out?.forEach((isOut, node) => isOut === 1 && new Uint8Array(buffer, at(L.NODE_KIND), nodeCount).fill(NONE, node, node + 1))
  for (const one of rare) encodeRare(one, buffer, at(one.column))
  encodeRooms(rooms, buffer, L.roomAreas(nodeRoom, edgeRoom, columns))
  return { buffer, names, isPartial: out !== null }
}

function bits(columns: readonly number[]): number {
  return columns.reduce((all, column) => all | (1 << column), 0)
}

/** Writes the design of a system, including its outdoor unit, into its part of a buffer. */
export function encodeOutdoor(system: System, context: InspectContext, rows: PackRows, buffer: ArrayBuffer): void {
  const { diagram } = system
  const root = diagram.nodeKind.subarray(0, diagram.nodeCount).indexOf(OUTDOOR)
  const outdoor = root < 0 ? undefined : diagram.nodeRest[root]
  encodeDesign(buffer, context, outdoor?.models ?? system.outdoorModels, rows, {
    outdoorType: outdoor?.outdoorType === undefined ? 0 : OUTDOOR_TYPES.indexOf(outdoor.outdoorType) + 1,
    defaultPipingLengthM: outdoor?.defaultPipingLengthM ?? NaN,
    isHotWaterSeries: rows.hasSeriesRule('hotWaterSeries', outdoor?.seriesCode),
    layOut: outdoor?.layOut,
  })
}

/** Returns the columns of numbers that at least one row gives. */
function givenColumns(d: Diagram, context: InspectContext, asked: number, hasDisabled: boolean): [number, Float64Array][] {
  const { nodeCount: n, edgeCount: m } = d
  const columns: [number, Float64Array][] = [
    [L.NODE_COOLING_KW, d.nodeCoolingKw.subarray(0, n)],
    [L.NODE_PORT_KW, d.nodePortCapacityKw.subarray(0, n)],
    [L.NODE_HEIGHT_M, d.nodeHeightM.subarray(0, n)],
    [L.EDGE_LENGTH_M, d.edgeLengthM.subarray(0, m)],
    [L.EDGE_GAS_LENGTH_M, d.edgeGasLengthM.subarray(0, m)],
    [L.EDGE_LIQUID_LENGTH_M, d.edgeLiquidLengthM.subarray(0, m)],
  ]
  const used = columns.filter(([, values]) => isGiven(values))
  const hasNotes = hasDisabled || d.nodeKind.subarray(0, n).includes(NONE)
  const wantsPlaces = (asked & (1 << L.NODE_X)) !== 0 || (context.arrange !== false && hasNotes)
  if (wantsPlaces) used.push([L.NODE_X, d.nodeX.subarray(0, n)], [L.NODE_Y, d.nodeY.subarray(0, n)])
  return used
}

/** Returns whether any row gives a number. A plain loop, because it runs over a hundred thousand rows between two frames. */
function isGiven(values: Float64Array): boolean {
  for (let row = 0; row < values.length; row++) if (!Number.isNaN(values[row] ?? NaN)) return true
  return false
}

/** Numbers are "not given" until written, in the spare rows too. */
function emptyColumns(buffer: ArrayBuffer, columns: number, at: (column: number) => number): void {
  for (let column = 0; L.columnWidth(column) === 8; column++) {
    if (columns & (1 << column)) new Float64Array(buffer, at(column), (at(column + 1) - at(column)) / 8).fill(NaN)
  }
}

function encodeAlways(d: Diagram, rows: PackRows, buffer: ArrayBuffer, at: (column: number) => number): void {
  const { nodeCount: n, edgeCount: m } = d
  const bytes = (column: number, values: Uint8Array): void => new Uint8Array(buffer, at(column), values.length).set(values)
  bytes(L.NODE_KIND, d.nodeKind.subarray(0, n))
  bytes(L.NODE_JOINT_TYPE, d.nodeJointType.subarray(0, n))
  bytes(L.NODE_OUTLETS, d.nodeOutlets.subarray(0, n))
  bytes(L.NODE_FLAGS, d.nodeReverse.subarray(0, n))
  bytes(L.EDGE_PORT, d.edgeSourcePort.subarray(0, m))
  bytes(L.EDGE_KIND, d.edgeKind.subarray(0, m))
  new Int32Array(buffer, at(L.EDGE_SOURCE), m).set(d.edgeSource.subarray(0, m))
  new Int32Array(buffer, at(L.EDGE_TARGET), m).set(d.edgeTarget.subarray(0, m))
  encodeModels(d, rows, new Uint16Array(buffer, at(L.NODE_MODEL), n))
  const bends = new Uint8Array(buffer, at(L.EDGE_BENDS), m)
  for (let row = 0; row < m; row++) bends[row] = d.edgeBends[row] ?? 0
  markTwins(indexOf(d).nodes.hasTwins() ? d.nodeId.slice(0, n) : [], new Uint8Array(buffer, at(L.NODE_FLAGS), n))
}

/** Returns the row of a model in the pack's table for nodes of its kind; L.NO_MODEL where the pack has none. */
export function modelRow(name: string | undefined, isBox: boolean, rows: PackRows): number {
  const row = name === undefined ? -1 : isBox ? rows.boxRow(name) : rows.equipmentRow(name)
  return row < 0 ? L.NO_MODEL : row
}

function encodeModels(d: Diagram, rows: PackRows, models: Uint16Array): void {
  const equipment = Uint16Array.from(d.modelNames, (name) => modelRow(name, false, rows))
  const boxes = Uint16Array.from(d.modelNames, (name) => modelRow(name, true, rows))
  for (let row = 0; row < models.length; row++) {
    const model = d.nodeModel[row] ?? -1
    models[row] = (d.nodeKind[row] === BOX ? boxes : equipment)[model] ?? L.NO_MODEL
  }
}

function markTwins(ids: readonly string[], flags: Uint8Array): void {
  const seen = new Set<string>()
  ids.forEach((id, row) => {
    if (seen.has(id)) flags[row] = (flags[row] ?? 0) | L.FLAG_DUPLICATE_ID
    seen.add(id)
  })
}

/** Writes the rows that have a value; flags are added to existing ones. */
function encodeRare({ column, entries }: RareColumn, buffer: ArrayBuffer, at: number): void {
  const width = L.columnWidth(column)
  const view = new DataView(buffer)
  for (const [row, value] of entries) {
    const place = at + row * width
    if (width === 8) view.setFloat64(place, value, true)
    else if (width === 4) view.setInt32(place, value, true)
    else if (width === 2) view.setUint16(place, value, true)
    else view.setUint8(place, view.getUint8(place) | value)
  }
}
