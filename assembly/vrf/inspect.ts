import * as L from '../common/layout/layout'
import * as A from '../common/layout/layout-answer'
import { METER_LIMITS } from '../common/layout/layout-meters'
import * as P from '../common/layout/layout-pack'
import { arrange } from './diagram/arrange'
import { isPlainPiped } from './diagram/feeds'
import { keepChildren, restoreChildren } from './diagram/outlet-order'
import { buildTree, hasBranchBoxes, isRowOrder, orderCount, root } from './diagram/tree'
import {
  ALLOWANCE,
  advices,
  closeGauge,
  closeList,
  errors,
  forgetWhole,
  openFindings,
  openGauge,
  openList,
  passOver,
  speakAs,
  VOICE_WHOLE,
} from './findings'
import { mark, reserve, reset } from '../common/memory'
import { closeMeters, meterBytes, openMeters } from './meters'
import { constant, rowsOf } from './pack'
import { sumCapacities } from './piping/capacity'
import * as C from './piping/correction'
import { layPipes, openPiping, resizePipe, resizePipes } from './piping/diameter'
import { isJointed } from './piping/distance'
import { openRowMemo } from './piping/memo'
import * as O from './piping/outdoor'
import { answerOutdoor } from './piping/outdoor-answer'
import { mainKey, openMain, sizeMain } from './piping/pipe-size'
import { spreadBoxes } from './piping/upstream'
import { dirtyAt, dirtyCount, forgetDirty, openDirty } from './resident/dirty'
import { editCell, isFollowed, startEdits } from './resident/edit'
import { layDirty, openFollow } from './resident/follow'
import { openTold } from './resident/told'
import { openTouched, touchAll } from './resident/touched'
import { openRooms } from './room-table'
import * as B from './rules/blocks'
import { openChecks } from './rules/check-node'
import { countKits } from './rules/system/kits'
import { MAIN_SUB, modeOf } from './rules/mode'
import { countMissing, meterMissingInputs, meterWithoutOutdoor } from './rules/system/missing'
import { checkRequired } from './rules/system/required'
import { checkRooms } from './rules/room'
import { checkSameBox } from './rules/same-box'
import * as S from './rules/survey'
import * as T from './rules/tally'
import { checkWhole } from './rules/system/whole'
import { clearRows, clearState, loadOf, openState } from './state'
import { edgeCount, head, nodeCount, openSystem, pack, setHead, systemAt } from './system'
import { hasRun, keepOnly, needs, STAGE_CHECK, STAGE_RESIDENT, STAGE_ROOMS, STAGE_STATE, STAGE_SYSTEM, STAGE_TOLD } from '../common/stages'

let status: i32 = L.STATUS_EMPTY
/** Findings of the whole system, or of a drawing that is no tree. */
let wholeErrors: i32 = 0
let wholeAdvices: i32 = 0
/** Main pipe by the standard sizes, and as drawn. */
let standardMain: i32 = 0
let finalMain: i32 = 0
/** Whether edits of the open system can be followed. */
let isFollowing: bool = false
/** Start of the check's scratch. */
let scratchFrom: usize = 0

/**
 * Checks one whole system: tree, capacities, diameters, lengths, corrections, charge, rules, limits, and the arrangement where the header asks
 * for it. Keeps its results in columns until the next system is opened, and returns the status. Any content is accepted; a drawing that is no tree is
 * reported as such.
 */
export function inspect(packAt: usize, systemBuffer: usize): i32 {
  openSystem(packAt, systemBuffer)
  openState()
  openRooms()
  scratchFrom = mark()
  return inspectAgain()
}

