import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '../../../src/contract/calls'
import { SHARE_ROLE } from '../../../src/contract/account/account'
import type { GuestRecord } from '../../../src/contract/account/account-guests'
import { CODE } from '../../../src/contract/envelope'
import { endOfStay } from '../../../src/contract/account/guest-stay'
import type { SavedProject } from '../../../src/contract/project/project-calls'
import { type ShareList } from '../../../src/contract/project/share'
import { newAccount, type Account } from '../../../server/access/account'
import { prepareAccounts } from '../../../server/account/first-accounts'
import { accountRepository } from '../../../server/access/account-repository'
import { readConfig } from '../../../server/config'
import type { Database } from '../../../server/database/open-database'
import { feedbackRepository } from '../../../server/feedback/repository'
import { serverWith, testHashing, type Caller, type TestServer } from '../../helpers/server'

const DAY_MS = 86_400_000
const PASSWORD = 'a long sentence of mine'
const WORDS = {
  kind: 'fault' as const,
  ...{ subject: 'A pipe', text: 'It is off.', page: '/navbar/mssp', version: '', language: 'en', browser: '' },
  pictureIds: [],
}
const guest = (id: string, more: Partial<Account> = {}) =>
  ({ id, login: `${id}@design.example`, role: 'guest', kind: 'GUEST', ...more }) as const

const PEOPLE = {
  boss: { id: 'boss', login: 'boss@example.com', role: 'superAdmin' },
  anna: { id: 'anna', login: 'anna@example.com', role: 'levelTwo' },
  ben: { id: 'ben', login: 'ben@example.com', role: 'levelOne' },
  first: guest('first', { status: 'waiting' }),
  second: guest('second', { status: 'waiting' }),
  third: guest('third', { status: 'waiting' }),
  near: guest('near', { expiresAt: new Date(Date.now() + 20 * DAY_MS) }),
  far: guest('far', { expiresAt: new Date(Date.now() + 90 * DAY_MS) }),
} as const

let server: TestServer
let database: Database
let boss: Caller
let anna: Caller

beforeAll(async () => {
  const made = await serverWith(PEOPLE, { HOST: '0.0.0.0', BRANCHLINE_GUEST_DAYS: '30', BRANCHLINE_REMINDER_DAYS: '14' })
  ;({ server, database } = made)
  ;({ boss, anna } = made.callers)
}, 120_000)
afterAll(() => server.close())

const codeOf = async (caller: Caller, path: string, body: object) => (await caller.post(path, body)).code
const accountOf = (id: string) => database.tables.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const actsAbout = (about: string) =>
  database.tables.selectFrom('audit').select(['act', 'details']).where('about', '=', about).orderBy('id').execute()
const mailsTo = async (recipient: string) =>
  (await database.tables.selectFrom('mail').selectAll().where('recipient', '=', recipient).execute()).length
const decide = (userIds: string[], isApproved: boolean) => boss.post<GuestRecord[]>(CALLS.guest.approveGuest.path, { userIds, isApproved })

