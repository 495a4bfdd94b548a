import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '../../../src/contract/calls'
import type { SessionAnswer, UserInfo } from '../../../src/contract/account/account'
import type { LoginKey } from '../../../src/contract/account/account-sign-in'
import type { AuditList } from '../../../src/contract/center/audit'
import type { AddedUser } from '../../../src/contract/center/users'
import { CODE } from '../../../src/contract/envelope'
import { newAccount } from '../../../server/access/account'
import { openDatabase, type Database } from '../../../server/database/open-database'
import {
  Caller,
  callerWith,
  demoCaller,
  encrypt,
  preparedFolder,
  signIn,
  startServer,
  stranger,
  testHashing,
  type Answer,
  type TestFolder,
  type TestServer,
} from '../../helpers/server'
import { accountRepository } from '../../../server/access/account-repository'

const PASSWORD = 'a long sentence of mine'
const NEXT = 'quite another sentence'
const people = (['super', 'user', 'other', 'staff'] as const).map((id) =>
  newAccount({
    ...{ id, login: `${id}@example.com`, email: `${id}@example.com`, name: `Person ${id}` },
    role: id === 'super' ? 'superAdmin' : 'levelTwo',
    kind: id === 'staff' ? 'LDAP' : 'LOCAL',
  }),
)