/** Checks the open system in its existing columns. */
export function inspectAgain(): i32 {
  needs(STAGE_SYSTEM | STAGE_STATE | STAGE_ROOMS)
  reset(scratchFrom)
  keepOnly(STAGE_SYSTEM | STAGE_STATE | STAGE_ROOMS | STAGE_RESIDENT | STAGE_TOLD)
  clearState()
  openFindings()
  status = buildTree()
  wholeErrors = errors
  wholeAdvices = advices
  if (status == L.STATUS_CALCULATED) calculate()
  else clearRows()
  setHead(L.HEAD_STATUS, status)
  countFindings()
  hasRun(STAGE_CHECK)
  return status
}

function calculate(): void {
  const designAt = systemAt() + L.DESIGN_START
  C.readDesign(designAt, designAt + ((L.DESIGN_HEAT_OUTDOOR_DB as usize) << 3))
  O.takeDesigned(pack, designAt)
  if (O.modules == 0) status = L.STATUS_NO_OUTDOOR_MODEL
  if (!(orderCount == nodeCount && orderCount == edgeCount + 1 && isPlainPiped())) clearRows()
  openRowMemo()
  sumCapacities()
  spreadBoxes()
  countKits()
  S.countAsMainSub(modeOf() == MAIN_SUB)
  openPiping()
  openChecks(O.modules > 0)
  B.openBlocks()
  sizeMain(pack, loadOf(root), false, false)
  layPipes()
  for (let block = 0; block < B.blockCount(); block++) B.tallyBlock(block)
  B.mergeBlocks()
  growPipes()
  finish()
  if (head(L.HEAD_ARRANGE) != 1) return
  const before = mark()
  const kept = keepChildren()
  arrange()
  restoreChildren(kept)
  reset(before)
}

/** Sizes with the standard main first: it gives the equivalent lengths, which decide once which mains grow. */
function growPipes(): void {
  standardMain = mainKey()
  if (sizeFinalMain()) {
    resizePipes(S.growsIndoorMains())
    if (B.repeatBlocks()) B.mergeBlocks()
  }
  finalMain = mainKey()
}

/** Sizes the main pipe for the surveyed lengths and heights; returns false where the standard one stays and no pipe grows. */
function sizeFinalMain(): bool {
  const isLong = S.farthestEquivalentM() >= constant(pack, P.CONST_LONG_RUN_M) - ALLOWANCE
  const isDeep = S.highestM() >= constant(pack, P.CONST_LIQUID_BELOW_M) - ALLOWANCE
  const grows = S.growsIndoorMains()
  if (!isLong && !isDeep && !grows) return false
  sizeMain(pack, loadOf(root), isLong, isDeep)
  return true
}

/** Returns whether edits of this system can be followed row by row: a plain tree, one pipe an edge, no boxes, no grown mains. */
function canFollow(): bool {
  if (status != L.STATUS_CALCULATED || !isJointed || !isRowOrder() || !isPlainPiped() || edgeCount != nodeCount - 1) return false
  return !hasBranchBoxes() && !S.growsIndoorMains()
}

/** Opens a resident system: the same check, with the columns that edits need. */
export function openResident(packAt: usize, systemBuffer: usize): i32 {
  openSystem(packAt, systemBuffer)
  openState()
  openRooms()
  openTold()
  openTouched()
  scratchFrom = mark()
  hasRun(STAGE_RESIDENT)
  return checkResident()
}

function checkResident(): i32 {
  inspectAgain()
  touchAll()
  openDirty()
  openFollow()
  startEdits()
  isFollowing = canFollow()
  return status
}

/** Writes one cell of the resident system; returns false where it has no such column or row. The answers change with `update`. */
export function edit(column: i32, row: i32, value: f64): bool {
  needs(STAGE_RESIDENT)
  return editCell(column, row, value, isFollowing)
}

/** Updates the answers after the edits: only those that depend on them where the edits can be followed, else by checking everything. Returns true where they were followed. */
export function update(): bool {
  needs(STAGE_RESIDENT)
  if (isFollowing && isFollowed() && follow()) return true
  checkResident()
  return false
}