describe('section 6, center:users:approve, several guests at once', () => {
  it('section 6, center:users:approve, several guests at once lets all of them in or none, with one mail and one entry each', async () => {
    const { first, second } = PEOPLE
    expect((await decide([first.id, PEOPLE.anna.id], true)).code).toBe(CODE.notFound)
    expect([(await accountOf(first.id)).status, await mailsTo(first.login), await actsAbout(first.id)]).toEqual(['waiting', 0, []])
    const { data } = await decide([first.id, second.id], true)
    const expiresAt = endOfStay(new Date(), 30).toISOString()
    expect(data.map((record) => [record.userId, record.status, record.expiresAt])).toEqual(
      [first, second].map(({ id }) => [id, 'open', expiresAt]),
    )
    for (const { id, login } of [first, second]) {
      expect(await mailsTo(login)).toBe(1)
      expect(await actsAbout(id)).toEqual([{ act: 'guest approved', details: JSON.stringify({ expiresAt }) }])
    }
  })

  it('a guest who was refused and is opened later has the usual end, one who had an end keeps it, and staff get none', async () => {
    const open = async (id: string) => {
      expect(await codeOf(boss, CALLS.center.setStatus.path, { userIds: [id], status: 'open' })).toBe(CODE.ok)
      return (await accountOf(id)).expires_at
    }
    const { third, near, ben } = PEOPLE
    expect(await codeOf(boss, CALLS.center.setStatus.path, { userIds: [third.id], status: 'open' })).toBe(CODE.approveInstead)
    expect((await decide([third.id], false)).data).toMatchObject([{ status: 'closed', expiresAt: null }])
    expect([await mailsTo(third.login), (await actsAbout(third.id)).length]).toEqual([1, 1])
    // After two refusals neither the account nor the audit log has a new line.
    expect((await decide([third.id], false)).data).toMatchObject([{ status: 'closed', expiresAt: null }])
    expect([await mailsTo(third.login), (await actsAbout(third.id)).length]).toEqual([1, 1])
    expect(await open(third.id)).toEqual(endOfStay(new Date(), 30))
    await codeOf(boss, CALLS.center.setStatus.path, { userIds: [near.id, ben.id], status: 'closed' })
    expect([await open(near.id), await open(ben.id)]).toEqual([near.expiresAt, null])
  })

  it('section 7, expiration/reminder: takes the place of the one that goes by itself where that is due, and of no other', async () => {
    const { near, far } = PEOPLE
    await database.tables
      .updateTable('account')
      .set({ expires_at: new Date(Date.now() + 10 * DAY_MS) })
      .where('id', '=', near.id)
      .execute()
    expect(await codeOf(boss, CALLS.guest.sendReminder.path, { userIds: [near.id, far.id] })).toBe(CODE.ok)
    expect([(await accountOf(near.id)).reminded_at !== null, (await accountOf(far.id)).reminded_at !== null]).toEqual([true, false])
    expect([await mailsTo(near.login), await mailsTo(far.login)]).toEqual([1, 1])
  })
})

