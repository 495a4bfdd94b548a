import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '../../../src/contract/calls'
import { SHARE_ROLE, type ModelLibrary, type Permission, type UserInfo } from '../../../src/contract/account/account'
import type { GuestRecord, OutboxMail } from '../../../src/contract/account/account-guests'
import { DEPARTMENTS, GUEST_USER_TYPES } from '../../../src/contract/account/guest-lists'
import type { AuditList } from '../../../src/contract/center/audit'
import type { UserList } from '../../../src/contract/center/users'
import { CODE } from '../../../src/contract/envelope'
import { type ProjectList } from '../../../src/contract/project/project-calls'
import { newAccount } from '../../../server/access/account'
import {
  Caller,
  callerWith,
  folderWith,
  sealed,
  signIn,
  startServer,
  stranger,
  type TestFolder,
  type TestServer,
} from '../../helpers/server'

const DAY_MS = 86_400_000
const PASSWORD = 'a long sentence of mine'
const ADMIN = newAccount({ id: 'admin', login: 'admin@example.com', name: 'Admin', role: 'superAdmin', kind: 'LOCAL' })
const FAR_LEAD = newAccount({ id: 'far', login: 'far@example.com', name: 'Far lead', role: 'levelOne', kind: 'LOCAL', library: '0009' })
const SUB = newAccount({ id: 'sub', login: 'sub@example.com', name: 'Sub', role: 'subAdmin', kind: 'LOCAL' })
const LEAD = newAccount({ id: 'lead', login: 'lead@example.com', name: 'Lead', role: 'levelOne', kind: 'LOCAL', library: '0002' })
const guest = (id: string, more = {}) =>
  newAccount({ id, login: `${id}@design.example`, email: `${id}@design.example`, name: id, role: 'guest', kind: 'GUEST', ...more })
const OVER = guest('over', { expiresAt: new Date(Date.now() - DAY_MS) })
const SOON = guest('soon', { expiresAt: new Date(Date.now() + 3 * DAY_MS), language: 'zh' })
const LATER = guest('later', { expiresAt: new Date(Date.now() + 90 * DAY_MS), phone: '+86 138-0000' })
const TWIN = guest('twin', { phone: '+861380000' })
/** A guest that an administrator has made a level-1 user, and another one. */
const RISEN = guest('risen', { role: 'levelOne', expiresAt: new Date(Date.now() + DAY_MS) })
const PEER = guest('peer', { role: 'levelOne', expiresAt: new Date(Date.now() - DAY_MS) })
const SECRET = guest('secret', { expiresAt: new Date(Date.now() - DAY_MS), sharesProjects: false })

/** Spellings that a mail system would take for victim@x.com, and what is no address. */
const NO_MAILBOX = ['a@b', '(a)victim@x.com', 'victim(b)@x.com', 'victim@x.com(c)', 'vıctim@x.com', 'victim@ｘ.com', 'victim@x.com.'].map(
  (personalEmail) => ({ personalEmail }),
)

