import * as A from '../../../assembly/common/layout/layout-answer'
import type { AnswerChange } from '../../../workers/answer-change'
import type { Finding } from '../../model/finding/finding'
import type { System } from '../../model/project/project'
import { resultOf } from '../decode/decode-result'
import type { ResultChange, SystemResult } from '../decode/system-result'
import { withParts } from '../decode/with-parts'
import { KnownColumn } from './known-column'

/** The host's mirror of an open system's answer; unchanged columns are shared with the answer before. */
export class KnownAnswer {
  #columns: (KnownColumn | undefined)[] = []
  #revision: number | null = null
  #findings: Finding[] = []

  /** Returns the result after a change; its findings are those listed last. */
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
    // Nodes that are not arranged stay as drawn and move without the core.
    const isArranged = result.arrangedX === columnOf(A.ANSWER_ARRANGED_X) && result.arrangedY === columnOf(A.ANSWER_ARRANGED_Y)
    const changed: ResultChange = { from: this.#revision, rows: isArranged ? rowsOf(change.nodes) : 'all', edges: rowsOf(change.edges) }
    this.#revision = revision
    return withParts(result, {
      change: changed,
      findings: this.#findings,
      isListed: result.findingCount === 0 && this.#findings.length === 0,
    })
  }

  /** Stores the findings of the answer once they are listed. */
  keepFindings(findings: Finding[]): void {
    this.#findings = findings
  }
}

function rowsOf(rows: ArrayBuffer | null): 'all' | Int32Array {
  return rows ? new Int32Array(rows) : 'all'
}