describe('section 2, user centre: what is written down of an act', () => {
  it('section 2, user centre: what is written down of an act tells of each account its own role before', async () => {
    const change = (userIds: string[], shareRole: string) => codeOf(boss, CALLS.center.changeRole.path, { userIds, shareRole })
    expect(await change([PEOPLE.anna.id, PEOPLE.ben.id], SHARE_ROLE.subAdmin)).toBe(CODE.ok)
    const last = async (id: string) => (await actsAbout(id)).at(-1)
    expect(await last('anna')).toEqual({ act: 'role changed', details: '{"role":"subAdmin","before":"levelTwo"}' })
    expect(await last('ben')).toEqual({ act: 'role changed', details: '{"role":"subAdmin","before":"levelOne"}' })
    expect(await change([PEOPLE.anna.id], SHARE_ROLE.levelTwo)).toBe(CODE.ok)
  })

  it('section 2, user centre: what is written down of an act stands or falls with it: where it cannot be written nothing has happened, and the same call succeeds afterwards, once', async () => {
    const { data: project } = await boss.save<SavedProject>(boss.project('Tower'))
    const { data: taken } = await boss.post<{ share: { id: string } }>(CALLS.share.share.path, { projectId: project.id })
    const feedbackId = 'feedback-of-anna'
    expect(await codeOf(anna, CALLS.feedback.send.path, { ...WORDS, feedbackId })).toBe(CODE.ok)
    const acts: [string, object][] = [
      [CALLS.center.changeRole.path, { userIds: ['anna', 'ben'], shareRole: SHARE_ROLE.levelOne }],
      [CALLS.center.setStatus.path, { userIds: ['ben'], status: 'closed' }],
      [CALLS.center.endSessions.path, { userIds: ['anna'] }],
      [CALLS.center.addUser.path, { userName: 'New', personalEmail: 'new@example.com', shareRole: SHARE_ROLE.levelTwo, libCode: '0001' }],
      [CALLS.center.addLibrary.path, { libCode: 'EU01', name: 'Europe' }],
      [CALLS.center.renameLibrary.path, { libCode: '0001', name: 'Renamed' }],
      [CALLS.guest.approveGuest.path, { userIds: ['first'], isApproved: false }],
      [CALLS.guest.sendReminder.path, { userIds: ['second'] }],
      [CALLS.share.share.path, { projectId: project.id }],
      [CALLS.share.revoke.path, { id: taken.share.id }],
      [CALLS.feedback.answer.path, { feedbackId, text: 'We look into it.', status: 'inWork' }],
    ]
    const state = async () => {
      const { data: shares } = await boss.post<ShareList>(CALLS.share.list.path, { projectId: project.id })
      const { tables } = database
      return {
        accounts: await tables.selectFrom('account').select(['id', 'role', 'status', 'reminded_at']).orderBy('id').execute(),
        sessions: (await tables.selectFrom('session').select('account_id').orderBy('account_id').execute()).map(({ account_id: id }) => id),
        libraries: await tables.selectFrom('library').select(['code', 'name']).orderBy('code').execute(),
        notes: await tables.selectFrom('feedback_note').select('text').execute(),
        mails: (await tables.selectFrom('mail').select('id').execute()).length,
        shares: shares.shares.length,
      }
    }
    const before = await state()
    await sql`alter table audit rename to audit_away`.execute(database.tables)
    for (const [path, body] of acts) expect([path, await codeOf(boss, path, body)]).toEqual([path, CODE.serverError])
    await sql`alter table audit_away rename to audit`.execute(database.tables)
    expect(await state()).toEqual(before)
    const entries = async () =>
      Number(
        (
          await database.tables
            .selectFrom('audit')
            .select(({ fn }) => fn.countAll().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      )
    const written = await entries()
    for (const [path, body] of acts) expect([path, await codeOf(boss, path, body)]).toEqual([path, CODE.ok])
    const after = await state()
    expect([after.notes.length, after.mails - before.mails, after.shares]).toEqual([1, 3, 1])
    expect((await entries()) - written).toBe(acts.length + 1)
  })
})

describe('section 2, feedback: an answer nobody has seen', () => {
  it('section 2, feedback: an answer nobody has seen stays unread where it comes while the page loads, and where its reporter adds without having looked', async () => {
    const feedback = feedbackRepository(database.tables)
    const [reporter, answerer] = [anna, boss].map(({ userId: id }) =>
      newAccount({ id, login: id, name: id, role: 'levelTwo', kind: 'LOCAL' }),
    )
    if (!reporter || !answerer) throw new Error('nobody is there')
    const id = 'feedback-unseen'
    await feedback.add(reporter.id, { ...WORDS, feedbackId: id })
    const isUnread = async () => (await feedback.detail(id, reporter.id))?.isUnread
    const answer = () => feedback.answer(answerer, id, 'Look again.', undefined, () => Promise.resolve())
    const seen = await feedback.detail(id, reporter.id)
    await expect.poll(() => Date.now()).toBeGreaterThan(Date.parse(seen?.changedAt ?? ''))
    await answer()
    await feedback.markRead(id, new Date(seen?.changedAt ?? 0))
    expect(await isUnread()).toBe(true)
    await feedback.addOfReporter(reporter, id, 'One more thing.')
    expect(await isUnread()).toBe(true)
    await feedback.markRead(id, new Date((await feedback.detail(id, reporter.id))?.changedAt ?? 0))
    expect(await isUnread()).toBe(false)
    await feedback.addOfReporter(reporter, id, 'And another.')
    expect(await isUnread()).toBe(false)
  })
})

it('a first administrator whose address is a guest’s already is said not to have been made', async () => {
  const prepare = (email: string) =>
    prepareAccounts(
      readConfig({ BRANCHLINE_ADMIN_EMAIL: email, BRANCHLINE_ADMIN_PASSWORD: PASSWORD }),
      accountRepository(database.tables),
      testHashing,
    )
  expect((await prepare(PEOPLE.far.login)).notice).toMatch(/BRANCHLINE_ADMIN_EMAIL names far@design\.example.*no administrator's/)
  expect((await accountOf('far')).role).toBe('guest')
  expect((await prepare(PEOPLE.boss.login)).notice).toBeNull()
})
