import * as A from '../../../assembly/layout-answer'
import type { AnswerChange } from '../../../workers/answer-change'
import type { Finding } from '../../model/finding'
import type { System } from '../../model/project'
import { columnAt, type AnswerColumn } from '../answer-columns'
import { resultOf } from '../decode-result'
import type { ResultChange, SystemResult } from '../system-result'

/** The answer of an open system as this side has it: columns that did not change are those of the answer before, and no column is ever written to. */
export class KnownAnswer {
  #columns: AnswerColumn[] = []
  #revision: number | null = null
  #findings: Finding[] = []

  /** The result after a change; its findings are those listed last. */
  take(change: AnswerChange, system: System, revision: number, fittingNames: readonly string[]): SystemResult {
    const head = new DataView(change.start)
    const nodes = head.getInt32(A.ANSWER_HEAD_NODES, true)
    const edges = head.getInt32(A.ANSWER_HEAD_EDGES, true)
    change.columns.forEach((buffer, column) => {
      if (buffer) this.#columns[column] = columnAt(column, buffer, 0, A.isEdgeAnswer(column) ? edges : nodes)
    })
    const result = resultOf(change.start, this.#columns, system, revision, fittingNames)
    // What stands as drawn moves without the core.
    const isArranged = result.arrangedX === this.#columns[A.ANSWER_ARRANGED_X] && result.arrangedY === this.#columns[A.ANSWER_ARRANGED_Y]
    const changed: ResultChange = { from: this.#revision, rows: isArranged ? rowsOf(change.nodes) : 'all', edges: rowsOf(change.edges) }
    this.#revision = revision
    return { ...result, change: changed, findings: this.#findings, isListed: result.findingCount === 0 && this.#findings.length === 0 }
  }

  /** The findings of the answer, once they are listed. */
  keepFindings(findings: Finding[]): void {
    this.#findings = findings
  }
}

function rowsOf(rows: ArrayBuffer | null): 'all' | Int32Array {
  return rows ? new Int32Array(rows) : 'all'
}
