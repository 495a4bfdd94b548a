import * as L from '../../common/layout/layout'
import * as P from '../../common/layout/layout-pack'
import * as N from '../../common/layout/layout-sense'
import * as R from '../../common/layout/layout-codes'
import { feedOf, nextFeed } from '../diagram/feeds'
import { childAt, childrenFrom, childrenTo } from '../diagram/tree'
import { checkLeast, checkMost, wantsHeld } from '../findings'
import { cell, constant, severityOf, tableOf } from '../pack'
import { loadOf, wayActualOf } from '../state'
import { heightOf, jointTypeOf, kindOf, pack, sourceOf, targetOf } from '../system'
import { isMerge, isUnit } from '../piping/capacity'
import { actualOf, isFitting } from '../piping/distance'
import { branchesOf, fittingRow, isHeader, jointBoundKw, widestRow } from '../piping/fitting'
import { bendsOf, pipeLength } from '../piping/length'
import { limitOf } from '../piping/outdoor'
import { leastEnd, openTableEnds, tableEndKw } from '../piping/table-end'
import { boxAbove, unitsBelowOf } from '../piping/upstream'
import { checkKit } from './system/kits'
import { checkOwnCooling } from './system/own-capacity'

/** Limits of every pipe: bends of the main, least length of the first pipe and between fittings, longest pipe to a unit. */
let mostBends: f64 = 0
let leastFirstM: f64 = 0
let leastStraightM: f64 = 0
let mostToUnitM: f64 = 0
/** Severity of a load beyond the tables of pipes and joints. */
let tableSeverity: i32 = L.SEVERITY_ERROR

/** Looks up the limits that apply to every pipe. */
export function openPlaces(): void {
  mostBends = limitOf(P.PROFILE_MAX_BENDS)
  leastFirstM = constant(pack, P.CONST_FIRST_PIPE_M)
  leastStraightM = constant(pack, P.CONST_MIN_STRAIGHT_M)
  mostToUnitM = limitOf(P.PROFILE_UNIT_TO_JOINT)
  tableSeverity = severityOf(pack, N.CONST_TABLE_SEVERITY)
  openTableEnds()
}

/** Checks the limits of one node or of the pipes into it; those of the profile apply only where an outdoor unit is chosen. */
export function checkPlace(node: i32, kind: i32): void {
  if (kind == L.KIND_BOX) checkBox(node)
  else if (kind == L.KIND_JOINT) checkJoint(node)
  else if (isUnit(kind)) checkUnit(node, kind)
  if (kind == L.KIND_KIT) checkKit(node)
  for (let feed = feedOf(node); feed >= 0; feed = nextFeed(feed)) checkPipe(feed, sourceOf(feed), kind)
}

function checkBox(node: i32): void {
  const at = tableOf(pack, P.PACK_BOX)
  const row = fittingRow(node)
  checkMost(R.LIMIT_BOX_KW, L.SEVERITY_ERROR, node, -1, (loadOf(node) as f64) / 10, cell(at, P.BOX_WIDTH, row, P.BOX_TOTAL_KW))
  checkMost(R.LIMIT_BOX_UNITS, L.SEVERITY_ERROR, node, -1, unitsBelowOf(node) as f64, cell(at, P.BOX_WIDTH, row, P.BOX_UNITS))
  if (boxAbove(node) < 0) {
    checkMost(R.LIMIT_MAIN_TO_BOX, L.SEVERITY_ERROR, node, -1, actualOf(node), limitOf(P.PROFILE_MAIN_TO_BOX))
  }
}

function checkJoint(node: i32): void {
  const loadKw = (loadOf(node) as f64) / 10
  if (jointTypeOf(node) == L.JOINT_PLAIN) {
    if (isHeader(node)) checkHeader(node, loadKw)
    else checkMost(R.LIMIT_JOINT_KW, tableSeverity, node, -1, loadKw, jointBoundKw(node))
  } else if (isMerge(node)) {
    const bound = cell(tableOf(pack, P.PACK_MERGE), P.MERGE_WIDTH, jointTypeOf(node), P.MERGE_KW)
    checkMost(R.LIMIT_MERGE_KW, L.SEVERITY_ERROR, node, -1, loadKw, bound > 0 ? bound : NaN)
  }
}

function checkHeader(node: i32, loadKw: f64): void {
  const at = tableOf(pack, P.PACK_HEADER)
  const row = fittingRow(node)
  checkMost(R.LIMIT_HEADER_KW, L.SEVERITY_ERROR, node, -1, loadKw, cell(at, P.HEADER_WIDTH, row, P.HEADER_INDEX) / 10)
  checkMost(
    R.LIMIT_HEADER_BRANCHES,
    L.SEVERITY_ERROR,
    node,
    -1,
    branchesOf(node) as f64,
    cell(at, P.HEADER_WIDTH, widestRow(), P.HEADER_BRANCHES),
  )
}

/** Checks the load of each outlet of a header. */
export function checkHeaderBranches(node: i32): void {
  if (!isHeader(node)) return
  const perBranch = cell(tableOf(pack, P.PACK_HEADER), P.HEADER_WIDTH, fittingRow(node), P.HEADER_BRANCH_INDEX) / 10
  const to = childrenTo(node)
  for (let place = childrenFrom(node); place < to; place++) {
    const edge = childAt(place)
    checkMost(R.LIMIT_HEADER_BRANCH_KW, L.SEVERITY_ERROR, -1, edge, (loadOf(targetOf(edge)) as f64) / 10, perBranch)
  }
}

function checkUnit(node: i32, kind: i32): void {
  checkOwnCooling(node, kind)
  const box = boxAbove(node)
  if (box < 0) return
  const way = wayActualOf(node) - wayActualOf(box)
  const apart = Math.abs(heightOf(node) - heightOf(box))
  checkMost(R.LIMIT_BOX_TO_UNIT, L.SEVERITY_ERROR, node, -1, way, limitOf(P.PROFILE_BOX_TO_UNIT))
  checkMost(R.LIMIT_HEIGHT_BOX_UNIT, L.SEVERITY_ERROR, node, -1, apart, limitOf(P.PROFILE_HEIGHT_BOX_UNIT))
}

function checkPipe(feed: i32, source: i32, kind: i32): void {
  const length = pipeLength(feed)
  const index = loadOf(targetOf(feed))
  if (index > leastEnd || wantsHeld()) {
    checkMost(R.LIMIT_PIPE_KW, tableSeverity, -1, feed, (index as f64) / 10, tableEndKw(feed))
  }
  const from = kindOf(source)
  if (from == L.KIND_OUTDOOR) {
    checkMost(R.LIMIT_MAX_BENDS, L.SEVERITY_ERROR, -1, feed, bendsOf(feed), mostBends)
    if (isFitting(kind)) checkLeast(R.LIMIT_FIRST_PIPE, L.SEVERITY_ADVICE, -1, feed, length, leastFirstM)
  } else {
    if (isUnit(kind)) checkMost(R.LIMIT_UNIT_TO_JOINT, L.SEVERITY_ERROR, -1, feed, length, mostToUnitM)
    if (isFitting(kind) && isFitting(from)) checkLeast(R.LIMIT_MIN_STRAIGHT, L.SEVERITY_ADVICE, -1, feed, length, leastStraightM)
  }
}
