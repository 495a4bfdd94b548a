import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '../../src/contract/calls'
import { STORAGE_ROOT } from '../../src/contract/project/storage'
import { HEADER, SHARE_ROLE, type Permission, type SessionAnswer, type UserInfo } from '../../src/contract/account/account'
import type { LoginKey } from '../../src/contract/account/account-sign-in'
import { CODE } from '../../src/contract/envelope'
import {
  Caller,
  callerWith,
  demoCaller,
  encrypt,
  folderWithAccounts,
  signIn,
  startServer,
  stranger,
  type TestFolder,
  type TestServer,
} from '../helpers/server'

const LEVEL_ONE = { login: 'Lead@Example.com', password: 'correct horse battery', role: 'levelOne' as const }
const ADMIN = { login: '13800138000', password: 'staple 马 staple', role: 'superAdmin' as const }

describe('accounts', () => {
  let folder: TestFolder
  let server: TestServer

  beforeAll(async () => {
    folder = await folderWithAccounts([LEVEL_ONE, ADMIN])
    server = await startServer({ BRANCHLINE_DATA: folder.path })
  }, 60_000)
  afterAll(async () => {
    await server.close()
    folder.remove()
  })

  it('accounts signs in with an e-mail address in any case and an encrypted password', async () => {
    const { code, data } = await signIn(server.app, 'lead@example.COM', LEVEL_ONE.password)
    expect(code).toBe(CODE.ok)
    expect(data.token).toMatch(/^[\w-]{43}$/)
    expect(data.userInfo.shareRole).toBe(SHARE_ROLE.levelOne)
    expect(new Date(data.expiresAt).getTime()).toBeGreaterThan(Date.now())
  })

  it('accounts signs in with a phone number and a password beyond ASCII', async () => {
    const anyone = stranger(server.app)
    const { data: key } = await anyone.get<LoginKey>(CALLS.account.loginKey.path)
    const body = {
      key: key.key,
      password: encrypt(ADMIN.password, key),
      mode: 'RSA',
      phone: ADMIN.login,
      appointTenantId: 1001,
      exclusiveMark: 1,
    }
    expect((await anyone.post<SessionAnswer>(CALLS.account.login.path, body)).data.userInfo.shareRole).toBe(SHARE_ROLE.superAdmin)
  })

  it.each(['', 'Correct horse battery', 'x'.repeat(150)])(
    'accounts refuses the wrong password %j with the same words as an unknown account',
    async (password) => {
      const wrong = await signIn(server.app, LEVEL_ONE.login, password)
      const unknown = await signIn(server.app, `nobody${password.length}@example.com`, password)
      expect([wrong.code, wrong.message]).toEqual([CODE.wrongCredentials, unknown.message])
      expect(unknown.code).toBe(CODE.wrongCredentials)
    },
  )

  it('accounts refuses a plain password and names the field', async () => {
    const anyone = stranger(server.app)
    const { data: key } = await anyone.get<LoginKey>(CALLS.account.loginKey.path)
    const answer = await anyone.post(CALLS.account.login.path, {
      key: key.key,
      password: LEVEL_ONE.password,
      mode: 'RSA',
      personalEmail: LEVEL_ONE.login,
    })
    expect(answer.code).toBe(CODE.badRequest)
    expect(answer.message).toContain('$.password')
  })

  it('accounts refuses a password under a key the server no longer has', async () => {
    const anyone = stranger(server.app)
    const { data: key } = await anyone.get<LoginKey>(CALLS.account.loginKey.path)
    const body = { key: 'older', password: encrypt(LEVEL_ONE.password, key), mode: 'RSA', personalEmail: LEVEL_ONE.login }
    expect(await anyone.post(CALLS.account.login.path, body)).toMatchObject({
      code: CODE.badRequest,
      message: expect.stringContaining('Fetch the key again') as string,
    })
  })

  it('accounts slows down whoever tries one account again and again, and leaves others alone', async () => {
    const codes = []
    for (let attempt = 0; attempt < 12; attempt += 1) codes.push((await signIn(server.app, 'guessed@example.com', 'guess')).code)
    expect(codes.slice(0, 10)).toEqual(Array(10).fill(CODE.wrongCredentials))
    expect(codes.slice(10)).toEqual([CODE.tooManyRequests, CODE.tooManyRequests])
    expect((await signIn(server.app, ADMIN.login, ADMIN.password)).code).toBe(CODE.ok)
  })

  it('accounts gives the permissions of the role as a tree', async () => {
    const admin = await callerWith(server.app, ADMIN.login, ADMIN.password)
    const { data } = await admin.get<Permission[]>(`${CALLS.account.permissions.path}?applicationCode=1016`)
    const center = data.find(({ url }) => url === 'center')
    expect(center?.subList.find(({ url }) => url === 'center:role')?.subList.map(({ url }) => url)).toEqual(['center:role:add'])
    const lead = await callerWith(server.app, LEVEL_ONE.login, LEVEL_ONE.password)
    const own = (await lead.get<Permission[]>(`${CALLS.account.permissions.path}?applicationCode=1016`)).data
    expect(own.map(({ url }) => url)).not.toContain('database')
    expect((await lead.get<Permission[]>(`${CALLS.account.permissions.path}?applicationCode=7`)).data).toEqual([])
  })

  it('accounts tells who is signed in, by either header', async () => {
    const demo = await demoCaller(server.app)
    const { data } = await demo.get<UserInfo>(`${CALLS.account.userInfo.path}?isFromClivet=false`)
    expect(data).toMatchObject({ userId: demo.userId, shareRole: SHARE_ROLE.levelTwo })
    const other = await stranger(server.app).send({
      method: 'GET',
      url: CALLS.account.userInfo.path,
      headers: { [HEADER.ssoSession]: demo.session?.token ?? '' },
    })
    expect(other.json<{ data: UserInfo }>().data.userId).toBe(demo.userId)
  })

  it.each([undefined, '', 'x', 'a'.repeat(43)])('accounts calls the token %j signed out', async (token) => {
    const response = await stranger(server.app).send({
      method: 'GET',
      url: CALLS.account.userInfo.path,
      headers: token === undefined ? {} : { [HEADER.token]: token },
    })
    expect(response.json()).toMatchObject({ code: CODE.signedOut, success: false, data: null })
  })

  it('accounts ends a session on sign-out and has nothing against a second one', async () => {
    const demo = await demoCaller(server.app)
    expect((await demo.get(CALLS.account.logout.path)).code).toBe(CODE.ok)
    expect((await demo.get(CALLS.account.userInfo.path)).code).toBe(CODE.signedOut)
    expect((await demo.get(CALLS.account.logout.path)).code).toBe(CODE.ok)
  })

  it('accounts refreshes into a new token while calls under way may finish on the old one', async () => {
    const demo = await demoCaller(server.app)
    const { data } = await demo.get<SessionAnswer>(CALLS.account.refresh.path)
    expect(data.token).not.toBe(demo.session?.token)
    expect(data.ssoSession).toBe(data.token)
    expect((await new Caller(server.app, data).get(CALLS.account.userInfo.path)).code).toBe(CODE.ok)
    expect((await demo.get(CALLS.account.userInfo.path)).code).toBe(CODE.ok)
    expect((await demo.get(CALLS.account.refresh.path)).code).toBe(CODE.signedOut)
    await demo.get(CALLS.account.logout.path)
    expect((await new Caller(server.app, data).get(CALLS.account.userInfo.path)).code).toBe(CODE.signedOut)
  })

  it('accounts closes every call under /api to strangers but sign-in, the key, links and the public country list', async () => {
    const document = (await server.app.inject('/api/docs/json')).json<{ paths: Record<string, Record<string, unknown>> }>()
    const paths = Object.entries(document.paths).filter(([path]) => path.startsWith('/api/'))
    const open: string[] = []
    for (const [path, methods] of paths) {
      for (const method of Object.keys(methods)) {
        const url = path.replace('{language}', 'en').replace('{id}', 'x')
        const answer = method === 'get' ? await stranger(server.app).get(url) : await stranger(server.app).post(url, {})
        if (answer.code !== CODE.signedOut) open.push(path)
      }
    }
    const expected: string[] = [
      ...[
        CALLS.account.loginKey.path,
        CALLS.account.login.path,
        CALLS.account.appLogin.path,
        CALLS.account.brandLogin.path,
        CALLS.account.directoryLogin.path,
      ],
      CALLS.ownAccount.secondStep.path,
      ...[
        CALLS.account.demo.path,
        CALLS.account.logout.path,
        CALLS.guest.sendCode.path,
        CALLS.guest.register.path,
        CALLS.guest.retrievePassword.path,
      ],
    ]
    // What a link opens is for the holder of its token, and a project's file for the holder of a ticket: they need not be signed in.
    expected.push(...Object.values(CALLS.view).map(({ path }) => path))
    const others = ['/api/apps-mssp/ignore-auth/getCountryList/{language}', `${STORAGE_ROOT}/project/{id}.json`]
    expect(open.sort()).toEqual([...expected, ...others].sort())
    expect(paths.length).toBeGreaterThan(20)
  })
})

describe('a server set up for real use', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ HOST: '0.0.0.0' })
  }, 60_000)
  afterAll(() => server.close())

  it('a server set up for real use offers no demo and names the first administrator once', async () => {
    const anyone = stranger(server.app)
    expect((await anyone.get<LoginKey>(CALLS.account.loginKey.path)).data.isDemoOffered).toBe(false)
    expect((await anyone.post(CALLS.account.demo.path)).code).toBe(CODE.forbidden)
    const [, login, password] = /administrator: (\S+), password (\S+)/.exec(server.notice ?? '') ?? []
    expect((await signIn(server.app, login ?? '', password ?? '')).data.userInfo.shareRole).toBe(SHARE_ROLE.superAdmin)
  })

  it('a server set up for real use ends sessions at their time', async () => {
    const brief = await startServer({ BRANCHLINE_SESSION_HOURS: '0.01' })
    const demo = await demoCaller(brief.app)
    const lifetimeMs = new Date(demo.session?.expiresAt ?? 0).getTime() - Date.now()
    expect(lifetimeMs).toBeLessThanOrEqual(36_000)
    expect((await demo.post(CALLS.project.mssp.makeProjectNo.path)).code).toBe(CODE.ok)
    await brief.close()
  }, 60_000)
})
