import * as L from '../../common/layout/layout'
import * as P from '../../common/layout/layout-pack'
import { childrenFrom, childrenTo } from '../diagram/tree'
import { cell, constant, rowsOf, tableOf } from '../pack'
import { fittingOf, loadOf, setFitting } from '../state'
import { jointTypeOf, kindOf, modelOf, outletsOf, ownPortKw, pack, reserveF64 } from '../system'
import { isMerge, isSubConnector } from './capacity'
import { MEMO_JOINT2, MEMO_JOINT3, rowBelow } from './memo'
import { isThreePipe } from './outdoor'
import { boxAbove } from './upstream'

let widest: i32 = 0
let three: bool = false
let bound2: f64 = 0
let bound3: f64 = 0
let headerM: f64 = 0
let jointM: f64 = 0
let firstBox: i32 = 0
/** Equivalent metres of each entry in the pack's list of fittings. */
let metres: usize = 0

/** Row of the box table for a box, of the header table for a header; below 0 before one is chosen. */
export function fittingRow(node: i32): i32 {
  const place = fittingOf(node)
  return kindOf(node) == L.KIND_BOX ? place - firstBox : place
}

/** Returns the branches of a joint: as drawn, else as many as it has children, at least two. */
export function branchesOf(node: i32): i32 {
  const drawn = outletsOf(node)
  if (drawn > 0) return drawn
  const children = childrenTo(node) - childrenFrom(node)
  return children < 2 ? 2 : children
}

export function isHeader(node: i32): bool {
  return kindOf(node) == L.KIND_JOINT && jointTypeOf(node) == L.JOINT_PLAIN && branchesOf(node) > 2
}

/** Returns the ports of a box: as drawn, else its model's; 0 where neither is given. */
export function portsOf(box: i32): i32 {
  const drawn = outletsOf(box)
  if (drawn > 0) return drawn
  const row = givenBox(box)
  return row < 0 ? 0 : (cell(tableOf(pack, P.PACK_BOX), P.BOX_WIDTH, row, P.BOX_PORTS) as i32)
}

/** Returns the load in kW that one port of a box carries: as drawn, else its model's. Without a box it is that of the pack's first box. */
export function portKwOf(box: i32): f64 {
  if (box >= 0) {
    const drawn = ownPortKw(box)
    if (!isNaN(drawn)) return drawn
  }
  const row = box < 0 ? 0 : fittingRow(box)
  return cell(tableOf(pack, P.PACK_BOX), P.BOX_WIDTH, row < 0 ? 0 : row, P.BOX_PORT_KW)
}

/** Returns the same where the box carries a further capacity index of `more`, which may change its model and so the load of its ports. */
export function portKwWith(box: i32, more: i32): f64 {
  if (more == 0 || box < 0 || givenBox(box) >= 0 || !isNaN(ownPortKw(box))) return portKwOf(box)
  const row = fittingBox(jointTypeOf(box), outletsOf(box), ((loadOf(box) + more) as f64) / 10)
  return cell(tableOf(pack, P.PACK_BOX), P.BOX_WIDTH, row, P.BOX_PORT_KW)
}

/** Returns the ports that a node takes of its box: those that a merge joint merges, 1 for everything else. */
export function portsTaken(node: i32): i32 {
  return isMerge(node) ? portsMerged(jointTypeOf(node)) : 1
}

/** Returns the ports that a merge joint of this type takes. */
export function portsMerged(type: i32): i32 {
  const ports = cell(tableOf(pack, P.PACK_MERGE), P.MERGE_WIDTH, type, P.MERGE_PORTS) as i32
  return ports < 1 ? 1 : ports
}

/** Returns the equivalent metres of the fitting that a pipe leaves, by its index in the pack's list of fittings. */
export function fittingLength(node: i32): f64 {
  const place = fittingOf(node)
  if (place >= 0) return load<f64>(metres + ((place as usize) << 3))
  return kindOf(node) == L.KIND_JOINT ? jointM : 0
}

/** The list of fittings is headers, joints, boxes, then the joint types, of which some merge ports. */
function openMetres(): void {
  const joints = constant(pack, P.CONST_FITTINGS_JOINT2) as i32
  const types = constant(pack, P.CONST_FITTINGS_TYPE) as i32
  metres = reserveF64(types + L.JOINT_TYPE_COUNT, jointM)
  for (let place = constant(pack, P.CONST_FITTINGS_HEADER) as i32; place < joints; place++) keepMetres(place, headerM)
  for (let box = 0; box < rowsOf(pack, P.PACK_BOX); box++)
    keepMetres(firstBox + box, cell(tableOf(pack, P.PACK_BOX), P.BOX_WIDTH, box, P.BOX_EQUIVALENT))
  for (let type = L.JOINT_MP2; type <= L.JOINT_MP6_W; type++)
    keepMetres(types + type, cell(tableOf(pack, P.PACK_MERGE), P.MERGE_WIDTH, type, P.MERGE_EQUIVALENT))
}

function keepMetres(place: i32, length: f64): void {
  store<f64>(metres + ((place as usize) << 3), length)
}

export function openFittings(): void {
  widest = widestHeader()
  three = isThreePipe()
  bound2 = lastBound(P.PACK_JOINT2)
  bound3 = lastBound(P.PACK_JOINT3)
  headerM = constant(pack, P.CONST_HEADER_EQUIVALENT)
  jointM = constant(pack, P.CONST_JOINT_EQUIVALENT)
  firstBox = constant(pack, P.CONST_FITTINGS_BOX) as i32
  openMetres()
}

