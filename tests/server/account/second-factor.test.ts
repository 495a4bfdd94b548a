import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '../../../src/contract/calls'
import { SHARE_ROLE, type SessionAnswer } from '../../../src/contract/account/account'
import type { FactorEnrolment, FactorRule, FactorState, RecoveryCodes } from '../../../src/contract/account/account-factor'
import { CODE } from '../../../src/contract/envelope'
import { newAccount } from '../../../server/access/account'
import { enrolmentOf, stepOf } from '../../../server/account/factor/one-time-code'
import { createSealing } from '../../../server/account/factor/sealing'
import { sealingKeyRepository } from '../../../server/account/factor/sealing-key-repository'
import { accountRepository } from '../../../server/access/account-repository'
import { openDatabase, type Database } from '../../../server/database/open-database'
import {
  Caller,
  callerWith,
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
const STEP_MS = 30_000

describe('one-time codes', () => {
  // RFC 6238, appendix B, SHA-1, its last six digits: an app of six digits shows the end of the eight.
  const SECRET = Buffer.from('12345678901234567890')
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('RFC 6238: at %d seconds the code is %s, and good one step before and after', (seconds, code) => {
    const at = (moment: number): number | null => stepOf(SECRET, code, new Date(moment * 1_000))
    const step = Math.floor(seconds / 30)
    expect([at(seconds - 60), at(seconds - 30), at(seconds), at(seconds + 30), at(seconds + 60)]).toEqual([null, step, step, step, null])
    expect(
      stepOf(
        SECRET,
        code.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)),
        new Date(seconds * 1_000),
      ),
    ).toBeNull()
  })

  it('an app is given the secret as text and as an address that names product and account', () => {
    const { secret, uri } = enrolmentOf(SECRET, 'a@b.example')
    expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
    expect(uri).toMatch(/^otpauth:\/\/totp\/Branchline:a%40b\.example\?/)
    expect(uri).toContain(`secret=${secret}`)
  })
})

