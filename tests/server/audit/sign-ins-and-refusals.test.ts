import { TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CALLS } from '../../../src/contract/calls'
import type { FactorEnrolment } from '../../../src/contract/account/account-factor'
import type { AuditList } from '../../../src/contract/center/audit'
import { CODE } from '../../../src/contract/envelope'
import { newAccount, type Account } from '../../../server/access/account'
import { accountRepository } from '../../../server/access/account-repository'
import { createRation } from '../../../server/audit/refusals'
import { openDatabase, type Database } from '../../../server/database/open-database'
import {
  Caller,
  callerWith,
  demoCaller,
  preparedFolder,
  sealed,
  signIn,
  startServer,
  stranger,
  testHashing,
  type Answer,
  type TestFolder,
  type TestServer,
} from '../../helpers/server'

const PASSWORD = 'a long sentence of mine'
const NEXT = 'quite another sentence'
const TYPED = 'typed into the wrong field'
const NETWORK = '198.51.100.7'
const person = (id: string, more: Partial<Account> = {}): Account =>
  newAccount({ id, login: `${id}@example.com`, email: `${id}@example.com`, name: `Person ${id}`, role: 'levelTwo', kind: 'LOCAL', ...more })
const people = [
  person('boss', { role: 'superAdmin' }),
  person('user'),
  person('careful'),
  person('closed', { status: 'closed' }),
  person('over', { kind: 'GUEST', role: 'guest', expiresAt: new Date(Date.now() - 1_000) }),
]

type Line = Record<string, unknown>