/** Returns false where an edit changes a value that all pipes depend on; the results computed here are then void. */
function follow(): bool {
  const before = finalMain
  sizeMain(pack, loadOf(root), false, false)
  if (mainKey() != standardMain) return false
  openMain()
  layDirty()
  B.repeatBlocks()
  B.mergeBlocks()
  if (S.growsIndoorMains()) return false
  sizeFinalMain()
  finalMain = mainKey()
  if (finalMain != before) return false
  // The final main may bound less than the standard one; pipes that no edit touched have their final sizes already.
  for (let place = 0; place < dirtyCount(); place++) resizePipe(dirtyAt(place), false)
  if (B.repeatBlocks()) B.mergeBlocks()
  forgetDirty()
  forgetWhole(nodeCount)
  finish()
  countFindings()
  return true
}

/** Computes the results that follow from the blocks: the outdoor unit's answer and the limits of the whole system. */
function finish(): void {
  if (status != L.STATUS_CALCULATED) return
  answerOutdoor()
  countMissing()
  openFindings()
  checkSystem()
  wholeErrors = errors
  wholeAdvices = advices
}

function checkSystem(): void {
  speakAs(VOICE_WHOLE)
  checkWhole(root)
  checkSameBox()
  checkRooms()
  checkRequired()
}

function countFindings(): void {
  const hasBlocks = status == L.STATUS_CALCULATED || status == L.STATUS_NO_OUTDOOR_MODEL
  const allErrors = wholeErrors + (hasBlocks ? B.blockErrors() : 0)
  setHead(L.HEAD_ERRORS_TOTAL, allErrors)
  setHead(L.HEAD_FINDINGS_TOTAL, allErrors + wholeAdvices + (hasBlocks ? B.blockAdvices() : 0))
}

/**
 * Lists the findings of one severity behind the scratch: first those of the whole system, then in the order of the nodes that were checked. Skips the first
 * `from` and writes at most `most`; returns their number.
 */
export function listFindings(severity: i32, from: i32, most: i32): i32 {
  needs(STAGE_CHECK)
  const before = mark()
  const at = reserve((most as usize) * (A.FINDING_BYTES as usize))
  openList(severity, from, most, at)
  if (status == L.STATUS_NOT_A_TREE) buildTree()
  else if (status != L.STATUS_EMPTY) {
    const isError = severity == L.SEVERITY_ERROR
    if (!passOver(isError ? wholeErrors : wholeAdvices)) checkSystem()
    B.listBlocks(isError ? T.COUNT_ERRORS : T.COUNT_ADVICES)
  }
  const count = ((closeList() - at) / (A.FINDING_BYTES as usize)) as i32
  reset(before)
  return count
}

/**
 * Writes how near the system checked last is to each limit, behind the scratch: rows of `layout-meters`, and returns their number. A drawing that is
 * no tree, or has no outdoor unit, has few limits to read or none.
 */
export function listMeters(): i32 {
  needs(STAGE_CHECK)
  const before = mark()
  const rules = rowsOf(pack, P.PACK_LIMIT_RULE)
  const at = reserve(meterBytes(rules))
  openMeters(at, rules)
  gaugeLimits()
  closeMeters()
  reset(before)
  return METER_LIMITS + rules
}

/** Checks a system and lists how near it is to each limit, as `listMeters` does for a system already checked. */
export function meters(packAt: usize, systemBuffer: usize): i32 {
  inspect(packAt, systemBuffer)
  return listMeters()
}

/** Reads every limit of the system checked last, as set by `openGauge`. */
export function gaugeLimits(): void {
  needs(STAGE_CHECK)
  openGauge()
  if (status == L.STATUS_CALCULATED) {
    checkSystem()
    meterMissingInputs()
  }
  if (status == L.STATUS_CALCULATED || status == L.STATUS_NO_OUTDOOR_MODEL) B.checkBlocks()
  if (status == L.STATUS_NO_OUTDOOR_MODEL) meterWithoutOutdoor()
  closeGauge()
}
