import * as L from '../common/layout/layout'
import { mark, reserve } from '../common/memory'
import { hasRun, loaded, STAGE_SYSTEM } from '../common/stages'

/**
 * The current system: addresses of the columns that the host wrote. `openSystem` selects it; there is one at a time. The columns of the core's results are in
 * `state`.
 */
export let pack: usize = 0
export let nodeCount: i32 = 0
export let edgeCount: i32 = 0
/** Number of rows that the columns have space for. */
export let nodeRoom: i32 = 0
export let edgeRoom: i32 = 0
let base: usize = 0

/** Columns that may be missing are 0. */
let coolings: usize = 0
let portKws: usize = 0
let heights: usize = 0
let xs: usize = 0
let ys: usize = 0
let requiredCools: usize = 0
let requiredSensibles: usize = 0
let requiredHeats: usize = 0
let lengths: usize = 0
let gasLengths: usize = 0
let liquidLengths: usize = 0
let wideBends: usize = 0
let sources: usize = 0
let targets: usize = 0
let airHandlers: usize = 0
let rooms: usize = 0
let models: usize = 0
let nodeMaterials: usize = 0
let edgeMaterials: usize = 0
let kinds: usize = 0
let jointTypes: usize = 0
let outlets: usize = 0
let flags: usize = 0
let ports: usize = 0
let edgeKinds: usize = 0
let bends: usize = 0
let edgeFlags: usize = 0

export function openSystem(packAt: usize, systemAt: usize): void {
  loaded(mark())
  hasRun(STAGE_SYSTEM)
  pack = packAt
  base = systemAt
  nodeCount = load<i32>(base + L.HEAD_NODES)
  edgeCount = load<i32>(base + L.HEAD_EDGES)
  nodeRoom = load<i32>(base + L.HEAD_NODE_ROOM)
  edgeRoom = load<i32>(base + L.HEAD_EDGE_ROOM)
  coolings = columnOf(L.NODE_COOLING_KW)
  portKws = columnOf(L.NODE_PORT_KW)
  heights = columnOf(L.NODE_HEIGHT_M)
  xs = columnOf(L.NODE_X)
  ys = columnOf(L.NODE_Y)
  requiredCools = columnOf(L.NODE_REQUIRED_COOL)
  requiredSensibles = columnOf(L.NODE_REQUIRED_SENSIBLE)
  requiredHeats = columnOf(L.NODE_REQUIRED_HEAT)
  lengths = columnOf(L.EDGE_LENGTH_M)
  gasLengths = columnOf(L.EDGE_GAS_LENGTH_M)
  liquidLengths = columnOf(L.EDGE_LIQUID_LENGTH_M)
  wideBends = columnOf(L.EDGE_WIDE_BENDS)
  sources = columnOf(L.EDGE_SOURCE)
  targets = columnOf(L.EDGE_TARGET)
  airHandlers = columnOf(L.NODE_AIR_HANDLER)
  rooms = columnOf(L.NODE_ROOM)
  models = columnOf(L.NODE_MODEL)
  nodeMaterials = columnOf(L.NODE_MATERIAL)
  edgeMaterials = columnOf(L.EDGE_MATERIAL)
  kinds = columnOf(L.NODE_KIND)
  jointTypes = columnOf(L.NODE_JOINT_TYPE)
  outlets = columnOf(L.NODE_OUTLETS)
  flags = columnOf(L.NODE_FLAGS)
  ports = columnOf(L.EDGE_PORT)
  edgeKinds = columnOf(L.EDGE_KIND)
  bends = columnOf(L.EDGE_BENDS)
  edgeFlags = columnOf(L.EDGE_FLAGS)
}

/** Sets the number of rows after rows were added or removed; the columns keep their space. */
export function setCounts(nodes: i32, edges: i32): void {
  nodeCount = nodes
  edgeCount = edges
  setHead(L.HEAD_NODES, nodes)
  setHead(L.HEAD_EDGES, edges)
}

/** Returns the address of a column, 0 where no row uses it. */
export function columnOf(column: i32): usize {
  const columns = head(L.HEAD_COLUMNS)
  return (columns & (1 << column)) == 0 ? 0 : base + L.columnStart(nodeRoom, edgeRoom, columns, column)
}

/** Returns a scratch column of i32, filled with one byte value (255 makes -1). */
export function scratch(count: i32, byte: i32): usize {
  const bytes = (count as usize) << 2
  const at = reserve(bytes)
  if (at != 0) memory.fill(at, byte as u8, bytes)
  return at
}

/** Returns a scratch column of i32 whose cells are written before they are read. */
export function reserveI32(count: i32): usize {
  return reserve((count as usize) << 2)
}

/** Returns a scratch column of f64, filled with one value. */
export function reserveF64(count: i32, value: f64): usize {
  const at = reserve((count as usize) << 3)
  for (let i = 0; i < count; i++) store<f64>(at + ((i as usize) << 3), value)
  return at
}

export function head(slot: i32): i32 {
  return load<i32>(base + slot)
}

export function setHead(slot: i32, value: i32): void {
  store<i32>(base + slot, value)
}

export function systemAt(): usize {
  return base
}

export function design(slot: i32): f64 {
  return load<f64>(base + L.DESIGN_START + ((slot as usize) << 3))
}

