import * as L from '../../common/layout/layout'
import * as J from '../../common/layout/layout-adjust'
import { reserve } from '../../common/memory'

/** Row of the outdoor unit, of the first joint, and of the first unit in the system made of a list. */
const OUTDOOR: i32 = 0
const JOINT: i32 = 1
export const FIRST_UNIT: i32 = 2

const COLUMNS: i32 =
  L.COLUMNS_ALWAYS |
  (1 << L.NODE_COOLING_KW) |
  (1 << L.NODE_HEIGHT_M) |
  (1 << L.EDGE_LENGTH_M) |
  (1 << L.EDGE_GAS_LENGTH_M) |
  (1 << L.EDGE_LIQUID_LENGTH_M)

let base: usize = 0
let nodes: i32 = 0

/** Returns a cell of a row of the list. */
export function listed(list: usize, row: i32, column: i32): f64 {
  return load<f64>(list + J.listedStart() + ((row * J.LISTED_WIDTH + column) << 3))
}

export function setListed(list: usize, row: i32, column: i32, value: f64): void {
  store<f64>(list + J.listedStart() + ((row * J.LISTED_WIDTH + column) << 3), value)
}

/** Writes a list as a system of `layout`: the main pipe with the default length, the first joint, and behind it each unit on a pipe of its own. Returns its address. */
export function systemOfList(list: usize): usize {
  const rows = load<i32>(list + L.HEAD_NODES)
  nodes = FIRST_UNIT
  for (let row = 0; row < rows; row++) nodes += listed(list, row, J.LISTED_COUNT) as i32
  const bytes = L.systemBytes(nodes, nodes - 1, COLUMNS, 0)
  base = reserve(bytes)
  memory.fill(base, 0, bytes)
  putHead(bytes)
  memory.copy(base + L.DESIGN_START, list + L.DESIGN_START, L.DESIGN_SLOTS << 3)
  putF64(L.EDGE_LENGTH_M, 0, NaN)
  putLines(0, NaN, NaN)
  putNode(OUTDOOR, L.KIND_OUTDOOR, L.NO_MODEL, NaN, NaN)
  putNode(JOINT, L.KIND_JOINT, L.NO_MODEL, NaN, NaN)
  let node = FIRST_UNIT
  for (let row = 0; row < rows; row++) {
    const count = listed(list, row, J.LISTED_COUNT) as i32
    for (let nth = 0; nth < count; nth++) putUnit(list, row, node++)
  }
  return base
}

function putHead(bytes: i32): void {
  store<i32>(base + L.HEAD_MAGIC, L.SYSTEM_MAGIC)
  store<i32>(base + L.HEAD_VERSION, L.LAYOUT_VERSION)
  store<i32>(base + L.HEAD_BYTE_LENGTH, bytes)
  store<i32>(base + L.HEAD_NODES, nodes)
  store<i32>(base + L.HEAD_EDGES, nodes - 1)
  store<i32>(base + L.HEAD_NODE_ROOM, nodes)
  store<i32>(base + L.HEAD_EDGE_ROOM, nodes - 1)
  store<i32>(base + L.HEAD_COLUMNS, COLUMNS)
}

/** Writes a unit and its pipe, whose row is one below that of the unit. */
function putUnit(list: usize, row: i32, node: i32): void {
  putNode(
    node,
    listed(list, row, J.LISTED_KIND) as i32,
    listed(list, row, J.LISTED_MODEL) as i32,
    listed(list, row, J.LISTED_COOLING),
    listed(list, row, J.LISTED_HEIGHT),
  )
  putF64(L.EDGE_LENGTH_M, node - 1, listed(list, row, J.LISTED_LENGTH))
  putLines(node - 1, listed(list, row, J.LISTED_GAS_LENGTH), listed(list, row, J.LISTED_LIQUID_LENGTH))
}

function putNode(node: i32, kind: i32, model: i32, coolingKw: f64, heightM: f64): void {
  putF64(L.NODE_COOLING_KW, node, coolingKw)
  putF64(L.NODE_HEIGHT_M, node, heightM)
  store<u16>(columnAt(L.NODE_MODEL) + ((node as usize) << 1), model as u16)
  store<u8>(columnAt(L.NODE_KIND) + node, kind as u8)
  if (node == OUTDOOR) return
  const edge = ((node - 1) as usize) << 2
  store<i32>(columnAt(L.EDGE_SOURCE) + edge, node == JOINT ? OUTDOOR : JOINT)
  store<i32>(columnAt(L.EDGE_TARGET) + edge, node)
}

function putLines(edge: i32, gasM: f64, liquidM: f64): void {
  putF64(L.EDGE_GAS_LENGTH_M, edge, gasM)
  putF64(L.EDGE_LIQUID_LENGTH_M, edge, liquidM)
}

function putF64(column: i32, row: i32, value: f64): void {
  store<f64>(columnAt(column) + ((row as usize) << 3), value)
}

function columnAt(column: i32): usize {
  return base + L.columnStart(nodes, nodes - 1, COLUMNS, column)
}