describe('the audit log and the log of the server', () => {
  let folder: TestFolder
  let database: Database
  let server: TestServer
  let boss: Caller
  const written: string[] = []
  beforeAll(async () => {
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0)
    folder = preparedFolder()
    database = await openDatabase(folder.path)
    const hash = await testHashing.hash(PASSWORD)
    for (const account of people) await accountRepository(database.tables).add(account, hash)
    server = await startServer({ LOG_LEVEL: 'debug' }, { lent: database })
    boss = await callerWith(server.app, 'boss@example.com', PASSWORD)
  })
  afterAll(async () => {
    await server.close()
    await database.close()
    folder.remove()
    vi.restoreAllMocks()
  })
  beforeEach(async () => {
    await database.tables.deleteFrom('audit').execute()
    written.length = 0
  })

  const lines = (): Line[] => linesOf('audit')
  const refusedLines = (): Line[] => linesOf('refused')
  const linesOf = (message: string): Line[] =>
    written
      .flatMap((text) => text.split('\n'))
      .filter((text) => text.startsWith('{'))
      .map((text) => JSON.parse(text) as Line)
      .filter(({ msg }) => msg === message)
  const entries = async () => {
    const rows = await database.tables.selectFrom('audit').selectAll().orderBy('id').execute()
    return rows.map(({ account_id: by, account_name: name, act, about, details }) => ({
      ...{ by, name, act, about },
      ...(JSON.parse(details) as { more?: true }),
    }))
  }
  /** Returns the last call's entry in the audit log and in the server's log: the same act with the same details. */
  const noted = async () => {
    const stored = await entries()
    expect(lines().map(({ act, by, about }) => ({ act, by, about }))).toEqual(stored.map(({ act, by, about }) => ({ act, by, about })))
    return stored
  }
  const tried = async (login: string, password: string, path: string = CALLS.account.login.path): Promise<Answer> => {
    const payload = { ...(await sealed(server.app, password)), personalEmail: login }
    return (await server.app.inject({ method: 'POST', url: path, payload, remoteAddress: NETWORK })).json<Answer>()
  }

  it('the audit log and the log of the server have every sign-in, with its way and its network address', async () => {
    expect((await tried('user@example.com', PASSWORD)).code).toBe(CODE.ok)
    await demoCaller(server.app)
    const [first, second] = await noted()
    expect(first).toEqual({ by: 'user', name: 'Person user', act: 'signed in', about: 'user', way: 'password', address: NETWORK })
    expect(second).toMatchObject({ act: 'signed in', name: 'Demo Engineer', way: 'demo' })
    expect(lines()[0]).toMatchObject({ level: 30, address: NETWORK, way: 'password', traceId: expect.any(String) as string })
  })

  it('the audit log and the log of the server have what fails: a wrong password with the account it was meant for, and an unknown account without what was typed', async () => {
    await tried('user@example.com', TYPED)
    await tried(TYPED, PASSWORD)
    expect(await noted()).toEqual([
      { by: '', name: NETWORK, act: 'sign-in failed', about: 'user', way: 'password', reason: 'wrong', address: NETWORK },
      { by: '', name: NETWORK, act: 'sign-in failed', about: '', way: 'password', reason: 'wrong', address: NETWORK },
    ])
    expect(lines().map(({ level }) => level)).toEqual([40, 40])
  })

  it('the audit log and the log of the server have sign-ins that are refused: a closed account, a guest whose time has run out, a spent challenge, a password in the address', async () => {
    await tried('closed@example.com', PASSWORD)
    await tried('over@example.com', PASSWORD)
    const payload = { ...(await sealed(server.app, PASSWORD)), personalEmail: 'user@example.com' }
    for (let turn = 0; turn < 2; turn += 1) await stranger(server.app).post(CALLS.account.login.path, payload)
    const spelled = await stranger(server.app).post(CALLS.account.appLogin.path, {}, { 'new_Password[]': TYPED })
    expect(spelled).toMatchObject({ code: CODE.secretInAddress, message: expect.stringContaining('must not carry') as string })
    expect(await noted()).toMatchObject([
      { act: 'sign-in refused', about: 'closed', reason: 'notAllowed' },
      { act: 'sign-in refused', about: 'over', reason: 'expired' },
      { act: 'signed in', about: 'user' },
      { act: 'sign-in failed', about: 'user', reason: 'challenge' },
      { act: 'sign-in refused', about: '', reason: 'inAddress' },
    ])
  })

  it('the audit log and the log of the server have both steps of a sign-in with a second factor', async () => {
    const own = await callerWith(server.app, 'careful@example.com', PASSWORD)
    const { data } = await own.post<FactorEnrolment>(CALLS.ownAccount.beginFactor.path, {})
    const code = (step = 0) => new TOTP({ secret: data.secret }).generate({ timestamp: Date.now() + step * 30_000 })
    expect((await own.post(CALLS.ownAccount.confirmFactor.path, { code: code() })).code).toBe(CODE.ok)
    const half = (await signIn(server.app, 'careful@example.com', PASSWORD)) as Answer as Answer<{ ticket: string }>
    const second = (typed: string) => stranger(server.app).post(CALLS.ownAccount.secondStep.path, { ticket: half.data.ticket, code: typed })
    expect((await second('abcdef')).code).toBe(CODE.wrongFactor)
    expect((await second(code(1))).code).toBe(CODE.ok)
    expect(await noted()).toMatchObject([
      { act: 'signed in', way: 'password' },
      { act: 'second factor set up', about: 'careful' },
      { act: 'sign-in failed', about: 'careful', way: 'code', reason: 'wrong' },
      { act: 'signed in', about: 'careful', way: 'code' },
    ])
    for (const text of [...written, JSON.stringify(await entries())])
      for (const secret of [half.data.ticket, data.secret, PASSWORD, own.session?.token ?? 'none']) expect(text).not.toContain(secret)
  })

  it('the audit log and the log of the server have passwords that are reset by mail, and those that are not', async () => {
    const retrieve = async (login: string, verificationCode: string) =>
      stranger(server.app).post(CALLS.guest.retrievePassword.path, {
        ...(await sealed(server.app, NEXT)),
        ...{ personalEmail: login, verificationCode },
      })
    await stranger(server.app).post(CALLS.guest.sendCode.path, { personalEmail: 'user@example.com', purpose: 'retrieve' })
    const mail = await database.tables.selectFrom('mail').select('text').where('recipient', '=', 'user@example.com').executeTakeFirst()
    const code = /\d{6}/.exec(mail?.text ?? '')?.[0] ?? ''
    expect((await retrieve('user@example.com', code === '000000' ? '000001' : '000000')).code).toBe(CODE.wrongCode)
    expect((await retrieve('user@example.com', code)).code).toBe(CODE.ok)
    expect(await noted()).toMatchObject([
      { by: '', act: 'password reset failed', about: 'user', reason: 'wrong' },
      { by: 'user', act: 'password reset', about: 'user', way: 'mail' },
    ])
    expect(JSON.stringify([written, await entries()])).not.toContain(code)
  })

  it('the audit log and the log of the server have closings and what a caller may not do', async () => {
    const user = await callerWith(server.app, 'user@example.com', NEXT)
    expect((await user.post(CALLS.center.users.path, {})).code).toBe(CODE.forbidden)
    await boss.post(CALLS.center.setStatus.path, { userIds: ['user'], status: 'closed' })
    expect((await boss.post(CALLS.center.setStatus.path, { userIds: ['boss'], status: 'closed' })).code).toBe(CODE.ownAccount)
    expect(await noted()).toMatchObject([
      { act: 'signed in', about: 'user' },
      { by: 'user', act: 'call refused', about: 'user', reason: 'forbidden', call: `POST ${CALLS.center.users.path}` },
      { by: 'boss', act: 'account closed', about: 'user' },
      { by: 'boss', act: 'call refused', reason: 'forbidden', call: `POST ${CALLS.center.setStatus.path}` },
    ])
  })

  it('the audit log and the log of the server have of a flood of failures from one network so many entries and lines at most, the last of which says so', async () => {
    await database.tables.deleteFrom('attempt').execute()
    const address = '203.0.113.9'
    const payload = { ...(await sealed(server.app, PASSWORD)), personalEmail: 'nobody@example.com' }
    for (let turn = 0; turn < 45; turn += 1)
      await server.app.inject({ method: 'POST', url: CALLS.account.login.path, payload, remoteAddress: address })
    const stored = await entries()
    expect(stored.filter(({ act }) => act === 'sign-in failed')).toHaveLength(10)
    expect(lines().map(({ act, more }) => ({ act, more }))).toEqual(stored.map(({ act, more }) => ({ act, more })))
    expect(refusedLines().filter(({ level }) => level !== 30)).toEqual([])
    const refused = stored.filter(({ act }) => act === 'sign-in refused')
    expect(refused).toHaveLength(20)
    expect(refused.map((entry) => 'more' in entry)).toEqual([...Array<boolean>(19).fill(false), true])
  })

  it('the audit log and the log of the server have the demo that is asked for from elsewhere as forbidden, and as asked too often after a while', async () => {
    const ask = () => server.app.inject({ method: 'POST', url: CALLS.account.demo.path, remoteAddress: '203.0.113.77' })
    const codes = []
    for (let turn = 0; turn < 101; turn += 1) codes.push((await ask()).json<Answer>().code)
    expect(codes).toEqual([...Array<number>(100).fill(CODE.forbidden), CODE.tooManyRequests])
    expect(await entries()).toHaveLength(20)
    expect(lines()).toHaveLength(20)
  })

  it('the audit log and the log of the server are listed to super admins by kind: what administrators did, or sign-ins and refusals', async () => {
    await tried('careful@example.com', TYPED)
    await boss.post(CALLS.center.setStatus.path, { userIds: ['user'], status: 'open' })
    const listed = async (kind?: string) =>
      (await boss.post<AuditList>(CALLS.center.audit.path, kind ? { kind } : {})).data.records.map(({ act }) => act)
    expect(await listed()).toEqual(['account opened', 'sign-in failed'])
    expect(await listed('acts')).toEqual(['account opened'])
    expect(await listed('signIns')).toEqual(['sign-in failed'])
  })
})

