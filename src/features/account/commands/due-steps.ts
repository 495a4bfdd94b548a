import { CALLS } from '../../../contract/calls'
import { call } from '../../../platform/call'
import type { SessionAnswer } from '../../../contract/account/account'
import { openSession, type CodeStep, type Entrance } from './open-session'
import { sealBoth } from './seal-password'

/** Continues a sign-in with the code of the second factor, or a recovery code. */
export async function enterCode({ ticket, password }: CodeStep, code: string): Promise<Entrance> {
  return openSession(await call(CALLS.ownAccount.secondStep, { body: { ticket, code: code.trim() } }), password)
}

/** Changes a generated password, and opens the session that waits for it. */
export async function changeFirstPassword(answer: SessionAnswer, before: string, after: string): Promise<Entrance> {
  await call(CALLS.ownAccount.changePassword, { body: await sealBoth(before, after), token: answer.token })
  return openSession(settled(answer, 'mustChangePassword'))
}

/** Opens a session that waits for the set-up of a second factor. */
export function enterWithFactor(answer: SessionAnswer): Promise<Entrance> {
  return openSession(settled(answer, 'mustSetUpFactor'))
}

function settled(answer: SessionAnswer, due: 'mustChangePassword' | 'mustSetUpFactor'): SessionAnswer {
  return { ...answer, userInfo: { ...answer.userInfo, [due]: false } }
}
