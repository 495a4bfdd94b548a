import * as L from '../../../assembly/shared/layout/layout'
import * as Q from '../../../assembly/shared/layout/layout-proof'
import type { Pack } from '../../contract/pack'
import type { System } from '../../model/project/project'
import { proofQuestion, type ProofQuestion } from './ask-proof'
import { decodeProof } from './decode-proof'
import type { Proof, ProofSubject } from './proof'

/** Rows of a usual proof; one that sums over a large drawing is asked for again with the room it needs. */
const ROWS = 256

/** Asks the core for one proof: takes a question, answers it in the same buffer. */
export type ProofCore = (question: ArrayBuffer) => Promise<ArrayBuffer>

/**
 * How a figure of a system came about; null where the system has no such figure, such as a high-pressure pipe of two pipes or a limit that holds.
 * @throws InputError for a subject or quantity that is none.
 */
export async function prove(core: ProofCore, system: System, subject: ProofSubject, pack: Pack): Promise<Proof | null> {
  const question = proofQuestion(subject, system)
  for (const figure of question.figures) {
    const answer = await ask(core, question, figure, ROWS)
    const proof = decodeProof(answer, subject, question.unit, system, pack)
    if (proof) return proof
  }
  return null
}

async function ask(core: ProofCore, question: ProofQuestion, figure: number, room: number): Promise<ArrayBuffer> {
  const buffer = new ArrayBuffer(Q.proofBytes(room))
  const head = new DataView(buffer)
  head.setInt32(L.HEAD_MAGIC, Q.PROOF_MAGIC, true)
  head.setInt32(Q.PROOF_SUBJECT, question.subject, true)
  head.setInt32(Q.PROOF_ROW, question.row, true)
  head.setInt32(Q.PROOF_QUANTITY, figure, true)
  head.setInt32(Q.PROOF_NTH, question.nth, true)
  head.setInt32(Q.PROOF_HELD, question.isHeld ? 1 : 0, true)
  head.setInt32(Q.PROOF_ROOM, room, true)
  const answer = await core(buffer)
  const rows = new DataView(answer).getInt32(Q.PROOF_ROWS, true)
  return rows > room ? ask(core, question, figure, rows) : answer
}
