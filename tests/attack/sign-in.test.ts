import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '../../src/contract/calls'
import { HEADER } from '../../src/contract/account/account'
import type { LoginKey } from '../../src/contract/account/account-sign-in'
import { CODE } from '../../src/contract/envelope'
import { takeHashTurn } from '../../server/account/password/password'
import { encrypt, folderWithAccounts, sealed, signIn, startServer, stranger, type TestFolder, type TestServer } from '../helpers/server'
import { attackRounds } from './rounds'

const OWNER = { login: 'owner@example.com', password: 'a long sentence of hers', role: 'levelTwo' } as const
const NEIGHBOUR = { login: 'neighbour@example.com', password: 'a long sentence of his', role: 'levelTwo' } as const
const CHANGES = { login: 'changes@example.com', password: 'a long sentence of theirs', role: 'levelTwo' } as const

describe('an attack on sign-ins', () => {
  let folder: TestFolder
  let server: TestServer
  beforeAll(async () => {
    folder = await folderWithAccounts([OWNER, NEIGHBOUR, CHANGES])
    server = await startServer({ BRANCHLINE_DATA: folder.path })
  })
  afterAll(async () => {
    await server.close()
    folder.remove()
  })

  const tried = async (login: string, password: string, remoteAddress: string, cookie = '') => {
    const payload = { ...(await sealed(server.app, password)), personalEmail: login }
    const response = await server.app.inject({
      ...{ method: 'POST', url: CALLS.account.login.path, payload, remoteAddress },
      ...(cookie ? { headers: { cookie } } : {}),
    })
    const [set] = [response.headers['set-cookie']].flat()
    return { code: response.json<{ code: number }>().code, set: set ?? '', cookie: set?.split(';')[0] ?? '' }
  }

  it('an attack on sign-ins that fails from many networks slows every unknown browser, and not the owner’s known one, in whichever network it is', async () => {
    const known = await tried(OWNER.login, OWNER.password, '10.1.0.1')
    expect(known.set).toMatch(/^branchline_device=[\w-]{43}; Path=\/api\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/)
    const neighbour = await tried(NEIGHBOUR.login, NEIGHBOUR.password, '10.1.0.2')
    const networks = attackRounds(11, 30)
    for (let number = 0; number < networks * 10; number += 1) await tried(OWNER.login, 'guess', `10.2.${Math.floor(number / 10)}.1`)
    expect((await tried(OWNER.login, OWNER.password, '10.3.0.1')).code).toBe(CODE.tooManyRequests)
    // A cookie that was made up, or that another account has earned, is worth nothing.
    for (const cookie of [`branchline_device=${'A'.repeat(43)}`, neighbour.cookie])
      expect((await tried(OWNER.login, OWNER.password, '10.3.0.1', cookie)).code).toBe(CODE.tooManyRequests)
    for (const network of ['10.1.0.1', '10.2.0.1', '10.3.0.1'])
      expect((await tried(OWNER.login, OWNER.password, network, known.cookie)).code).toBe(CODE.ok)
  }, 300_000)

  it('an attack on sign-ins with a known browser’s cookie has few tries, too', async () => {
    const { cookie } = await tried(NEIGHBOUR.login, NEIGHBOUR.password, '10.4.0.1')
    const codes = []
    for (let number = 0; number < 11; number += 1) codes.push((await tried(NEIGHBOUR.login, 'guess', `10.5.${number}.1`, cookie)).code)
    expect(codes.slice(-2)).toEqual([CODE.wrongCredentials, CODE.tooManyRequests])
  })

  it('an attack on sign-ins from a browser that once knew the password is slowed like any other after a change of the password', async () => {
    const [hers, stolen] = [
      await tried(CHANGES.login, CHANGES.password, '10.6.0.1'),
      await tried(CHANGES.login, CHANGES.password, '10.7.0.1'),
    ]
    const { token } = (await signIn(server.app, CHANGES.login, CHANGES.password)).data
    const { data: key } = await stranger(server.app).get<LoginKey>(CALLS.account.loginKey.path)
    const next = 'quite another sentence'
    const changed = await server.app.inject({
      ...{ method: 'POST', url: CALLS.ownAccount.changePassword.path },
      headers: { cookie: hers.cookie, [HEADER.token]: token },
      payload: { key: key.key, mode: 'RSA', password: encrypt(CHANGES.password, key), newPassword: encrypt(next, key) },
    })
    expect(changed.json()).toMatchObject({ code: CODE.ok })
    for (let number = 0; number < 11; number += 1) await tried(CHANGES.login, 'guess', '10.8.0.1')
    expect((await tried(CHANGES.login, next, '10.8.0.1', stolen.cookie)).code).toBe(CODE.tooManyRequests)
    expect((await tried(CHANGES.login, next, '10.8.0.1', hers.cookie)).code).toBe(CODE.ok)
  })

  it('an attack on sign-ins of very many at once runs two hashes at a time, and refuses in words what would wait too long', async () => {
    let running = 0
    let most = 0
    const work = async (): Promise<void> => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 1))
      running -= 1
    }
    const all = await Promise.allSettled(Array.from({ length: attackRounds(200, 5_000) }, () => takeHashTurn(work)))
    const refused = all.filter((one) => one.status === 'rejected')
    expect(most).toBe(2)
    expect(all.length - refused.length).toBe(122)
    expect(refused[0]).toMatchObject({ reason: { code: CODE.busy, status: 503 } })
    await expect(takeHashTurn(() => Promise.resolve('free again'))).resolves.toBe('free again')
  })
})
