import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { encryptByLibrary, encryptPassword } from '../../../src/platform/http/cipher'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
const open = (sealed: string): string =>
  privateDecrypt(
    { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(sealed, 'base64'),
  ).toString('utf8')

const PASSWORDS = ['correct horse', 'pä§$wörd', '密码 123', 'a']

describe('an encrypted password', () => {
  it('an encrypted password is opened by the server’s private key, whichever implementation sealed it', async () => {
    for (const password of PASSWORDS) {
      expect(open(await encryptPassword(spki, password))).toBe(password)
      expect(open(await encryptByLibrary(spki, password))).toBe(password)
    }
  })

  it('an encrypted password never looks the same twice', async () => {
    expect(await encryptPassword(spki, 'same')).not.toBe(await encryptPassword(spki, 'same'))
    expect(await encryptByLibrary(spki, 'same')).not.toBe(await encryptByLibrary(spki, 'same'))
  })
})
