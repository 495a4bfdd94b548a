import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '../../../src/contract/calls'
import { type SessionAnswer } from '../../../src/contract/account/account'
import { type OutboxMail } from '../../../src/contract/account/account-guests'
import { CODE, type Envelope } from '../../../src/contract/envelope'
import { HEADER } from '../../../src/contract/account/account'
import { encrypt, preparedFolder, spawnServer, type ServerProcess, type TestFolder } from '../../helpers/server'
import type { LoginKey } from '../../../src/contract/account/account-sign-in'
import { freePort } from '../../helpers/free-port'

const ADMIN = { login: 'boss@example.com', password: 'secret sentence of the boss' }
const BIND_PASSWORD = 'secret of the searcher'

describe('security: no secrets in logs', () => {
  let folder: TestFolder
  let server: ServerProcess
  beforeAll(async () => {
    folder = preparedFolder()
    server = await spawnServer(folder.path, {
      LOG_LEVEL: 'trace',
      BRANCHLINE_ADMIN_EMAIL: ADMIN.login,
      BRANCHLINE_ADMIN_PASSWORD: ADMIN.password,
      LDAP_URL: `ldap://127.0.0.1:${await freePort()}`,
      LDAP_BASE: 'dc=example,dc=com',
      LDAP_BIND_DN: 'cn=searcher',
      LDAP_BIND_PASSWORD: BIND_PASSWORD,
    })
  }, 120_000)
  afterAll(async () => {
    server.child.kill('SIGKILL')
    await server.ended
    folder.remove()
  })

  const call = async <T>(path: string, body?: object, token = ''): Promise<Envelope<T>> => {
    const headers = { 'content-type': 'application/json', [HEADER.token]: token }
    const response = await fetch(`${server.address}${path}`, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers })
    return (await response.json()) as Envelope<T>
  }

  it('a whole run at the finest level logs its calls, and no password, cipher, token, code or mailbox', async () => {
    const seals: string[] = []
    const seal = async (password = ADMIN.password): Promise<{ key: string; password: string; mode: 'RSA' }> => {
      const { data: key } = await call<LoginKey>(CALLS.account.loginKey.path)
      const cipher = encrypt(password, key)
      seals.push(cipher, encodeURIComponent(cipher), key.challenge)
      return { key: key.key, password: cipher, mode: 'RSA' }
    }
    const { data: session } = await call<SessionAnswer>(CALLS.account.login.path, { ...(await seal()), personalEmail: ADMIN.login })
    const address = new URLSearchParams({ ...(await seal()), personalEmail: ADMIN.login })
    expect((await call(`${CALLS.account.appLogin.path}?${address.toString()}`, {})).code).toBe(CODE.secretInAddress)
    const { data: last } = await call<SessionAnswer>(CALLS.account.login.path, { ...(await seal()), personalEmail: ADMIN.login })
    await call(CALLS.guest.sendCode.path, { personalEmail: 'guest@design.example', purpose: 'register' })
    const { data: mails } = await call<OutboxMail[]>(CALLS.operation.outbox.path, undefined, last.token)
    const code = /\d{6}/.exec(mails[0]?.text ?? '')?.[0] ?? 'none'
    const registration = { userName: 'Guest', userType: 'agent', department: 'other', verificationCode: code }
    expect(
      (await call(CALLS.guest.register.path, { ...(await seal()), ...registration, personalEmail: 'guest@design.example' })).code,
    ).toBe(CODE.ok)
    const staff = { ...(await seal()), ldapAccount: 'chief', appointTenantId: 1001 }
    expect((await call(CALLS.account.directoryLogin.path, staff)).code).toBe(CODE.directoryDown)
    const { data: fresh } = await call<SessionAnswer>(CALLS.account.refresh.path, undefined, last.token)
    server.child.kill('SIGTERM')
    const { errors: log } = await server.ended
    expect(log).toContain(CALLS.guest.register.path)
    expect(log).toContain('staff directory')
    const secrets = [ADMIN.password, BIND_PASSWORD, ...seals, session.token, last.token, fresh.token]
    for (const secret of [...secrets, code, 'guest@design.example', ADMIN.login]) expect(log).not.toContain(secret)
  }, 120_000)
})
