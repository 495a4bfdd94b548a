import type { LoginBody } from '../../../contract/account-sign-in'
import { fetchLoginKey } from '../../../platform/account-calls'
import { encryptPassword } from '../../../platform/cipher'

/** A password as it travels: encrypted with the key the server has now. */
export async function sealPassword(password: string): Promise<Pick<LoginBody, 'key' | 'password' | 'mode'>> {
  const { key, publicKey } = await fetchLoginKey()
  return { key, password: await encryptPassword(publicKey, password), mode: 'RSA' }
}
