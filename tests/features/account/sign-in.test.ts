// @vitest-environment jsdom
import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { notifications, notificationsStore } from '@mantine/notifications'
import i18next from 'i18next'
import type { JSDOM } from 'jsdom'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CALLS } from '../../../src/contract/calls'
import { HEADER, type SessionAnswer } from '../../../src/contract/account/account'
import { PRODUCT_NAME } from '../../../src/contract/account/brand'
import { CODE } from '../../../src/contract/envelope'
import { changeFirstPassword, enterCode, enterWithFactor } from '../../../src/features/account/commands/due-steps'
import { NoGuestRecord, SessionRefused } from '../../../src/features/account/commands/open-session'
import { signIn, type SignInCall } from '../../../src/features/account/commands/sign-in'
import { entryFailure } from '../../../src/features/account/entry-failure'
import account from '../../../src/locales/en/account.json'
import app from '../../../src/locales/en/app.json'
import { httpPorts } from '../../../src/app/http-ports'
import { configureHttp } from '../../../src/platform/http/http'
import { nameInFiles } from '../../../src/state/page/house-words'
import { beginSession, dropSession, isSessionValid, session } from '../../../src/state/page/session'
import { smallServer, type Seen, type SmallServer } from '../../platform/small-server'

const RECORD = {
  ...{ userId: 'u', userName: 'U', personalEmail: 'u@example.com', phone: '', organization: '', userType: 'agent' },
  ...{ department: 'Suzhou', guestStatus: 1, status: 'open', expiresAt: null },
}

/** A crowded machine takes its time. */
const PATIENT = { timeout: 20_000 }
const PASSWORD = 'ship canal 42, Ä'
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const key = { key: 'K1', challenge: 'C1', publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64') }
const refusal = (code: number, data: unknown = null): object => ({ code, message: 'No.', data })
const answer = (data: unknown): object => ({ code: CODE.ok, data })

const given = (userInfo: Partial<SessionAnswer['userInfo']> = {}, token = 'fresh'): SessionAnswer => ({
  token,
  ssoSession: token,
  expiresAt: new Date(Date.now() + 60_000).toISOString(),
  userInfo: {
    ...{ userId: 'u', userName: 'U', email: 'u@example.com', shareRole: '二级用户', libCode: '0001', brand: '', slno: '' },
    ...{ guestStatus: 1, userType: 'LOCAL', cad: [] },
    ...userInfo,
  },
})

let server: SmallServer
/** What the server answers by path; all else is an envelope without data. */
let replies: Record<string, object>

beforeAll(async () => {
  await i18next.init({ lng: 'en', ns: ['account', 'app'], defaultNS: 'app', resources: { en: { account, app } } })
  server = await smallServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(replies[path] ?? answer(null)))
  })
  // The page's own address: its calls have none of their own.
  ;(globalThis as unknown as { jsdom: JSDOM }).jsdom.reconfigure({ url: server.root })
  configureHttp(httpPorts)
})
afterAll(() => server.close())
beforeEach(() => {
  server.seen.length = 0
  localStorage.clear()
  replies = {
    [CALLS.account.loginKey.path]: answer({ ...key, isDemoOffered: false, isDirectoryOffered: true, brandWords: [], houseWords: [] }),
    [CALLS.account.login.path]: answer(given()),
    [CALLS.account.brandLogin.path]: answer(given()),
    [CALLS.account.directoryLogin.path]: answer(given({ userType: 'LDAP' })),
    [CALLS.account.permissions.path]: answer([{ url: 'mssp', subList: [{ url: 'mssp:all', subList: [] }] }]),
    [CALLS.account.checkModelLibrary.path]: answer({ modelLibId: '0001', libCode: '0001', isCurrent: true }),
  }
})
afterEach(() => {
  vi.restoreAllMocks()
  dropSession()
  notifications.clean()
})

const seenAt = (path: string): Seen[] => server.seen.filter(({ url }) => url.split('?')[0] === path)
const bodyAt = (path: string): Record<string, unknown> => JSON.parse(seenAt(path)[0]?.body.toString() ?? '') as Record<string, unknown>
const failureOf = (by: SignInCall = 'account'): Promise<unknown> =>
  signIn(by, 'u@example.com', PASSWORD).then(String, (error: unknown) => error)
/** The tokens that the page has ended on the server, once as many have come as are expected. */
async function expectEnded(...tokens: string[]): Promise<void> {
  const ended = (): unknown[] => seenAt(CALLS.account.logout.path).map(({ headers }) => headers[HEADER.token.toLowerCase()])
  await vi.waitFor(() => expect(ended()).toEqual(tokens), PATIENT)
}
const messages = () => notificationsStore.getState().notifications.map(({ message }) => message)

