import type { SessionAnswer } from '../../../contract/account'
import { changePassword, secondStep } from '../../../platform/calls/own-account-calls'
import { openSession, type CodeStep, type Entrance } from './open-session'
import { sealBoth } from './seal-password'

/** Goes on with a sign-in by the code of the second factor, or a recovery code. */
export async function enterCode({ ticket, password }: CodeStep, code: string): Promise<Entrance> {
  return openSession(await secondStep({ ticket, code: code.trim() }), password)
}

/** Changes a generated password, and goes on into the session that has waited for it. */
export async function changeFirstPassword(answer: SessionAnswer, before: string, after: string): Promise<Entrance> {
  await changePassword(await sealBoth(before, after), answer.token)
  return openSession(settled(answer, 'mustChangePassword'))
}

/** Goes on into a session that has waited for a second factor. */
export function enterWithFactor(answer: SessionAnswer): Promise<Entrance> {
  return openSession(settled(answer, 'mustSetUpFactor'))
}

function settled(answer: SessionAnswer, due: 'mustChangePassword' | 'mustSetUpFactor'): SessionAnswer {
  return { ...answer, userInfo: { ...answer.userInfo, [due]: false } }
}