describe("a change of one's own password", () => {
  let folder: TestFolder
  let database: Database
  let server: TestServer
  beforeAll(async () => {
    folder = preparedFolder()
    database = await openDatabase(folder.path)
    const hash = await testHashing.hash(PASSWORD)
    for (const account of people) await accountRepository(database.tables).add(account, account.kind === 'LDAP' ? null : hash)
    server = await startServer({}, { lent: database })
  })
  afterAll(async () => {
    await server.close()
    await database.close()
    folder.remove()
  })

  const changed = async (caller: Caller, before: string, after: string): Promise<Answer> => {
    const { data: key } = await stranger(server.app).get<LoginKey>(CALLS.account.loginKey.path)
    return caller.post(CALLS.ownAccount.changePassword.path, {
      ...{ key: key.key, mode: 'RSA' },
      ...{ password: encrypt(before, key), newPassword: encrypt(after, key) },
    })
  }

  it("a change of one's own password takes the old one, ends every other session of the account, is written down and counts at the next sign-in", async () => {
    const own = await callerWith(server.app, 'user@example.com', PASSWORD)
    const fresh = (await own.get<SessionAnswer>(CALLS.account.refresh.path)).data
    const here = new Caller(server.app, fresh)
    expect((await changed(here, 'not the old one', NEXT)).code).toBe(CODE.wrongCredentials)
    expect((await changed(here, PASSWORD, NEXT)).code).toBe(CODE.ok)
    expect((await here.get(CALLS.account.userInfo.path)).code).toBe(CODE.ok)
    expect((await own.get(CALLS.account.userInfo.path)).code).toBe(CODE.signedOut)
    expect((await signIn(server.app, 'user@example.com', PASSWORD)).code).toBe(CODE.wrongCredentials)
    expect((await signIn(server.app, 'user@example.com', NEXT)).code).toBe(CODE.ok)
    const boss = await callerWith(server.app, 'super@example.com', PASSWORD)
    const { data } = await boss.post<AuditList>(CALLS.center.audit.path, { text: 'user' })
    expect(data.records).toContainEqual(expect.objectContaining({ act: 'password changed' }))
  })

  it("a change of one's own password refuses what is guessed first, what is made of the account or the product, and the one there is", async () => {
    const own = await callerWith(server.app, 'other@example.com', PASSWORD)
    const tried = ['qwertyuiop', 'Person other', 'other@example.com', 'Branchline2026', PASSWORD]
    const rules = []
    for (const password of tried) rules.push((await changed(own, PASSWORD, password)).data)
    expect(rules).toMatchObject(['known', 'personal', 'personal', 'product', 'same'].map((rule) => ({ rule })))
    expect((await changed(own, PASSWORD, NEXT)).code).toBe(CODE.ok)
  })

  it("a change of one's own password is slowed down where the old one is guessed", async () => {
    const own = await callerWith(server.app, 'super@example.com', PASSWORD)
    const codes = []
    for (let attempt = 0; attempt < 11; attempt += 1) codes.push((await changed(own, 'guess', NEXT)).code)
    expect(codes.slice(-2)).toEqual([CODE.wrongCredentials, CODE.tooManyRequests])
  })

  it("a change of one's own password is refused with a sentence where the password is not kept here: staff of the directory, and the demo", async () => {
    const own = await demoCaller(server.app)
    expect(await changed(own, PASSWORD, NEXT)).toMatchObject({ code: CODE.passwordElsewhere })
  })

  it("a change of one's own password comes first where the password was generated: until then the session may call nothing else", async () => {
    const boss = await callerWith(server.app, 'super@example.com', PASSWORD)
    const { data: added } = await boss.post<AddedUser>(CALLS.center.addUser.path, {
      ...{ userName: 'New one', personalEmail: 'new@example.com', shareRole: '二级用户', libCode: '0001' },
    })
    const answer = await signIn(server.app, 'new@example.com', added.password)
    expect(answer.data.userInfo satisfies UserInfo).toMatchObject({ mustChangePassword: true })
    const caller = new Caller(server.app, answer.data)
    const codes = []
    for (const path of [CALLS.account.userInfo.path, CALLS.account.refresh.path, CALLS.ownAccount.factorState.path])
      codes.push((await caller.get(path)).code)
    for (const path of [CALLS.project.mssp.list.path, CALLS.account.checkModelLibrary.path]) codes.push((await caller.post(path, {})).code)
    expect(codes).toEqual(Array(5).fill(CODE.passwordDue))
    expect((await changed(caller, added.password, NEXT)).code).toBe(CODE.ok)
    expect((await caller.post(CALLS.project.mssp.list.path, {})).code).toBe(CODE.ok)
    expect((await caller.get<UserInfo>(CALLS.account.userInfo.path)).data).not.toHaveProperty('mustChangePassword')
  })

  it('a challenge carries one call: a cipher that was overheard, one without a challenge and one of another call are refused with a sentence', async () => {
    const { data: key } = await stranger(server.app).get<LoginKey>(CALLS.account.loginKey.path)
    const { data: another } = await stranger(server.app).get<LoginKey>(CALLS.account.loginKey.path)
    const send = (password: string, path: string = CALLS.account.login.path): Promise<Answer> =>
      stranger(server.app).post(path, { key: key.key, mode: 'RSA', password, personalEmail: 'other@example.com' })
    const overheard = encrypt(NEXT, key)
    expect((await send(overheard)).code).toBe(CODE.ok)
    for (const path of [CALLS.account.login.path, CALLS.account.appLogin.path, CALLS.account.brandLogin.path])
      expect(await send(overheard, path)).toMatchObject({
        ...{ code: CODE.challengeSpent, message: expect.stringContaining('Fetch the key and its challenge again') as string },
      })
    const forged = Buffer.from(another.challenge, 'base64url')
    forged[8] = (forged[8] ?? 0) ^ 1
    for (const challenge of ['', 'x', forged.toString('base64url')])
      expect((await send(encrypt(NEXT, { ...key, challenge }))).code).toBe(CODE.challengeSpent)
    const caller = await callerWith(server.app, 'other@example.com', NEXT)
    const { data: fresh } = await stranger(server.app).get<LoginKey>(CALLS.account.loginKey.path)
    const mixed = { password: encrypt(NEXT, fresh), newPassword: encrypt('a third sentence here', { ...fresh, challenge: key.challenge }) }
    expect((await caller.post(CALLS.ownAccount.changePassword.path, { key: fresh.key, mode: 'RSA', ...mixed })).code).toBe(
      CODE.challengeSpent,
    )
  })

  it('a challenge ends after five minutes', async () => {
    const rows = await database.tables.selectFrom('used_challenge').select('ends_at').orderBy('ends_at', 'desc').execute()
    const latest = rows[0]?.ends_at.getTime() ?? 0
    expect(latest).toBeLessThanOrEqual(Date.now() + 300_000)
    expect(latest).toBeGreaterThan(Date.now() + 200_000)
  })
})

it('a first administrator whose given password is guessed first is refused at the start, with the rule', async () => {
  const start = startServer({ HOST: '0.0.0.0', BRANCHLINE_ADMIN_EMAIL: 'boss@example.com', BRANCHLINE_ADMIN_PASSWORD: 'Password2026' })
  await expect(start).rejects.toThrow(/too weak: it is one of those that are guessed first/)
})