describe('a second factor', () => {
  let folder: TestFolder
  let database: Database
  let server: TestServer
  beforeAll(async () => {
    folder = preparedFolder()
    database = await openDatabase(folder.path)
    const hash = await testHashing.hash(PASSWORD)
    const roles = { boss: 'superAdmin', one: 'levelTwo', two: 'levelTwo', three: 'levelTwo', lead: 'levelOne' } as const
    for (const [id, role] of Object.entries(roles))
      await accountRepository(database.tables).add(
        newAccount({ id, login: `${id}@example.com`, email: `${id}@example.com`, name: id, role, kind: 'LOCAL' }),
        hash,
      )
    const waiting = { status: 'waiting', role: 'guest', kind: 'GUEST' } as const
    await accountRepository(database.tables).add(
      newAccount({ id: 'guest', login: 'guest@example.com', email: 'guest@example.com', name: 'guest', ...waiting }),
      hash,
    )
    server = await startServer({}, { lent: database })
  })
  afterAll(async () => {
    await server.close()
    await database.close()
    folder.remove()
  })

  /** Returns the code that an authenticator app shows some steps from now. */
  const shown = ({ secret }: FactorEnrolment, steps = 0): string =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS })
  const enrol = async (id: string): Promise<{ caller: Caller; enrolment: FactorEnrolment; recoveryCodes: string[] }> => {
    const caller = await callerWith(server.app, `${id}@example.com`, PASSWORD)
    const { data: enrolment } = await caller.post<FactorEnrolment>(CALLS.ownAccount.beginFactor.path)
    // The step before this one: the code of this step is left for a sign-in.
    const { data } = await caller.post<RecoveryCodes>(CALLS.ownAccount.confirmFactor.path, { code: shown(enrolment, -1) })
    return { caller, enrolment, recoveryCodes: data.recoveryCodes }
  }
  const ticketOf = async (id: string): Promise<string> => {
    const { code, data } = (await signIn(server.app, `${id}@example.com`, PASSWORD)) as Answer as Answer<{ ticket: string }>
    expect(code).toBe(CODE.factorNeeded)
    return data.ticket
  }
  const second = (ticket: string, code: string): Promise<Answer<SessionAnswer>> =>
    stranger(server.app).post(CALLS.ownAccount.secondStep.path, { ticket, code })

  it('a second factor is asked for at every sign-in, takes a code once and each recovery code once, and goes with password and code', async () => {
    const { enrolment, recoveryCodes } = await enrol('one')
    expect(new Set(recoveryCodes).size).toBe(10)
    const ticket = await ticketOf('one')
    expect(
      (await stranger(server.app).send({ method: 'GET', url: CALLS.account.userInfo.path, headers: { 'X-Token': ticket } })).json(),
    ).toMatchObject({ code: CODE.signedOut })
    const now = shown(enrolment)
    expect((await second(ticket, now === '000000' ? '000001' : '000000')).code).toBe(CODE.wrongFactor)
    const { code, data } = await second(ticket, now)
    expect([code, data.userInfo.userId]).toEqual([CODE.ok, 'one'])
    expect((await second(ticket, shown(enrolment, 1))).code).toBe(CODE.signInAgain)
    expect((await second(await ticketOf('one'), now)).code).toBe(CODE.wrongFactor)

    const [first = '', next = ''] = recoveryCodes
    const by = await second(await ticketOf('one'), first.toUpperCase().replace('-', ' '))
    const caller = new Caller(server.app, by.data)
    expect((await second(await ticketOf('one'), first)).code).toBe(CODE.wrongFactor)
    expect((await caller.get<FactorState>(CALLS.ownAccount.factorState.path)).data).toEqual({
      isOn: true,
      isRequired: false,
      recoveryCodesLeft: 9,
    })

    expect((await caller.post(CALLS.ownAccount.removeFactor.path, { code: next })).code).toBe(CODE.badRequest)
    expect((await caller.post(CALLS.ownAccount.removeFactor.path, { ...(await sealed(server.app, 'wrong')), code: next })).code).toBe(
      CODE.wrongCredentials,
    )
    expect((await caller.post(CALLS.ownAccount.removeFactor.path, { ...(await sealed(server.app, PASSWORD)), code: next })).code).toBe(
      CODE.ok,
    )
    expect((await signIn(server.app, 'one@example.com', PASSWORD)).code).toBe(CODE.ok)
  })

  it('a second factor allows five codes a sign-in and few in half an hour', async () => {
    const { enrolment } = await enrol('two')
    const ticket = await ticketOf('two')
    const wrong = shown(enrolment) === '000000' ? '000001' : '000000'
    const codes = []
    for (let attempt = 0; attempt < 6; attempt += 1) codes.push((await second(ticket, wrong)).code)
    expect(codes).toEqual([...Array<number>(5).fill(CODE.wrongFactor), CODE.signInAgain])
    const again = await ticketOf('two')
    const further = []
    for (let attempt = 0; attempt < 4; attempt += 1) further.push((await second(again, wrong)).code)
    expect(further).toContain(CODE.tooManyRequests)
  })

  it('a second factor lies encrypted, opens for no other account, and its recovery codes lie as hashes', async () => {
    const { enrolment, recoveryCodes } = await enrol('three')
    const row = await database.tables.selectFrom('second_factor').selectAll().where('account_id', '=', 'three').executeTakeFirstOrThrow()
    const sealing = createSealing(sealingKeyRepository(database.tables), 'second factor')
    const plain = await sealing.open(row.sealed_secret, 'three')
    expect(enrolmentOf(plain, 'x').secret).toBe(enrolment.secret)
    expect(Buffer.from(row.sealed_secret).includes(Buffer.from(plain))).toBe(false)
    await expect(sealing.open(row.sealed_secret, 'one')).rejects.toThrow()
    const stored = await database.tables.selectFrom('recovery_code').select('code_hash').where('account_id', '=', 'three').execute()
    expect(stored.every(({ code_hash: hash }) => hash.length === 32)).toBe(true)
    expect(JSON.stringify(stored)).not.toContain(recoveryCodes[0])
  })

  it('a second factor is required by an administrator of a role: who has none sets one up before anything else; a lost one is reset', async () => {
    const boss = await callerWith(server.app, 'boss@example.com', PASSWORD)
    const lead = await callerWith(server.app, 'lead@example.com', PASSWORD)
    expect((await boss.post(CALLS.center.setFactorRule.path, { roles: [SHARE_ROLE.levelOne] })).code).toBe(CODE.ok)
    expect((await boss.post<FactorRule>(CALLS.center.factorRule.path)).data).toEqual({ roles: [SHARE_ROLE.levelOne] })
    expect((await lead.post(CALLS.project.mssp.list.path, {})).code).toBe(CODE.factorDue)
    const answer = await signIn(server.app, 'lead@example.com', PASSWORD)
    expect(answer.data.userInfo.mustSetUpFactor).toBe(true)
    const { caller, enrolment } = await enrol('lead')
    expect((await caller.post(CALLS.project.mssp.list.path, {})).code).toBe(CODE.ok)
    expect((await second(await ticketOf('lead'), shown(enrolment))).code).toBe(CODE.ok)

    // A guest who waits for approval waits as before.
    expect((await boss.post(CALLS.center.setFactorRule.path, { roles: [SHARE_ROLE.levelOne, SHARE_ROLE.guest] })).code).toBe(CODE.ok)
    const waiting = await signIn(server.app, 'guest@example.com', PASSWORD)
    expect([waiting.data.userInfo.guestStatus, waiting.data.userInfo.mustSetUpFactor]).toEqual([0, undefined])
    const record = `${CALLS.guest.guestRecord.path}?personalEmail=guest@example.com`
    expect((await new Caller(server.app, waiting.data).get(record)).code).toBe(CODE.ok)

    expect((await boss.post(CALLS.center.resetFactor.path, { userIds: ['lead'] })).code).toBe(CODE.ok)
    expect((await signIn(server.app, 'lead@example.com', PASSWORD)).data.userInfo.mustSetUpFactor).toBe(true)
    expect((await boss.post(CALLS.center.setFactorRule.path, { roles: [] })).code).toBe(CODE.ok)
    expect((await signIn(server.app, 'lead@example.com', PASSWORD)).data.userInfo).not.toHaveProperty('mustSetUpFactor')
  })
})