export function kindOf(node: i32): i32 {
  return load<u8>(kinds + node)
}

export function jointTypeOf(node: i32): i32 {
  return load<u8>(jointTypes + node)
}

export function outletsOf(node: i32): i32 {
  return load<u8>(outlets + node)
}

export function flagsOf(node: i32): i32 {
  return load<u8>(flags + node)
}

export function hasFlag(node: i32, flag: i32): bool {
  return (load<u8>(flags + node) & flag) != 0
}

/** Returns the row of a node's model in its table of the pack, L.NO_MODEL where none is given. */
export function modelOf(node: i32): i32 {
  return load<u16>(models + ((node as usize) << 1))
}

/** Returns whether any unit's room requires a capacity. */
export function hasRequired(): bool {
  return requiredCools != 0 || requiredSensibles != 0 || requiredHeats != 0
}

/** Returns the cooling in kW that a unit's room requires of it, NaN where none is given. */
export function requiredCoolOf(node: i32): f64 {
  return requiredCools == 0 ? NaN : load<f64>(requiredCools + ((node as usize) << 3))
}

/** Returns the sensible cooling in kW that a unit's room requires of it, NaN where none is given. */
export function requiredSensibleOf(node: i32): f64 {
  return requiredSensibles == 0 ? NaN : load<f64>(requiredSensibles + ((node as usize) << 3))
}

/** Returns the heating in kW that a unit's room requires of it, NaN where none is given. */
export function requiredHeatOf(node: i32): f64 {
  return requiredHeats == 0 ? NaN : load<f64>(requiredHeats + ((node as usize) << 3))
}

/** Returns the number of the room that a unit shares with others, 0 where its room has no id. */
export function roomNumberOf(node: i32): i32 {
  return rooms == 0 ? 0 : load<i32>(rooms + ((node as usize) << 2))
}

/** Returns whether units may share a room: by its id, or as kits of one air handler. */
export function sharesRooms(): bool {
  return rooms != 0 || airHandlers != 0
}

export function airHandlerOf(node: i32): i32 {
  return airHandlers == 0 ? 0 : load<i32>(airHandlers + ((node as usize) << 2))
}

export function materialOf(node: i32): i32 {
  return nodeMaterials == 0 ? 0 : load<u16>(nodeMaterials + ((node as usize) << 1))
}

/** Returns whether any unit may give a nominal cooling of its own. */
export function hasOwnCoolings(): bool {
  return coolings != 0
}

/** Returns a unit's own nominal cooling in kW, NaN where none is given. */
export function ownCooling(node: i32): f64 {
  return coolings == 0 ? NaN : load<f64>(coolings + ((node as usize) << 3))
}

/** Returns a box's own load for one port in kW, NaN where none is given. */
export function ownPortKw(node: i32): f64 {
  return portKws == 0 ? NaN : load<f64>(portKws + ((node as usize) << 3))
}

/** Returns the metres above the outdoor unit; 0 where none are given. */
export function heightOf(node: i32): f64 {
  if (heights == 0) return 0
  const height = load<f64>(heights + ((node as usize) << 3))
  return isNaN(height) ? 0 : height
}

/** Returns the drawn place of a node; NaN where the host gave none. */
export function drawnX(node: i32): f64 {
  return xs == 0 ? NaN : load<f64>(xs + ((node as usize) << 3))
}

export function drawnY(node: i32): f64 {
  return ys == 0 ? NaN : load<f64>(ys + ((node as usize) << 3))
}

export function sourceOf(edge: i32): i32 {
  return load<i32>(sources + ((edge as usize) << 2))
}

export function targetOf(edge: i32): i32 {
  return load<i32>(targets + ((edge as usize) << 2))
}

export function portOf(edge: i32): i32 {
  return load<u8>(ports + edge)
}

export function edgeKindOf(edge: i32): i32 {
  return load<u8>(edgeKinds + edge)
}

export function isDuplicateEdge(edge: i32): bool {
  return edgeFlags != 0 && (load<u8>(edgeFlags + edge) & L.FLAG_DUPLICATE_ID) != 0
}

export function edgeMaterialOf(edge: i32): i32 {
  return edgeMaterials == 0 ? 0 : load<u16>(edgeMaterials + ((edge as usize) << 1))
}

/** Returns the length of an edge in m as drawn, NaN where none is given. */
export function ownLength(edge: i32): f64 {
  return lengths == 0 ? NaN : load<f64>(lengths + ((edge as usize) << 3))
}

/** Returns whether any edge has a length of its own for gas or liquid. */
export function hasLineLengths(): bool {
  return gasLengths != 0 || liquidLengths != 0
}

export function ownGasLength(edge: i32): f64 {
  return gasLengths == 0 ? NaN : load<f64>(gasLengths + ((edge as usize) << 3))
}

export function ownLiquidLength(edge: i32): f64 {
  return liquidLengths == 0 ? NaN : load<f64>(liquidLengths + ((edge as usize) << 3))
}

/** Returns the 90° bends drawn at an edge; 0 where none are given. */
export function ownBends(edge: i32): f64 {
  const wide = wideBends == 0 ? NaN : load<f64>(wideBends + ((edge as usize) << 3))
  return isNaN(wide) ? (load<u8>(bends + edge) as f64) : wide
}
