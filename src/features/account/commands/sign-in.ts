import { encryptPassword } from '../../../platform/cipher'
import { fetchLoginKey, fetchPermissions, login, loginToDemo } from '../../../platform/account-calls'
import { isEmail } from '../../../platform/input-filters'
import type { SessionAnswer } from '../../../contract/account'
import { keepNow } from '../../../state/local-storage'
import { beginSession, dropSession, session } from '../../../state/session'

const EXCLUSIVE_MARK = 1

/** Signs in with an account and its password. Rejects with the call's error; the session is then closed. */
export async function signIn(account: string, password: string): Promise<void> {
  const { key, publicKey } = await fetchLoginKey()
  const name = account.trim()
  const sealed = await encryptPassword(publicKey, password)
  await open(
    await login({
      key,
      password: sealed,
      mode: 'RSA',
      exclusiveMark: EXCLUSIVE_MARK,
      ...(isEmail(name) ? { personalEmail: name } : { phone: name }),
    }),
  )
}

/** Signs in as the demo engineer, where the server offers one. */
export async function signInToDemo(): Promise<void> {
  await open(await loginToDemo())
}

/** The token first, then the permissions; without them there is no session. */
async function open(answer: SessionAnswer): Promise<void> {
  beginSession(answer)
  // At once: the other tabs of this browser look for it when the server ends the session they had.
  keepNow()
  try {
    session.permissions = await fetchPermissions()
  } catch (error) {
    dropSession()
    throw error
  }
}
