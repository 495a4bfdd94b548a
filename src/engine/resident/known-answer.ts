import * as A from '../../../assembly/shared/layout/layout-answer'
import type { AnswerChange } from '../../../workers/answer-change'
import type { Finding } from '../../model/finding/finding'
import type { System } from '../../model/project/project'
import { resultOf } from '../decode/decode-result'
import type { ResultChange, SystemResult } from '../decode/system-result'
import { withParts } from '../decode/with-parts'
import { KnownColumn } from './known-column'

/** The answer of an open system as this side has it: columns that did not change are those of the answer before. */
export class KnownAnswer {
  #columns: (KnownColumn | undefined)[] = []
  #revision: number | null = null
  #findings: Finding[] = []

  /** The result after a change; its findings are those listed last. */
  take(change: AnswerChange, system: System, revision: number, fittingNames: readonly string[]): SystemResult {
    const head = new DataView(change.start)
    const nodes = head.getInt32(A.ANSWER_HEAD_NODES, true)
    const edges = head.getInt32(A.ANSWER_HEAD_EDGES, true)
    const columns = change.columns.map((told, column) => {
      if (!told) return this.#columns[column]
      return told.rows ? this.#columns[column]?.with(told) : KnownColumn.whole(column, told.cells, A.isEdgeAnswer(column) ? edges : nodes)
    })
    this.#columns = columns
    const columnOf = (column: number) => columns[column]?.values()
    const result = resultOf(change.start, columnOf, system, revision, fittingNames)
    // What stands as drawn moves without the core.
    const isArranged = result.arrangedX === columnOf(A.ANSWER_ARRANGED_X) && result.arrangedY === columnOf(A.ANSWER_ARRANGED_Y)
    const changed: ResultChange = { from: this.#revision, rows: isArranged ? rowsOf(change.nodes) : 'all', edges: rowsOf(change.edges) }
    this.#revision = revision
    return withParts(result, {
      change: changed,
      findings: this.#findings,
      isListed: result.findingCount === 0 && this.#findings.length === 0,
    })
  }

  /** The findings of the answer, once they are listed. */
  keepFindings(findings: Finding[]): void {
    this.#findings = findings
  }
}

function rowsOf(rows: ArrayBuffer | null): 'all' | Int32Array {
  return rows ? new Int32Array(rows) : 'all'
}
