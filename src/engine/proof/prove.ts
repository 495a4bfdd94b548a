import * as L from '../../../assembly/common/layout/layout'
import * as Q from '../../../assembly/common/layout/layout-proof'
import type { Verb } from '../../../workers/verb'
import type { System } from '../../model/project/project'
import type { InspectContext } from '../encode/encode-design'
import { encodeSystem } from '../encode/encode-diagram'
import type { PackedCore } from '../host/packed-core'
import { proofQuestion, type ProofQuestion } from './ask-proof'
import { decodeProof } from './decode-proof'
import type { Proof, SystemSubject } from './proof'

/** Rows of a usual proof; one that sums over a large drawing is requested again with the space it needs. */
const ROWS = 256

const PROVE = { name: 'prove', takes: ['pack', 'system', 'layout-proof'] } as const satisfies Verb

// See docs/decisions/0014-a-figure-can-be-proven.md.
/**
 * Returns how a figure of a system came about: formula, operands, row and source of the pack; null where the system has no such figure, such as a high-pressure pipe of two pipes or a limit that holds.
 * @throws InputError for a subject or quantity that is none.
 */
export async function prove(core: PackedCore, system: System, context: InspectContext, subject: SystemSubject): Promise<Proof | null> {
  const question = proofQuestion(subject, system)
  for (const figure of question.figures) {
    const answer = await ask((asked) => answered(core, system, context, asked), question, figure, ROWS)
    const proof = decodeProof(answer, subject, question.unit, system, core.pack)
    if (proof) return proof
  }
  return null
}

async function answered(
  { core, handle, rows }: PackedCore,
  system: System,
  context: InspectContext,
  asked: ArrayBuffer,
): Promise<ArrayBuffer> {
  const [answer] = await core.call(PROVE, handle, encodeSystem(system, context, rows), asked)
  return answer
}

/** Requests one proof of the core, and again with more space where its rows do not fit. */
async function ask(
  core: (asked: ArrayBuffer) => Promise<ArrayBuffer>,
  question: ProofQuestion,
  figure: number,
  room: number,
): Promise<ArrayBuffer> {
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
