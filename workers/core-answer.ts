import * as A from '../assembly/common/layout/layout-answer'
import { HEAD_EDGES, HEAD_ERRORS_TOTAL, HEAD_FINDINGS_TOTAL, HEAD_NODES, HEAD_STATUS } from '../assembly/common/layout/layout'
import { HEADER_BYTES, OUT_SLOTS, SEVERITY_ADVICE, SEVERITY_ERROR } from '../assembly/common/layout/layout'
import { METER_BYTES } from '../assembly/common/layout/layout-meters'
import type { CoreExports } from './core-exports'

/** Copies bytes of the core's memory. Views are created anew for every use, because memory growth detaches them. */
export type ReadBytes = (from: number, length: number) => Uint8Array

interface AnswerCounts {
  nodes: number
  edges: number
  /** Numbers of findings to carry in the answer: the errors, and all. */
  errors: number
  total: number
  status: number
}

/** Collects the findings and columns of the open system into an answer of `assembly/common/layout/layout-answer`; `at` is the system's address. */
export function collectAnswer(core: CoreExports, at: number, read: ReadBytes): ArrayBuffer {
  const counts = countsOf(at, read)
  const { nodes, edges } = counts
  const errors = Math.min(counts.errors, A.FINDINGS_MOST)
  const advices = Math.min(counts.total - counts.errors, A.FINDINGS_MOST - errors)
  const answer = startAnswer(core, counts, A.answerBytes(nodes, edges, errors + advices), read)
  const slots = new DataView(answer)
  slots.setInt32(A.ANSWER_HEAD_ERRORS, errors, true)
  slots.setInt32(A.ANSWER_HEAD_ADVICES, advices, true)
  const bytes = new Uint8Array(answer)
  for (let column = 0; column < A.ANSWER_COLUMNS; column++) {
    const rows = A.isEdgeAnswer(column) ? edges : nodes
    bytes.set(read(core.fillColumn(column), rows * A.answerWidth(column)), A.answerStart(nodes, edges, column))
  }
  const findings = A.answerStart(nodes, edges, A.ANSWER_COLUMNS)
  bytes.set(listFindings(core, SEVERITY_ERROR, 0, errors, read), findings)
  bytes.set(listFindings(core, SEVERITY_ADVICE, 0, advices, read), findings + errors * A.FINDING_BYTES)
  return answer
}

/** Returns the start of the same answer: header and outdoor slots, without columns and findings. */
export function collectBrief(core: CoreExports, at: number, read: ReadBytes): ArrayBuffer {
  return startAnswer(core, countsOf(at, read), A.OUTDOOR_START + OUT_SLOTS * 8, read)
}

/** Returns the core's counts for the system at this address. */
export function countsOf(at: number, read: ReadBytes): AnswerCounts {
  const head = new DataView(read(at, HEADER_BYTES).slice().buffer)
  const counted = (slot: number): number => head.getInt32(slot, true)
  return {
    nodes: counted(HEAD_NODES),
    edges: counted(HEAD_EDGES),
    errors: counted(HEAD_ERRORS_TOTAL),
    total: counted(HEAD_FINDINGS_TOTAL),
    status: counted(HEAD_STATUS),
  }
}

function startAnswer(core: CoreExports, counts: AnswerCounts, length: number, read: ReadBytes): ArrayBuffer {
  const answer = new ArrayBuffer(length)
  const slots = new DataView(answer)
  const put = (slot: number, value: number): void => slots.setInt32(slot, value, true)
  put(A.ANSWER_HEAD_MAGIC, A.ANSWER_MAGIC)
  put(A.ANSWER_HEAD_NODES, counts.nodes)
  put(A.ANSWER_HEAD_EDGES, counts.edges)
  put(A.ANSWER_HEAD_TOTAL, counts.total)
  put(A.ANSWER_HEAD_STATUS, counts.status)
  put(A.ANSWER_HEAD_ERRORS_TOTAL, counts.errors)
  new Uint8Array(answer).set(read(core.fillOutdoor(), OUT_SLOTS * 8), A.OUTDOOR_START)
  return answer
}

/** Returns one page of findings of one severity: at most `most` rows of `assembly/common/layout/layout-answer`, after the first `from`. */
export function listFindings(core: CoreExports, severity: number, from: number, most: number, read: ReadBytes): Uint8Array {
  const count = core.listFindings(severity, from, most)
  return read(core.mark(), count * A.FINDING_BYTES)
}

/** Returns how near the system checked last is to each limit: rows of `assembly/common/layout/layout-meters`. */
export function collectMeters(core: CoreExports, read: ReadBytes): ArrayBuffer {
  const rows = core.listMeters()
  return read(core.mark(), rows * METER_BYTES).slice().buffer
}