describe('guests, sections 3, 6 and 7 of the platform specification', () => {
  let folder: TestFolder
  let server: TestServer
  let admin: Caller

  beforeAll(async () => {
    folder = await folderWith(
      [ADMIN, SUB, FAR_LEAD, LEAD, OVER, SOON, LATER, TWIN, RISEN, PEER, SECRET].map((account) => ({ account, password: PASSWORD })),
    )
    server = await startServer({ BRANCHLINE_DATA: folder.path, BRANCHLINE_GUEST_DAYS: '30' })
    admin = await callerWith(server.app, ADMIN.login, PASSWORD)
  }, 120_000)
  afterAll(async () => {
    await server.close()
    folder.remove()
  })

  const audited = async (id: string) => (await admin.post<AuditList>(CALLS.center.audit.path, { text: id })).data.records

  const outbox = async (to: string): Promise<OutboxMail[]> =>
    (await admin.get<OutboxMail[]>(CALLS.operation.outbox.path)).data.filter((mail) => mail.to === to)
  const askCode = (personalEmail: string, purpose: 'register' | 'retrieve', language = 'en-US') =>
    stranger(server.app).send({
      method: 'POST',
      url: CALLS.guest.sendCode.path,
      payload: { personalEmail, purpose },
      headers: { language },
    })
  const codeFor = async (email: string, purpose: 'register' | 'retrieve'): Promise<string> => {
    await askCode(email, purpose)
    return /\d{6}/.exec((await outbox(email))[0]?.text ?? '')?.[0] ?? 'none'
  }
  const register = async (personalEmail: string, verificationCode: string, more: object = {}, password = PASSWORD) =>
    stranger(server.app).post<{ userId: string; guestStatus: number }>(CALLS.guest.register.path, {
      ...(await sealed(server.app, password)),
      ...{ personalEmail, verificationCode, userName: 'Wang Fang', userType: 'design institute', department: 'Heijilin' },
      ...more,
    })

  it('section 7, /user/register/email: registered, waiting, approved, open until its end', async () => {
    const email = 'Wang@Design.example'
    const { data } = await register(email, await codeFor(email, 'register'), { organization: 'Institute No. 3', phone: '+49 (170) 1' })
    expect(data.guestStatus).toBe(0)

    const waiting = await callerWith(server.app, email, PASSWORD)
    expect((await waiting.get<UserInfo>(CALLS.account.userInfo.path)).data).toMatchObject({ guestStatus: 0, userType: 'GUEST' })
    expect((await waiting.get<Permission[]>(`${CALLS.account.permissions.path}?applicationCode=1016`)).data).toEqual([])
    expect((await waiting.post(CALLS.project.mssp.list.path, {})).code).toBe(CODE.guestWaiting)
    expect((await waiting.post(CALLS.account.checkModelLibrary.path, {})).code).toBe(CODE.guestWaiting)

    const approved = await admin.post<GuestRecord[]>(CALLS.guest.approveGuest.path, { userIds: [data.userId], isApproved: true })
    const [record] = approved.data
    expect(record).toMatchObject({ guestStatus: 1, department: 'Heijilin', organization: 'Institute No. 3', phone: '+491701' })
    // The thirtieth day is the guest's, to its last hour in the last place on earth.
    const thirtieth = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10)
    expect(record?.expiresAt).toBe(`${new Date(Date.parse(thirtieth) + DAY_MS).toISOString().slice(0, 10)}T12:00:00.000Z`)
    expect((await waiting.post(CALLS.project.mssp.list.path, {})).code).toBe(CODE.ok)
    expect((await waiting.post<ModelLibrary>(CALLS.account.checkModelLibrary.path, { modelLibId: '9' })).data).toMatchObject({
      isCurrent: false,
    })
    const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(thirtieth))
    expect((await outbox(email))[0]?.text).toBe(`Dear Wang Fang,\n\nYour registration has been approved. You can sign in until ${day}.`)

    expect(await audited(data.userId)).toContainEqual(expect.objectContaining({ userName: ADMIN.name, act: 'guest approved' }))

    expect((await admin.post(CALLS.guest.approveGuest.path, { userIds: [data.userId], isApproved: false })).code).toBe(CODE.ok)
    expect((await waiting.get(CALLS.account.userInfo.path)).code).toBe(CODE.signedOut)
    expect((await signIn(server.app, email, PASSWORD)).code).toBe(CODE.notAllowedHere)
  })

  it('section 3, registration choice lists: user type and department are of the lists', async () => {
    expect([GUEST_USER_TYPES.length, DEPARTMENTS.length]).toEqual([3, 30])
    for (const wrong of [{ userType: 'architect' }, { department: 'Heilongjiang' }, { userName: ' ' }, ...NO_MAILBOX]) {
      const answer = await register('list@design.example', '000000', wrong)
      expect([answer.code, answer.message]).toEqual([CODE.badRequest, expect.stringContaining(Object.keys(wrong)[0] ?? '') as string])
    }
  })

  it('section 4, error 2090054: a guest whose time has run out is told, registers again and waits', async () => {
    expect((await signIn(server.app, OVER.login, 'wrong password')).code).toBe(CODE.wrongCredentials)
    expect((await signIn(server.app, OVER.login, PASSWORD)).code).toBe(2090054)
    const code = await codeFor(OVER.email, 'register')
    const again = await register(OVER.email, code, { reregist: true }, 'another long sentence')
    expect(again.data).toEqual({ userId: OVER.id, guestStatus: 0 })
    expect((await signIn(server.app, OVER.login, PASSWORD)).code).toBe(CODE.wrongCredentials)
    expect((await signIn(server.app, OVER.login, 'another long sentence')).data.userInfo.guestStatus).toBe(0)
  })

  it('registering again keeps what administrators and the guest have set, and opens nobody who is closed', async () => {
    expect((await register(SECRET.email, await codeFor(SECRET.email, 'register'), { reregist: true })).code).toBe(CODE.ok)
    expect((await admin.post<UserList>(CALLS.center.users.path, { text: SECRET.login })).data.records[0]).toMatchObject({
      ...{ userId: SECRET.id, isShare: false, status: 'waiting', userName: 'Wang Fang' },
    })
    expect((await admin.post(CALLS.guest.approveGuest.path, { userIds: [SECRET.id], isApproved: false })).code).toBe(CODE.ok)
    const refused = await register(SECRET.email, await codeFor(SECRET.email, 'register'), { reregist: true })
    expect(refused.code).toBe(CODE.alreadyRegistered)
    expect((await admin.post(CALLS.guest.approveGuest.path, { userIds: [SECRET.id], isApproved: true })).code).toBe(CODE.noTimeLeft)
  })

  it('guests, sections 3, 6 and 7 of the platform specification leaves an open account as it is when somebody with its mailbox registers again', async () => {
    const again = await register(SOON.email, await codeFor(SOON.email, 'register'), { reregist: true }, 'another long sentence')
    expect(again.code).toBe(CODE.alreadyRegistered)
    expect((await signIn(server.app, SOON.login, PASSWORD)).data.userInfo.guestStatus).toBe(1)
  })

  it('a code is good for one use, five tries and one purpose', async () => {
    const email = 'code@design.example'
    const code = await codeFor(email, 'register')
    const other = code === '123456' ? '654321' : '123456'
    expect((await register(email, code, {}, 'password123456')).code).toBe(CODE.weakPassword)
    for (let attempt = 0; attempt < 4; attempt += 1) expect((await register(email, other)).code).toBe(CODE.wrongCode)
    expect((await register(email, code)).code).toBe(CODE.ok)
    expect((await register(email, code)).code).toBe(CODE.wrongCode)
    const second = await codeFor('tries@design.example', 'register')
    const wrong = second === '123456' ? '654321' : '123456'
    for (let attempt = 0; attempt < 5; attempt += 1) await register('tries@design.example', wrong)
    expect((await register('tries@design.example', second)).code).toBe(CODE.wrongCode)
    const body = {
      ...(await sealed(server.app, PASSWORD)),
      personalEmail: LATER.email,
      verificationCode: await codeFor(LATER.email, 'register'),
    }
    expect((await stranger(server.app).post(CALLS.guest.retrievePassword.path, body)).code).toBe(CODE.wrongCode)
  })

  it('section 7, v1/user/retrieve/password/email: sets a new password and ends every session of the older one', async () => {
    const before = await callerWith(server.app, LATER.login, PASSWORD)
    await askCode(LATER.email.toUpperCase(), 'retrieve')
    const verificationCode = /\d{6}/.exec((await outbox(LATER.email))[0]?.text ?? '')?.[0] ?? 'none'
    expect(await outbox(LATER.email.toUpperCase())).toEqual([])
    const password = 'quite another sentence'
    const body = { ...(await sealed(server.app, password)), personalEmail: LATER.email.toUpperCase(), verificationCode }
    expect((await stranger(server.app).post(CALLS.guest.retrievePassword.path, body)).code).toBe(CODE.ok)
    expect((await before.get(CALLS.account.userInfo.path)).code).toBe(CODE.signedOut)
    expect((await signIn(server.app, LATER.login, PASSWORD)).code).toBe(CODE.wrongCredentials)
    expect((await signIn(server.app, LATER.login, password)).code).toBe(CODE.ok)
  })

  it('guests, sections 3, 6 and 7 of the platform specification tells nobody by words, codes or mail whether an address is known', async () => {
    const known = await askCode(TWIN.email, 'retrieve')
    const unknown = await askCode('nobody@design.example', 'retrieve')
    const said = (response: typeof known) => ({ ...response.json<Record<string, unknown>>(), traceId: '' })
    expect(said(unknown)).toEqual(said(known))
    expect(await outbox('nobody@design.example')).toEqual([])
    const answers = [TWIN.email, 'nobody@design.example'].map(async (personalEmail) => {
      const seal = await sealed(server.app, PASSWORD)
      return stranger(server.app).post(CALLS.guest.retrievePassword.path, { ...seal, personalEmail, verificationCode: '000000' })
    })
    const [a, b] = await Promise.all(answers)
    expect([a?.code, a?.message]).toEqual([b?.code, b?.message])
  })

  it('guests, sections 3, 6 and 7 of the platform specification slows down whoever asks for codes again and again', async () => {
    const codes = []
    for (let attempt = 0; attempt < 5; attempt += 1) codes.push((await askCode('often@design.example', 'register')).statusCode)
    expect(codes).toEqual([200, 200, 200, 429, 429])
  })

  it('section 6, guest record lookup by e-mail: own record, any for approvers, nothing for others', async () => {
    const record = async (caller: Caller, email: string) =>
      (await caller.get<GuestRecord | null>(`${CALLS.guest.guestRecord.path}?personalEmail=${encodeURIComponent(email)}`)).data
    const twin = await callerWith(server.app, TWIN.login, PASSWORD)
    expect(await record(twin, 'TWIN@design.example')).toMatchObject({ userId: TWIN.id })
    expect(await record(twin, SOON.email)).toBeNull()
    expect(await record(twin, 'nobody@design.example')).toBeNull()
    const far = await callerWith(server.app, FAR_LEAD.login, PASSWORD)
    expect(await record(far, SOON.email)).toBeNull()
    expect(await record(admin, SOON.email)).toMatchObject({ userId: SOON.id, expiresAt: SOON.expiresAt?.toISOString() })
  })

  it('section 6, center:users:approve: lets nobody else approve, and level-1 users only guests of their library', async () => {
    const lead = await callerWith(server.app, LEAD.login, PASSWORD)
    expect((await lead.post(CALLS.guest.approveGuest.path, { userIds: [SOON.id], isApproved: true })).code).toBe(CODE.notFound)
    expect((await admin.post(CALLS.guest.approveGuest.path, { userIds: [LEAD.id], isApproved: true })).code).toBe(CODE.notFound)
    const twin = await callerWith(server.app, TWIN.login, PASSWORD)
    expect((await twin.post(CALLS.guest.approveGuest.path, { userIds: [TWIN.id], isApproved: true })).code).toBe(CODE.forbidden)
    expect((await lead.get(CALLS.operation.outbox.path)).code).toBe(CODE.forbidden)
  })

  it('section 6, center:users:approve: nobody prolongs his own stay or his like, nor one that is over', async () => {
    const risen = await callerWith(server.app, RISEN.login, PASSWORD)
    const decide = async (caller: Caller, userId: string, isApproved = true) =>
      (await caller.post(CALLS.guest.approveGuest.path, { userIds: [userId], isApproved })).code
    expect(await decide(risen, RISEN.id)).toBe(CODE.ownAccount)
    expect([await decide(risen, PEER.id), await decide(risen, PEER.id, false)]).toEqual([CODE.aboveCaller, CODE.aboveCaller])
    expect((await risen.post(CALLS.guest.sendReminder.path, { userIds: [PEER.id] })).code).toBe(CODE.aboveCaller)
    expect([await decide(risen, TWIN.id), await decide(admin, PEER.id)]).toEqual([CODE.ok, CODE.noTimeLeft])
  })

  it('section 7, expiration/reminder: reminds before the end, once by itself, in the language of the guest, and when asked', async () => {
    await expect.poll(async () => (await outbox(SOON.email)).filter(({ subject }) => subject.includes('到期')).length).toBe(1)
    expect((await outbox(LATER.email)).filter(({ subject }) => subject.includes('ends on'))).toEqual([])
    expect((await admin.post(CALLS.guest.sendReminder.path, { userIds: [LATER.id] })).code).toBe(CODE.ok)
    const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date((LATER.expiresAt?.getTime() ?? 0) - DAY_MS / 2),
    )
    expect((await outbox(LATER.email))[0]?.subject).toBe(`Your access to Branchline ends on ${day}`)
  })

  it('section 7, expiration/reminder: reminds all who are named or nobody, none whose end is past, and nobody again and again', async () => {
    const remind = async (...userIds: string[]) => (await admin.post(CALLS.guest.sendReminder.path, { userIds })).code
    const reminders = async () => (await outbox(LATER.email)).filter(({ subject }) => subject.includes('ends on')).length
    const before = await reminders()
    expect([await remind(LATER.id, PEER.id), await remind(TWIN.id, 'nobody')]).toEqual([CODE.noEndAhead, CODE.notFound])
    expect(await reminders()).toBe(before)
    // With the one before three were sent: what reminded nobody does not count.
    const codes = [await remind(LATER.id), await remind(LATER.id), await remind(SOON.id, LATER.id), await remind(SOON.id)]
    expect(codes).toEqual([CODE.ok, CODE.ok, CODE.tooManyRequests, CODE.ok])
    expect(await reminders()).toBe(before + 2)
  })

  it('section 5, login account: anything but an e-mail address is sent as phone; of two with one number the first signs in', async () => {
    const body = { ...(await sealed(server.app, 'quite another sentence')), phone: '+86 1380 000' }
    const answer = await stranger(server.app).post<{ userInfo: UserInfo }>(CALLS.account.login.path, body)
    expect(answer.data.userInfo.userId).toBe(LATER.id)
  })

  it('section 7, v2/user/login/ and apps-mssp/login: the same sign-in at the brand variant; what is no secret may stand in the address, a password may not', async () => {
    const seal = await sealed(server.app, PASSWORD)
    const brand = await stranger(server.app).post<{ userInfo: UserInfo }>(CALLS.account.brandLogin.path, {
      ...seal,
      personalEmail: LEAD.login,
    })
    expect(brand.data.userInfo.shareRole).toBe(SHARE_ROLE.levelOne)
    const who = { personalEmail: LEAD.login }
    expect((await stranger(server.app).post(CALLS.account.appLogin.path, await sealed(server.app, PASSWORD), who)).code).toBe(CODE.ok)
    const whole = { ...(await sealed(server.app, PASSWORD)), ...who }
    expect((await stranger(server.app).post(CALLS.account.appLogin.path, whole)).code).toBe(CODE.ok)
    expect(await stranger(server.app).post(CALLS.account.appLogin.path, undefined, whole)).toMatchObject({
      ...{ code: CODE.secretInAddress, data: { name: 'key' } },
      message: expect.stringContaining('must not carry "key"') as string,
    })
    const body = { ...(await sealed(server.app, PASSWORD)), ...who }
    for (const path of [CALLS.account.appLogin.path, CALLS.account.login.path, CALLS.account.brandLogin.path])
      expect((await stranger(server.app).post(path, body, { Password: 'in plain view' })).code).toBe(CODE.secretInAddress)
  })

  it('section 7, updateProjectShare: opens and closes the own projects to those who see the whole library', async () => {
    const twin = await callerWith(server.app, TWIN.login, PASSWORD)
    await twin.save(twin.project('Shared tower'))
    const seen = async () => (await admin.post<ProjectList>(CALLS.project.mssp.list.path, { text: 'Shared tower' })).data.total
    expect(await seen()).toBe(1)
    expect((await twin.get(`${CALLS.account.updateProjectShare.path}?isShare=0`)).code).toBe(CODE.ok)
    expect(await seen()).toBe(0)
    expect((await twin.get(`${CALLS.account.updateProjectShare.path}?isShare=1&userId=${ADMIN.id}`)).code).toBe(CODE.forbidden)
    const shareOf = async (caller: Caller, userId: string) =>
      (await caller.get(`${CALLS.account.updateProjectShare.path}?isShare=1&userId=${userId}`)).code
    const sub = await callerWith(server.app, SUB.login, PASSWORD)
    expect([await shareOf(sub, ADMIN.id), await shareOf(sub, 'nobody')]).toEqual([CODE.aboveCaller, CODE.notFound])
    expect(await shareOf(admin, TWIN.id)).toBe(CODE.ok)
    expect(await seen()).toBe(1)
    expect((await audited(TWIN.id)).map(({ act }) => act)).toContain('project sharing changed')
  })

  it('however an account is spelled and from wherever in a network, its tries are counted together, and nobody learns whether it is there', async () => {
    const tries = async (network: string, names: readonly object[]): Promise<number[]> => {
      const codes: number[] = []
      for (const [index, name] of names.entries()) {
        const request = {
          method: 'POST' as const,
          url: CALLS.account.login.path,
          payload: { ...(await sealed(server.app, 'not the password')), ...name },
          remoteAddress: `${network}::${index + 1}`,
        }
        codes.push((await stranger(server.app).send(request)).json<{ code: number }>().code)
      }
      return codes
    }
    const refused = [...Array<number>(10).fill(CODE.wrongCredentials), CODE.tooManyRequests, CODE.tooManyRequests]
    const spelled = (number: string) =>
      Array.from({ length: 12 }, (_, index) => ({
        phone: `${number.slice(0, 3 + (index % 4))}${' -./'[index % 4] ?? ''}${number.slice(3 + (index % 4))}`,
      }))
    expect(await tries('2001:db8:0:1', spelled('+861380000'))).toEqual(refused)
    expect(await tries('2001:db8:0:1', spelled('+999999999'))).toEqual(refused)
    // By phone and by mail it is one account; from another network it has tries of its own.
    const mail = { personalEmail: LATER.email }
    expect(await tries('2001:db8:0:1', [mail])).toEqual([CODE.tooManyRequests])
    expect(await tries('2001:db8:0:2', [mail, { phone: '+861380000' }])).toEqual([CODE.wrongCredentials, CODE.wrongCredentials])
  }, 60_000)
})
