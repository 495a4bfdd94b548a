import * as A from '../layout-answer'
import { fillColumn } from '../answer'
import { padded } from '../layout'
import { reserve } from '../memory'
import { edgeCount, edgeRoom, nodeCount, nodeRoom } from '../system'

/** The columns of the answer as the host was told them, one behind the other, and one byte for each row that differed when it was told last. */
let told: usize = 0
let nodeMarks: usize = 0
let edgeMarks: usize = 0

/** Keeps room for what the host will be told of the system that is open. */
export function openTold(): void {
  told = reserve(startOf(A.ANSWER_COLUMNS))
  nodeMarks = reserve(nodeRoom)
  edgeMarks = reserve(edgeRoom)
}

/** Forgets which rows differed. */
export function startTelling(): void {
  memory.fill(nodeMarks, 0, nodeCount)
  memory.fill(edgeMarks, 0, edgeCount)
}

/** Finds a column of the answer anew; true where it differs from what was told. The rows that differ are marked. */
export function tellColumn(column: i32): bool {
  const width = A.answerWidth(column)
  const isEdge = A.isEdgeAnswer(column)
  const bytes = (isEdge ? edgeCount : nodeCount) * width
  const now = fillColumn(column)
  const before = toldColumn(column)
  const marks = isWatched(column) ? (isEdge ? edgeMarks : nodeMarks) : 0
  const words = bytes >> 3
  let differs = false
  for (let word = 0; word < words; word++) {
    const at = (word as usize) << 3
    if (load<i64>(now + at) == load<i64>(before + at)) continue
    differs = true
    if (marks == 0) break
    markRows(now, before, word << 3, 8, width, marks)
  }
  const rest = words << 3
  if (markRows(now, before, rest, bytes - rest, width, marks)) differs = true
  if (differs) memory.copy(before, now, bytes)
  return differs
}

/** Address of a column as it was told. */
export function toldColumn(column: i32): usize {
  return told + startOf(column)
}

/** Address of the marks: one byte a row. */
export function toldMarks(isEdge: bool): usize {
  return isEdge ? edgeMarks : nodeMarks
}

/** Columns whose rows are named where they differ: what a board draws of a node or an edge, but for its figures. */
function isWatched(column: i32): bool {
  if (column == A.ANSWER_ARRANGED_X || column == A.ANSWER_ARRANGED_Y) return true
  return (column >= A.ANSWER_GAS_MM && column <= A.ANSWER_HIGH_MM) || column >= A.ANSWER_FITTING
}

function markRows(now: usize, before: usize, from: i32, bytes: i32, width: i32, marks: usize): bool {
  let differs = false
  for (let at = from; at < from + bytes; at += width) {
    if (memory.compare(now + at, before + at, width) == 0) continue
    differs = true
    if (marks != 0) store<u8>(marks + at / width, 1)
  }
  return differs
}

function startOf(column: i32): usize {
  let at: i32 = 0
  for (let each: i32 = 0; each < column; each++) at += padded((A.isEdgeAnswer(each) ? edgeRoom : nodeRoom) * A.answerWidth(each))
  return at
}
