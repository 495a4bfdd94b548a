/**
 * The answer of the core to one system, in a buffer of its own: header, outdoor slots, columns of the nodes, columns of the edges, findings. The core
 * keeps its results in narrow columns and writes these when they are fetched.
 */
import { HEADER_BYTES, OUT_SLOTS, padded } from './layout'

export const ANSWER_MAGIC: i32 = 0x52534e41

/** Header slots, i32 each, as byte offsets. */
export const ANSWER_HEAD_MAGIC: i32 = 0
export const ANSWER_HEAD_NODES: i32 = 12
export const ANSWER_HEAD_EDGES: i32 = 16
/** Errors in this answer; its advice follows them. */
export const ANSWER_HEAD_ERRORS: i32 = 20
export const ANSWER_HEAD_ADVICES: i32 = 24
/** Number of all findings, whether in this answer or not, and of the errors among them. */
export const ANSWER_HEAD_TOTAL: i32 = 28
export const ANSWER_HEAD_STATUS: i32 = 32
export const ANSWER_HEAD_ERRORS_TOTAL: i32 = 36

export const OUTDOOR_START: i32 = HEADER_BYTES

/** Columns, in the order of the buffer. f64 of nodes; NaN means "does not apply". */
export const ANSWER_COOLING: i32 = 0
export const ANSWER_SENSIBLE: i32 = 1
export const ANSWER_HEATING: i32 = 2
export const ANSWER_ACTUAL_M: i32 = 3
export const ANSWER_EQUIVALENT_M: i32 = 4
export const ANSWER_FIRST_ACTUAL_M: i32 = 5
export const ANSWER_FIRST_EQUIVALENT_M: i32 = 6
export const ANSWER_CONCENTRATION: i32 = 7
export const ANSWER_ARRANGED_X: i32 = 8
export const ANSWER_ARRANGED_Y: i32 = 9
/** f64 of edges: kW, m, m, mm. */
export const ANSWER_CAPACITY_KW: i32 = 10
export const ANSWER_PIPE_M: i32 = 11
export const ANSWER_PIPE_EQUIVALENT_M: i32 = 12
export const ANSWER_GAS_MM: i32 = 13
export const ANSWER_LIQUID_MM: i32 = 14
export const ANSWER_HIGH_MM: i32 = 15
/** i32: downstream capacity index, the node's own included. */
export const ANSWER_LOAD: i32 = 16
/** i16: index in the pack's list of fittings, -1 where there is none. */
export const ANSWER_FITTING: i32 = 17
/** u8: worst severity of a node and of an edge. */
export const ANSWER_NODE_WORST: i32 = 18
export const ANSWER_EDGE_WORST: i32 = 19
/** u8 of edges: bits of the lines that change their diameter. */
export const ANSWER_CHANGERS: i32 = 20
export const ANSWER_COLUMNS: i32 = 21

/** Finding columns. Node and edge are rows, -1 where the finding has none. */
export const FINDING_VALUE: i32 = 0
export const FINDING_LIMIT: i32 = 8
export const FINDING_EXCESS: i32 = 16
export const FINDING_NODE: i32 = 24
export const FINDING_EDGE: i32 = 28
export const FINDING_CODE: i32 = 32
export const FINDING_SEVERITY: i32 = 34
export const FINDING_JOINT_TYPE: i32 = 35
/** Bytes of one finding; the slots before are byte offsets in it. */
export const FINDING_BYTES: i32 = 40

/** Most findings that one answer carries; the rest are fetched in pages. */
export const FINDINGS_MOST: i32 = 10000

export function isEdgeAnswer(column: i32): boolean {
  return (column >= ANSWER_CAPACITY_KW && column <= ANSWER_HIGH_MM) || column >= ANSWER_EDGE_WORST
}

/** Bytes of one cell of a column of the answer. */
export function answerWidth(column: i32): i32 {
  return column < ANSWER_LOAD ? 8 : column == ANSWER_LOAD ? 4 : column == ANSWER_FITTING ? 2 : 1
}

/** Byte offset of a column; of ANSWER_COLUMNS the start of the findings. */
export function answerStart(nodes: i32, edges: i32, column: i32): i32 {
  let at: i32 = OUTDOOR_START + OUT_SLOTS * 8
  for (let before: i32 = 0; before < column; before++) at += padded((isEdgeAnswer(before) ? edges : nodes) * answerWidth(before))
  return at
}

export function answerBytes(nodes: i32, edges: i32, findings: i32): i32 {
  return answerStart(nodes, edges, ANSWER_COLUMNS) + findings * FINDING_BYTES
}