/** Chooses the model of a joint, header or box. */
export function chooseFitting(node: i32, kind: i32): void {
  if (kind == L.KIND_BOX) chooseBox(node)
  else if (kind == L.KIND_JOINT) chooseJoint(node)
}

function put(node: i32, row: i32, first: i32): void {
  setFitting(node, (constant(pack, first) as i32) + row)
}

function givenBox(node: i32): i32 {
  const row = modelOf(node)
  return row < rowsOf(pack, P.PACK_BOX) ? row : -1
}

function chooseBox(node: i32): void {
  const drawn = givenBox(node)
  put(node, drawn >= 0 ? drawn : fittingBox(jointTypeOf(node), outletsOf(node), (loadOf(node) as f64) / 10), P.CONST_FITTINGS_BOX)
}

/** Returns the smallest box of its type with enough ports that carries the load, else the strongest with enough ports, else the last. */
function fittingBox(type: i32, ports: i32, loadKw: f64): i32 {
  const at = tableOf(pack, P.PACK_BOX)
  const count = rowsOf(pack, P.PACK_BOX)
  let strongest = -1
  for (let row = 0; row < count; row++) {
    if ((cell(at, P.BOX_WIDTH, row, P.BOX_PORTS) as i32) < ports || !mayStandAs(type, at, row)) continue
    const total = cell(at, P.BOX_WIDTH, row, P.BOX_TOTAL_KW)
    if (total >= loadKw) return row
    if (strongest < 0 || total > cell(at, P.BOX_WIDTH, strongest, P.BOX_TOTAL_KW)) strongest = row
  }
  return strongest < 0 ? count - 1 : strongest
}

function mayStandAs(type: i32, boxes: usize, row: i32): bool {
  if (type == L.JOINT_MS_MAIN) return cell(boxes, P.BOX_WIDTH, row, P.BOX_CAN_BE_MAIN) == 1
  return type != L.JOINT_MS_SUB || cell(boxes, P.BOX_WIDTH, row, P.BOX_CAN_BE_SUB) == 1
}

function chooseJoint(node: i32): void {
  if (isMerge(node) || isSubConnector(node)) setFitting(node, (constant(pack, P.CONST_FITTINGS_TYPE) as i32) + jointTypeOf(node))
  else if (isHeader(node)) put(node, fittingHeader(branchesOf(node), loadOf(node)), P.CONST_FITTINGS_HEADER)
  else if (jointTypeOf(node) == L.JOINT_PLAIN) chooseBranchJoint(node)
}

/** Returns the smallest header with enough branches that carries the load, else the strongest with enough branches, else the last. */
function fittingHeader(branches: i32, index: i32): i32 {
  const at = tableOf(pack, P.PACK_HEADER)
  const count = rowsOf(pack, P.PACK_HEADER)
  let strongest = -1
  for (let row = 0; row < count; row++) {
    if ((cell(at, P.HEADER_WIDTH, row, P.HEADER_BRANCHES) as i32) < branches) continue
    const bound = cell(at, P.HEADER_WIDTH, row, P.HEADER_INDEX)
    if ((index as f64) <= bound) return row
    if (strongest < 0 || bound > cell(at, P.HEADER_WIDTH, strongest, P.HEADER_INDEX)) strongest = row
  }
  return strongest < 0 ? count - 1 : strongest
}

/** Chooses a branch joint: a 3-pipe joint outside boxes of a 3-pipe series, a 2-pipe joint everywhere else. */
function chooseBranchJoint(node: i32): void {
  const table = fittingTable(node)
  const isThree = table == P.PACK_JOINT3
  const row = rowBelow(isThree ? MEMO_JOINT3 : MEMO_JOINT2, pack, table, P.JOINT_WIDTH, loadOf(node))
  put(node, row, isThree ? P.CONST_FITTINGS_JOINT3 : P.CONST_FITTINGS_JOINT2)
}

/** Returns the pack's table that a fitting's model is chosen from, -1 where its joint type is its model. */
export function fittingTable(node: i32): i32 {
  if (kindOf(node) == L.KIND_BOX) return P.PACK_BOX
  if (jointTypeOf(node) != L.JOINT_PLAIN) return -1
  if (isHeader(node)) return P.PACK_HEADER
  return three && boxAbove(node) < 0 ? P.PACK_JOINT3 : P.PACK_JOINT2
}

/** Returns the load in kW at which the list of joints ends for this one. */
export function jointBoundKw(node: i32): f64 {
  return three && boxAbove(node) < 0 ? bound3 : bound2
}

/** Returns the row of the header with the most branches, the upper bound for any header. */
export function widestRow(): i32 {
  return widest
}

function widestHeader(): i32 {
  const at = tableOf(pack, P.PACK_HEADER)
  let best = 0
  for (let row = 1; row < rowsOf(pack, P.PACK_HEADER); row++) {
    if (cell(at, P.HEADER_WIDTH, row, P.HEADER_BRANCHES) > cell(at, P.HEADER_WIDTH, best, P.HEADER_BRANCHES)) best = row
  }
  return best
}

function lastBound(table: i32): f64 {
  return cell(tableOf(pack, table), P.JOINT_WIDTH, rowsOf(pack, table) - 1, P.JOINT_INDEX) / 10
}