describe('the log of a server', () => {
  const ADMIN = { BRANCHLINE_ADMIN_EMAIL: 'boss@example.com', BRANCHLINE_ADMIN_PASSWORD: PASSWORD }
  const linesOf = async (environment: Record<string, string>, work: (server: TestServer) => Promise<unknown>): Promise<Line[]> => {
    const written: string[] = []
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0)
    const server = await startServer(environment)
    await work(server)
    await server.close()
    vi.restoreAllMocks()
    return written.filter((text) => text.startsWith('{')).map((text) => JSON.parse(text) as Line)
  }

  it('the log of a server has sign-ins at its usual level, where it says nothing else of a call; the demo has nobody whose sign-in it would be', async () => {
    const usual = await linesOf({ LOG_LEVEL: 'warn', ...ADMIN }, ({ app }) => signIn(app, ADMIN.BRANCHLINE_ADMIN_EMAIL, PASSWORD))
    expect(usual).toMatchObject([{ level: 30, act: 'signed in', way: 'password', msg: 'audit' }])
    expect(await linesOf({ LOG_LEVEL: 'warn' }, ({ app }) => demoCaller(app))).toEqual([])
  })

  it('the log of a server has no line of an act where it is to say errors only', async () => {
    expect(await linesOf({ LOG_LEVEL: 'error', ...ADMIN }, ({ app }) => signIn(app, ADMIN.BRANCHLINE_ADMIN_EMAIL, 'guess'))).toEqual([])
  })
})

describe('a ration of entries', () => {
  it('a ration of entries counts by subject, and starts anew when its window has ended', () => {
    let now = 0
    const ration = createRation({ most: 2, windowMs: 100 }, () => now)
    expect([ration('a'), ration('a'), ration('a'), ration('b')]).toEqual([1, 0, -1, 1])
    now = 100
    expect(ration('a')).toBe(1)
  })
})
