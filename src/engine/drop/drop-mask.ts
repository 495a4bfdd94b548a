import * as D from '../../../assembly/common/layout/layout-drop'
import { RULE_CODES } from '../decode/finding-codes'

/** The drop answer for every node of a drawing, in the order of its rows. */
export interface DropMask {
  /** 0 where it may be dropped, else the number of the first rule that it breaks (RULE_CODES). */
  verdict: Uint8Array
  /** Sibling port that a drop on this node reserves, 0 where it reserves none. */
  reserves: Uint8Array
  /** Returns the code of the first rule that a drop on this row breaks, null where it is allowed. */
  codeAt(row: number): string | null
}

/** Returns the core's answer as views into the received buffer. */
export function decodeDropMask(answer: Uint8Array<ArrayBuffer>, nodeCount: number): DropMask {
  const column = (at: number): Uint8Array => answer.subarray(at, at + nodeCount)
  const verdict = column(D.dropVerdicts())
  return {
    verdict,
    reserves: column(D.dropReserves(nodeCount)),
    codeAt: (row) => RULE_CODES[verdict[row] ?? -1] || null,
  }
}
