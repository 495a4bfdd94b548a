import * as A from '../assembly/layout-answer'
import { HEAD_EDGES, HEAD_ERRORS_TOTAL, HEAD_FINDINGS_TOTAL, HEAD_NODES, HEAD_STATUS } from '../assembly/layout'
import { HEADER_BYTES, OUT_SLOTS, SEVERITY_ADVICE, SEVERITY_ERROR } from '../assembly/layout'
import type { CoreExports } from './core-exports'

/** Copies bytes of the core's memory; a view is taken anew for every use, because growth of the memory detaches it. */
export type ReadBytes = (from: number, length: number) => Uint8Array

/** Collects what the core found of the system that is open into an answer of `assembly/layout-answer`; `at` is the system's place. */
export function collectAnswer(core: CoreExports, at: number, read: ReadBytes): ArrayBuffer {
  const head = new DataView(read(at, HEADER_BYTES).slice().buffer)
  const counted = (slot: number): number => head.getInt32(slot, true)
  const nodes = counted(HEAD_NODES)
  const edges = counted(HEAD_EDGES)
  const errorsTotal = counted(HEAD_ERRORS_TOTAL)
  const errors = Math.min(errorsTotal, A.FINDINGS_MOST)
  const advices = Math.min(counted(HEAD_FINDINGS_TOTAL) - errorsTotal, A.FINDINGS_MOST - errors)
  const answer = new ArrayBuffer(A.answerBytes(nodes, edges, errors + advices))
  const slots = new DataView(answer)
  const put = (slot: number, value: number): void => slots.setInt32(slot, value, true)
  put(A.ANSWER_HEAD_MAGIC, A.ANSWER_MAGIC)
  put(A.ANSWER_HEAD_NODES, nodes)
  put(A.ANSWER_HEAD_EDGES, edges)
  put(A.ANSWER_HEAD_ERRORS, errors)
  put(A.ANSWER_HEAD_ADVICES, advices)
  put(A.ANSWER_HEAD_TOTAL, counted(HEAD_FINDINGS_TOTAL))
  put(A.ANSWER_HEAD_STATUS, counted(HEAD_STATUS))
  put(A.ANSWER_HEAD_ERRORS_TOTAL, errorsTotal)
  const bytes = new Uint8Array(answer)
  const copy = (to: number, from: number, length: number): void => bytes.set(read(from, length), to)
  copy(A.OUTDOOR_START, core.fillOutdoor(), OUT_SLOTS * 8)
  for (let column = 0; column < A.ANSWER_COLUMNS; column++) {
    const rows = A.isEdgeAnswer(column) ? edges : nodes
    copy(A.answerStart(nodes, edges, column), core.fillColumn(column), rows * A.answerWidth(column))
  }
  const findings = A.answerStart(nodes, edges, A.ANSWER_COLUMNS)
  bytes.set(listFindings(core, SEVERITY_ERROR, 0, errors, read), findings)
  bytes.set(listFindings(core, SEVERITY_ADVICE, 0, advices, read), findings + errors * A.FINDING_BYTES)
  return answer
}

/** One page of the findings of one severity: rows of `assembly/layout-answer`, after the first `from`, at most `most`. */
export function listFindings(core: CoreExports, severity: number, from: number, most: number, read: ReadBytes): Uint8Array {
  const count = core.listFindings(severity, from, most)
  return read(core.mark(), count * A.FINDING_BYTES)
}
