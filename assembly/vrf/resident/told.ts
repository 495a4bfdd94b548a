import { fillColumn } from '../answer'
import { feedOf } from '../diagram/feeds'
import { childAt, childrenFrom, childrenTo } from '../diagram/tree'
import * as A from '../../common/layout/layout-answer'
import { padded } from '../../common/layout/layout'
import { reserve } from '../../common/memory'
import { edgeCount, edgeRoom, nodeCount, nodeRoom, reserveI32 } from '../system'
import { isOfArrangement, isOfTouched, isWatched, writeCell } from './told-cell'
import { forgetTouched, isAllTouched, touchedAt, touchedCount } from './touched'
import { hasRun, needs, STAGE_RESIDENT, STAGE_TOLD } from '../../common/stages'

/** Most rows of a column that are sent one by one. */
const ROWS_MOST: i32 = 2048
/** The count of a column that is sent whole. */
const WHOLE: i32 = -1

/** The answer's columns as sent to the host last, one after the other, and one byte for each row that differed then. */
let told: usize = 0
let nodeMarks: usize = 0
let edgeMarks: usize = 0
/** Number of changed rows of each column when last sent, and the rows. */
let counts: usize = 0
let rows: usize = 0
let toldNodes: i32 = -1
let toldEdges: i32 = -1

/** Reserves memory for the columns sent to the host of the open system. */
export function openTold(): void {
  told = reserve(startOf(A.ANSWER_COLUMNS))
  nodeMarks = reserve(nodeRoom)
  edgeMarks = reserve(edgeRoom)
  counts = reserveI32(A.ANSWER_COLUMNS)
  rows = reserveI32(A.ANSWER_COLUMNS * ROWS_MOST)
  toldNodes = -1
}

/**
 * Compares the answer with the columns sent last and updates them. Returns false where nothing was sent before, or rows were added or removed since: then every
 * column is sent whole and no row is marked.
 */
export function tell(): bool {
  needs(STAGE_RESIDENT)
  hasRun(STAGE_TOLD)
  const isAlike = nodeCount == toldNodes && edgeCount == toldEdges
  toldNodes = nodeCount
  toldEdges = edgeCount
  memory.fill(nodeMarks, 0, nodeCount)
  memory.fill(edgeMarks, 0, edgeCount)
  for (let column = 0; column < A.ANSWER_COLUMNS; column++) {
    setCount(column, 0)
    if (!isAlike) tellAnew(column)
    else if (isAllTouched() || !(isOfTouched(column) || isOfArrangement(column))) tellCompared(column)
    else if (isOfTouched(column)) tellTouched(column)
  }
  forgetTouched()
  return isAlike
}

/** Address of a column as sent last. */
export function toldColumn(column: i32): usize {
  needs(STAGE_TOLD)
  return told + startOf(column)
}

/** Address of the marks: one byte a row. */
export function toldMarks(isEdge: bool): usize {
  needs(STAGE_TOLD)
  return isEdge ? edgeMarks : nodeMarks
}

/** Number of changed rows of a column; negative where it is sent whole. */
export function toldCount(column: i32): i32 {
  needs(STAGE_TOLD)
  return load<i32>(counts + ((column as usize) << 2))
}

/** Address of the changed rows of a column, i32 each. */
export function toldRows(column: i32): usize {
  needs(STAGE_TOLD)
  return rows + (((column * ROWS_MOST) as usize) << 2)
}

function setCount(column: i32, count: i32): void {
  store<i32>(counts + ((column as usize) << 2), count)
}

function tellAnew(column: i32): void {
  memory.copy(toldColumn(column), fillColumn(column), (A.isEdgeAnswer(column) ? edgeCount : nodeCount) * A.answerWidth(column))
  setCount(column, WHOLE)
}

/** Compares only the touched rows. A pipe's diameter changers depend on the pipe above, so the pipes below are compared too. */
function tellTouched(column: i32): void {
  const touched = touchedCount()
  for (let place = 0; place < touched; place++) {
    const node = touchedAt(place)
    if (!A.isEdgeAnswer(column)) tellRow(column, node)
    else if (feedOf(node) >= 0) tellRow(column, feedOf(node))
    if (column != A.ANSWER_CHANGERS) continue
    const to = childrenTo(node)
    for (let child = childrenFrom(node); child < to; child++) tellRow(column, childAt(child))
  }
}

function tellRow(column: i32, row: i32): void {
  if (writeCell(column, row, toldColumn(column) + (row as usize) * (A.answerWidth(column) as usize))) note(column, row)
}

/** Computes the column anew and compares all of its rows, sixteen bytes at a time. */
function tellCompared(column: i32): void {
  const width = A.answerWidth(column)
  const bytes = (A.isEdgeAnswer(column) ? edgeCount : nodeCount) * width
  const now = fillColumn(column)
  const before = toldColumn(column)
  const lanes = bytes & ~15
  for (let at = 0; at < lanes; at += 16) {
    if (!v128.any_true(v128.xor(v128.load(now + at), v128.load(before + at)))) continue
    noteRows(column, now, before, at, 16)
    if (toldCount(column) == WHOLE && !isWatched(column)) break
  }
  noteRows(column, now, before, lanes, bytes - lanes)
  if (toldCount(column) != 0) memory.copy(before, now, bytes)
}

function noteRows(column: i32, now: usize, before: usize, from: i32, bytes: i32): void {
  const width = A.answerWidth(column)
  for (let at = from; at < from + bytes; at += width) if (memory.compare(now + at, before + at, width) != 0) note(column, at / width)
}

function note(column: i32, row: i32): void {
  if (isWatched(column)) store<u8>(toldMarks(A.isEdgeAnswer(column)) + row, 1)
  const count = toldCount(column)
  if (count == WHOLE) return
  if (count < ROWS_MOST) store<i32>(toldRows(column) + ((count as usize) << 2), row)
  setCount(column, count < ROWS_MOST ? count + 1 : WHOLE)
}

function startOf(column: i32): usize {
  let at: i32 = 0
  for (let each: i32 = 0; each < column; each++) at += padded((A.isEdgeAnswer(each) ? edgeRoom : nodeRoom) * A.answerWidth(each))
  return at
}