describe('section 3, login payload: the whole body', () => {
  const opened = (cipher: unknown): string =>
    privateDecrypt(
      { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(String(cipher), 'base64'),
    ).toString('utf8')

  it.each([
    [
      'staff by their directory account',
      'directory',
      CALLS.account.directoryLogin.path,
      ' mayer ',
      { ldapAccount: 'mayer', userName: 'mayer', appointTenantId: 1001 },
    ],
    [
      'an account by mail',
      'account',
      CALLS.account.login.path,
      'li@example.com ',
      { personalEmail: 'li@example.com', userName: 'li@example.com' },
    ],
    ['an account by phone', 'account', CALLS.account.login.path, '+86 139', { phone: '+86 139', userName: '+86 139' }],
    [
      'an account of the brand',
      'brand',
      CALLS.account.brandLogin.path,
      'li@example.com',
      { personalEmail: 'li@example.com', userName: 'li@example.com' },
    ],
  ] as const)('section 3, login payload: the whole body of %s', async (_who, by, path, typed, fields) => {
    expect(await signIn(by, typed, PASSWORD)).toBe('open')
    const { password, ...rest } = bodyAt(path)
    expect(rest).toEqual({ key: 'K1', mode: 'RSA', exclusiveMark: 1, ...fields })
    expect(opened(password)).toBe(`C1\n${PASSWORD}`)
  })
})

describe('section 4, session: a successful login', () => {
  it('section 4, session: a successful login knows the words of the house brand without a reload, so that files name the right maker', async () => {
    const body = answer({ ...key, isDemoOffered: false, isDirectoryOffered: true, brandWords: [], houseWords: ['acme'] })
    replies = { ...replies, [CALLS.account.loginKey.path]: body, [CALLS.account.login.path]: answer(given({ brand: 'Acme Air' })) }
    await signIn('account', 'u@example.com', PASSWORD)
    expect(nameInFiles()).toBe(PRODUCT_NAME)
    session.userInfo = given({ brand: 'other' }).userInfo
    expect(nameInFiles()).toBe('Other')
  })

  it('section 4, session: a successful login sets the token, then fetches the permissions of application 1016, nested ones included', async () => {
    await signIn('account', 'u@example.com', PASSWORD)
    expect([session.token, session.permissions]).toEqual(['fresh', ['mssp', 'mssp:all']])
    const [asked] = seenAt(CALLS.account.permissions.path)
    expect([asked?.headers[HEADER.token.toLowerCase()], asked?.url]).toEqual([
      'fresh',
      `${CALLS.account.permissions.path}?applicationCode=1016`,
    ])
    expect(isSessionValid()).toBe(true)
  })

  it('section 4, session: a successful login whose permissions cannot be fetched resets the token, passes the error on, and ends on the server what it gave', async () => {
    replies[CALLS.account.permissions.path] = refusal(50_000)
    expect(await failureOf()).toMatchObject({ code: 50_000 })
    expect([session.token, session.userInfo, isSessionValid()]).toEqual([null, null, false])
    await expectEnded('fresh')
  })
})

describe('a sign-in that waits for something keeps its session from the page', () => {
  it('a sign-in that waits for something keeps its session from the page for the code of a second factor, which then opens it', async () => {
    replies[CALLS.account.login.path] = refusal(CODE.factorNeeded, { ticket: 'T'.repeat(43) })
    replies[CALLS.ownAccount.secondStep.path] = answer(given())
    const step = await signIn('account', 'u@example.com', PASSWORD)
    expect([step, session.token]).toEqual([{ step: 'code', ticket: 'T'.repeat(43), password: PASSWORD }, null])
    if (typeof step !== 'object' || step.step !== 'code') throw new Error('no step for a code')
    expect(await enterCode(step, ' 123456 ')).toBe('open')
    expect([bodyAt(CALLS.ownAccount.secondStep.path), session.token]).toEqual([{ ticket: 'T'.repeat(43), code: '123456' }, 'fresh'])
  })

  it('a sign-in that waits for something keeps its session from the page for a password of one’s own, which is changed in the name of the token that waits', async () => {
    replies[CALLS.account.login.path] = answer(given({ mustChangePassword: true, mustSetUpFactor: true }))
    const step = await signIn('account', 'u@example.com', PASSWORD)
    expect([step, session.token]).toMatchObject([{ step: 'password', password: PASSWORD }, null])
    if (typeof step !== 'object' || step.step !== 'password') throw new Error('no step for a password')
    expect(await changeFirstPassword(step.answer, step.password, 'one of my own')).toMatchObject({ step: 'factor' })
    const [change] = seenAt(CALLS.ownAccount.changePassword.path)
    expect(change?.headers[HEADER.token.toLowerCase()]).toBe('fresh')
    expect(Object.keys(bodyAt(CALLS.ownAccount.changePassword.path)).sort()).toEqual(['key', 'mode', 'newPassword', 'password'])
    expect(await enterWithFactor(given({ mustSetUpFactor: true }))).toBe('open')
    expect(session.userInfo?.mustSetUpFactor).toBe(false)
  })
})

describe('section 4, session: a login error', () => {
  it('section 4, session: a login error resets the token and ends the session that was there, on the server, too', async () => {
    beginSession(given({}, 'before'))
    replies[CALLS.account.login.path] = refusal(CODE.wrongCredentials)
    expect(await failureOf()).toMatchObject({ code: CODE.wrongCredentials })
    expect([session.token, isSessionValid()]).toEqual([null, false])
    await expectEnded('before')
  })

  it('2090054 is passed on with what is known of the guest, and nothing is reset', async () => {
    beginSession(given({}, 'before'))
    replies[CALLS.account.login.path] = refusal(2_090_054, { userName: 'Li' })
    expect(await failureOf()).toMatchObject({ code: 2_090_054, data: { userName: 'Li' } })
    expect([session.token, isSessionValid()]).toEqual(['before', true])
    expect(seenAt(CALLS.account.logout.path)).toEqual([])
  })
})

describe('section 6, guests at the sign-in', () => {
  const guest = { userType: 'GUEST', shareRole: '游客' } as const

  it('section 6, guests at the sign-in are looked up by their mail in the name of the new token, and let in with a record', async () => {
    replies[CALLS.account.login.path] = answer(given(guest))
    replies[CALLS.guest.guestRecord.path] = answer(RECORD)
    expect(await signIn('account', 'u@example.com', PASSWORD)).toBe('open')
    const [asked] = seenAt(CALLS.guest.guestRecord.path)
    expect(asked?.url).toBe(`${CALLS.guest.guestRecord.path}?personalEmail=u%40example.com`)
    expect(asked?.headers[HEADER.token.toLowerCase()]).toBe('fresh')
  })

  it('section 6, guests at the sign-in without a record are told that they have no permission; nothing is stored, and their token is ended', async () => {
    replies[CALLS.account.login.path] = answer(given(guest))
    const failure = await failureOf()
    expect(failure).toBeInstanceOf(NoGuestRecord)
    expect([session.token, session.userInfo]).toEqual([null, null])
    expect(localStorage.getItem('vuex') ?? '').not.toContain('fresh')
    await expectEnded('fresh')
  })

  it('section 6, guests at the sign-in whose record cannot be asked for are not let in, and their token is ended', async () => {
    replies[CALLS.account.login.path] = answer(given(guest))
    replies[CALLS.guest.guestRecord.path] = refusal(50_000)
    expect(await failureOf()).toMatchObject({ code: 50_000 })
    expect(session.token).toBeNull()
    await expectEnded('fresh')
  })

  it('section 4, guest login after sharing: user info is not stored while guestStatus is 0', async () => {
    replies[CALLS.account.login.path] = answer(given({ ...guest, guestStatus: 0 }))
    replies[CALLS.guest.guestRecord.path] = answer(RECORD)
    expect(await signIn('account', 'u@example.com', PASSWORD)).toBe('waiting')
    expect([session.token, session.userInfo]).toEqual([null, null])
    await expectEnded('fresh')
    // Of anybody else it is.
    replies[CALLS.account.login.path] = answer(given({ guestStatus: 0 }))
    expect(await signIn('account', 'u@example.com', PASSWORD)).toBe('open')
    expect(session.userInfo?.userId).toBe('u')
  })
})

describe('section 4, local persistence: a browser that keeps nothing', () => {
  const denied = (): never => {
    throw new DOMException('Access is denied.', 'SecurityError')
  }

  it('section 4, local persistence: a browser that keeps nothing signs in for this page where its store is refused, says so, and signs out again', async () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(denied)
    expect(await signIn('account', 'u@example.com', PASSWORD)).toBe('open')
    expect([session.token, isSessionValid()]).toEqual(['fresh', true])
    expect(messages()).toEqual([app.session.notKept])
    dropSession()
    expect([session.token, isSessionValid()]).toEqual([null, false])
  })

  it('section 4, local persistence: a browser that keeps nothing signs in where its store is full of an older word that the session is over', async () => {
    dropSession()
    expect(localStorage.getItem('session-timestamp')).toBe('0')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denied)
    await signIn('account', 'u@example.com', PASSWORD)
    expect(isSessionValid()).toBe(true)
    expect(messages()).toEqual([app.session.notKept])
  })

  it('section 4, local persistence: a browser that keeps nothing is told what to allow where it refuses the cookie, and the token is ended', async () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
    const failure = await failureOf()
    expect(failure).toBeInstanceOf(SessionRefused)
    expect(entryFailure(failure, i18next.getFixedT('en', 'account')).text).toBe(account.error.notHeld)
    await expectEnded('fresh')
  })
})
