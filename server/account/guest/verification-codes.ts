import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { VERIFICATION_CODE, type CodePurpose } from '../../../src/contract/account/guest-lists'
import { CODE } from '../../../src/contract/envelope'
import { Refusal } from '../../refusal'
import type { CodeRepository } from './code-repository'

const MINUTE_MS = 60_000

const hashOf = (code: string, salt: Uint8Array): Buffer => createHash('sha256').update(salt).update(code).digest()

/** Creates the codes that prove a mailbox: six digits, ten minutes, five tries, one use. */
export const createCodes = (stored: CodeRepository) => ({
  /** Issues a code; older ones of the same purpose and mailbox become invalid. */
  async issue(purpose: CodePurpose, email: string): Promise<{ code: string; expiresAt: Date }> {
    const code = String(randomInt(10 ** VERIFICATION_CODE.digits)).padStart(VERIFICATION_CODE.digits, '0')
    const salt = randomBytes(16)
    const expiresAt = new Date(Date.now() + VERIFICATION_CODE.minutes * MINUTE_MS)
    await stored.put(purpose, email.toLowerCase(), { salt, hash: hashOf(code, salt) }, VERIFICATION_CODE.tries, expiresAt)
    return { code, expiresAt }
  },

  /**
   * Uses a code up. Refuses a wrong, used or expired one and one for an unknown mailbox with the same sentence. A correct code stays valid
   * where `before` refuses.
   */
  async prove(purpose: CodePurpose, email: string, code: string, before: () => Promise<void> = () => Promise.resolve()): Promise<void> {
    const sent = await stored.tryOnce(purpose, email.toLowerCase())
    const isRight = sent !== undefined && timingSafeEqual(hashOf(code, sent.salt), sent.hash)
    if (!isRight) throw wrongCode()
    await before()
    if (!(await stored.use(purpose, email.toLowerCase(), sent.hash))) throw wrongCode()
  },
})

export type Codes = ReturnType<typeof createCodes>

export const wrongCode = (): Refusal => new Refusal(CODE.wrongCode, 'The code is wrong or too old. Ask for a new one.')
