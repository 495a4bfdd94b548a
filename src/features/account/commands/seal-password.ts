import type { ChangePassword, LoginBody } from '../../../contract/account/account-sign-in'
import { withChallenge } from '../../../contract/account/sign-in-constants'
import { encryptPassword } from '../../../platform/http/cipher'
import { askLoginKey } from '../../../state/page/ask-login-key'

/** Encrypts a password for one call, together with a fresh challenge and with the server's present key. */
export async function sealPassword(password: string): Promise<Pick<LoginBody, 'key' | 'password' | 'mode'>> {
  const { key, publicKey, challenge } = await askLoginKey()
  return { key, password: await encryptPassword(publicKey, withChallenge(challenge, password)), mode: 'RSA' }
}

/** Encrypts the old and the new password for one call. */
export async function sealBoth(before: string, after: string): Promise<ChangePassword> {
  const { key, publicKey, challenge } = await askLoginKey()
  const [password, newPassword] = await Promise.all(
    [before, after].map((text) => encryptPassword(publicKey, withChallenge(challenge, text))),
  )
  return { key, mode: 'RSA', password: password ?? '', newPassword: newPassword ?? '' }
}
