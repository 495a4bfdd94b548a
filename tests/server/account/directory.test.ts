import { createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '../../../src/contract/calls'
import { SHARE_ROLE, type SessionAnswer, type StaffStatus } from '../../../src/contract/account/account'
import { CODE } from '../../../src/contract/envelope'
import { openDirectory } from '../../../server/account/directory/directory'
import { directorySettings } from '../../../server/account/directory/settings'
import { readConfig } from '../../../server/config'
import { openDatabase, type Database } from '../../../server/database/open-database'
import { Caller, preparedFolder, sealed, startServer, stranger, type Answer, type TestFolder, type TestServer } from '../../helpers/server'
import { directoryProxy } from '../directory/directory-proxy'
import { BASE, hasSlapd, SEARCHER, startDirectory, type DirectoryServer } from '../directory/slapd'

const CHIEF = {
  uid: 'chief',
  cn: 'Li Wéi 李伟',
  mail: 'li.wei@example.com',
  password: 'geheim 密码',
  groups: ['cn=admins,dc=example,dc=com'],
}
const STAR = { uid: 'odd', cn: 'Odd One', password: 'star * (paren)' }
const THIRD = { uid: 'third', cn: 'Third One', password: 'a third password' }
const ROLES = JSON.stringify({ 'CN=Admins,dc=example,dc=com': 'superAdmin' })

const signInAs = async (server: TestServer, ldapAccount: string, password: string, more = {}): Promise<Answer<SessionAnswer>> =>
  stranger(server.app).post(CALLS.account.directoryLogin.path, {
    ...(await sealed(server.app, password)),
    ldapAccount,
    appointTenantId: 1001,
    exclusiveMark: 1,
    ...more,
  })

describe.skipIf(!hasSlapd)('section 6, account kinds: directory staff (LDAP), against a real slapd', () => {
  let directory: DirectoryServer
  let server: TestServer
  let folder: TestFolder
  let database: Database
  const search = () => ({ LDAP_BASE: BASE, LDAP_BIND_DN: SEARCHER.dn, LDAP_BIND_PASSWORD: SEARCHER.password, LDAP_TIMEOUT_MS: '20000' })

  /** A server that finds somebody in the directory no more. */
  const without = (login: string) => ({ LDAP_URL: directory.url, ...search(), LDAP_FILTER: `(&(uid={account})(!(uid=${login})))` })
  /** Waits until somebody is closed here for being gone there. */
  const left = (login: string) =>
    expect
      .poll(() => database.tables.selectFrom('account').select(['status', 'is_gone']).where('login', '=', login).executeTakeFirst())
      .toEqual({ status: 'closed', is_gone: true })

  beforeAll(async () => {
    directory = await startDirectory([CHIEF, STAR, THIRD])
    folder = preparedFolder()
    database = await openDatabase(folder.path)
    server = await startServer({ LDAP_URL: directory.url, LDAP_ROLES: ROLES, ...search() }, { lent: database })
  }, 120_000)
  afterAll(async () => {
    await server.close()
    await directory.stop()
    await database.close()
    folder.remove()
  })

  it('section 7, v1/user/login/ldap: signs in, makes the account once and takes name, mail and role from the directory', async () => {
    const first = await signInAs(server, 'chief', CHIEF.password)
    expect(first.data.userInfo).toMatchObject({
      userName: CHIEF.cn,
      email: CHIEF.mail,
      userType: 'LDAP',
      shareRole: SHARE_ROLE.superAdmin,
    })
    const again = await signInAs(server, ' CHIEF ', CHIEF.password)
    expect(again.data.userInfo.userId).toBe(first.data.userInfo.userId)
    expect((await new Caller(server.app, first.data).get(CALLS.account.userInfo.path)).code).toBe(CODE.signedOut)
    expect((await signInAs(server, 'odd', STAR.password)).data.userInfo.shareRole).toBe(SHARE_ROLE.levelTwo)
  })

  it.each([
    ['chief', 'wrong'],
    ['nobody', 'wrong'],
    ['*', CHIEF.password],
    ['chief)(uid=*', CHIEF.password],
    ['chi*', CHIEF.password],
    ['chief\\2a', CHIEF.password],
  ])('security: escapes the search filter and answers %j with %j in the same words', async (name, password) => {
    expect(await signInAs(server, name, password)).toMatchObject({
      code: CODE.wrongCredentials,
      message: 'The account or the password is wrong.',
    })
  })

  it('section 6, account kinds: directory staff (LDAP), against a real slapd refuses an empty password before binding', async () => {
    expect((await signInAs(server, 'chief', '')).code).toBe(CODE.wrongCredentials)
  })

  it('section 9, tenant id 1001 (staff only): another tenant is refused with the field named', async () => {
    const answer = await signInAs(server, 'chief', CHIEF.password, { appointTenantId: 7 })
    expect([answer.code, answer.message]).toEqual([CODE.badRequest, expect.stringContaining('appointTenantId') as string])
  })

  it('section 6, account kinds: directory staff (LDAP), against a real slapd never signs a directory account in with the password call', async () => {
    const body = { ...(await sealed(server.app, CHIEF.password)), userName: 'chief' }
    expect((await stranger(server.app).post(CALLS.account.login.path, body)).code).toBe(CODE.wrongCredentials)
  })

  it('section 7, manage/staff/check/status: asks the directory whether staff are still there', async () => {
    const chief = new Caller(server.app, (await signInAs(server, 'chief', CHIEF.password)).data)
    expect((await chief.post<StaffStatus>(CALLS.account.staffStatus.path, {})).data).toEqual({
      userId: chief.userId,
      userType: 'LDAP',
      status: 'open',
      isChecked: true,
      isGone: false,
    })
  })

  it('whoever has left is signed out though nobody asks: once an hour, and when the server starts', async () => {
    const third = new Caller(server.app, (await signInAs(server, 'third', THIRD.password)).data)
    await signInAs(server, 'chief', CHIEF.password)
    expect((await third.get(CALLS.account.userInfo.path)).code).toBe(CODE.ok)
    const after = await startServer(without('third'), { lent: database })
    await left('third')
    await after.close()
    expect((await third.get(CALLS.account.userInfo.path)).code).toBe(CODE.signedOut)
  }, 60_000)

  const blind = [
    ['where the search finds nobody', { LDAP_FILTER: '(&(uid={account})(title=nobody has one))' }],
    ['where the base was moved', { LDAP_BASE: SEARCHER.dn }],
    [
      'where the searcher may read nobody else',
      { LDAP_USER_DN: `uid={account},${BASE}`, LDAP_BIND_DN: `uid=odd,${BASE}`, LDAP_BIND_PASSWORD: STAR.password },
    ],
  ] as const
  const noWord = expect.objectContaining({ reason: expect.stringContaining('nobody is closed') as string }) as unknown
  /** A server beside the other with these settings, and the errors its log has got. */
  const blindServer = async (environment: Record<string, string>): Promise<{ after: TestServer; errors: unknown[] }> => {
    const after = await startServer({ LDAP_URL: directory.url, ...search(), ...environment }, { lent: database })
    const errors: unknown[] = []
    after.app.log.error = (problem: unknown) => void errors.push(problem)
    return { after, errors }
  }
  const forgotten = async (): Promise<void> => {
    for (const table of ['session', 'attempt'] as const) await database.tables.deleteFrom(table).execute()
  }

  it.each(blind)('nobody of several is closed %s, and the log says why', async (_title, environment) => {
    await forgotten()
    const signedIn = [await signInAs(server, 'third', THIRD.password), await signInAs(server, 'chief', CHIEF.password)]
    const { after, errors } = await blindServer(environment)
    await expect.poll(() => errors).toEqual([noWord])
    await after.close()
    for (const { data } of signedIn) expect((await new Caller(server.app, data).get(CALLS.account.userInfo.path)).code).toBe(CODE.ok)
    await forgotten()
  })

  it.each(blind)(
    'one who is signed in alone is not closed %s: not each hour, not at a refresh, not when asked about',
    async (_title, environment) => {
      await forgotten()
      const chief = new Caller(server.app, (await signInAs(server, 'chief', CHIEF.password)).data)
      const { after, errors } = await blindServer(environment)
      await expect.poll(() => errors).toEqual([noWord])
      const there = new Caller(after.app, chief.session)
      expect((await there.get(CALLS.account.refresh.path)).code).toBe(CODE.directoryDown)
      expect((await there.post(CALLS.account.staffStatus.path, {})).code).toBe(CODE.directoryDown)
      expect(errors).toEqual([noWord, noWord, noWord])
      await after.close()
      expect((await chief.get(CALLS.account.userInfo.path)).code).toBe(CODE.ok)
      const kept = database.tables.selectFrom('account').select(['status', 'is_gone']).where('login', '=', 'chief')
      expect(await kept.executeTakeFirst()).toEqual({ status: 'open', is_gone: false })
      await forgotten()
    },
  )

  it('a searcher who finds himself alone proves nothing of others', async () => {
    await forgotten()
    const chief = new Caller(server.app, (await signInAs(server, 'chief', CHIEF.password)).data)
    await signInAs(server, 'odd', STAR.password)
    const { after, errors } = await blindServer(blind[2][1])
    await expect.poll(() => errors).toEqual([noWord])
    await after.close()
    expect((await chief.get(CALLS.account.userInfo.path)).code).toBe(CODE.ok)
    await forgotten()
  })

  it('whoever has left is closed though nobody else is signed in: others of the staff are found', async () => {
    await forgotten()
    await signInAs(server, 'third', THIRD.password)
    const after = await startServer(without('third'), { lent: database })
    await left('third')
    await after.close()
    await forgotten()
    expect((await signInAs(server, 'third', THIRD.password)).code).toBe(CODE.ok)
  }, 60_000)

  it('section 6, account kinds: directory staff (LDAP), against a real slapd others are asked for only where somebody is not found, and all of them are looked for in one search', async () => {
    const settings = directorySettings(readConfig({ LDAP_URL: directory.url, ...search() }))
    if (!settings) throw new Error('no directory')
    let asked = 0
    const others = (...logins: string[]) => {
      asked += 1
      return Promise.resolve(logins)
    }
    const proxy = await directoryProxy(directory.url)
    const known = openDirectory({ ...settings, url: proxy.url }, () => undefined)
    expect([await known.lookFor('chief', () => others('odd')), asked]).toEqual(['there', 0])
    const before = proxy.searches()
    const left = Array.from({ length: 20 }, (_, place) => `gone${place}`)
    expect([
      await known.lookFor('nobody', () => others(...left)),
      await known.lookFor('nobody', () => others(...left, 'odd')),
      asked,
    ]).toEqual(['noWord', 'gone', 2])
    expect(proxy.searches() - before).toBe(4)
    proxy.close()
  })

  it('section 6, account kinds: directory staff (LDAP), against a real slapd where the searcher binds by another name than his DN one who is found may be himself, and two are needed', async () => {
    const settings = directorySettings(readConfig({ LDAP_URL: directory.url, ...search() }))
    if (!settings) throw new Error('no directory')
    const proxy = await directoryProxy(directory.url, { 'svc@corp.example': SEARCHER.dn })
    const known = openDirectory(
      { ...settings, url: proxy.url, searcher: { dn: 'svc@corp.example', password: SEARCHER.password } },
      () => undefined,
    )
    expect(await known.lookFor('nobody', () => Promise.resolve(['odd']))).toBe('noWord')
    expect(await known.lookFor('nobody', () => Promise.resolve(['odd', 'third']))).toBe('gone')
    proxy.close()
  })

  it('the time that this server takes between two questions is not the directory’s', async () => {
    const environment = { LDAP_URL: directory.url, ...search(), LDAP_TIMEOUT_MS: '1000', LDAP_USER_DN: `uid={account},${BASE}` }
    const settings = directorySettings(readConfig(environment))
    if (!settings) throw new Error('no directory')
    const slow = openDirectory(settings, () => undefined)
    expect(await slow.signIn('chief', CHIEF.password, () => pause(3_300))).toMatchObject({ login: 'chief' })
  })

  it.each([
    ['who signs in by another attribute is looked for by the one that is kept', { LDAP_FILTER: '(mail={account})' }, CHIEF.mail, true],
    ['where several have one login nobody is taken for gone', { LDAP_ACCOUNT_ATTRIBUTE: 'objectClass' }, 'chief', false],
    [
      'where names are made into a DN it is looked for there',
      { LDAP_USER_DN: `uid={account},${BASE}`, LDAP_BASE: 'dc=elsewhere' },
      'chief',
      true,
    ],
    [
      'a DN of other names than the kept ones says nothing',
      { LDAP_USER_DN: `uid={account},${BASE}`, LDAP_BASE: '', LDAP_ACCOUNT_ATTRIBUTE: 'cn' },
      'chief',
      false,
    ],
  ])('section 7, manage/staff/check/status: %s', async (_title, environment, name, isChecked) => {
    const other = await startServer({ LDAP_URL: directory.url, ...search(), ...environment }, { lent: database })
    const caller = new Caller(other.app, (await signInAs(other, name, CHIEF.password)).data)
    expect((await caller.post<StaffStatus>(CALLS.account.staffStatus.path, {})).data).toMatchObject({ status: 'open', isChecked })
    await other.close()
  })

  it('section 6, account kinds: directory staff (LDAP), against a real slapd counts the tries on one entry together, by whatever name it is found', async () => {
    const either = { LDAP_URL: directory.url, ...search(), LDAP_FILTER: '(|(uid={account})(mail={account}))' }
    const other = await startServer(either, { lent: database })
    await database.tables.deleteFrom('attempt').execute()
    const names = ['chief', CHIEF.mail, ' CHIEF', CHIEF.mail.toUpperCase()]
    const codes: number[] = []
    for (let index = 0; index < 12; index += 1) codes.push((await signInAs(other, names[index % names.length] ?? '', 'guess')).code)
    expect(codes.slice(9)).toEqual([CODE.wrongCredentials, CODE.tooManyRequests, CODE.tooManyRequests])
    await other.close()
    await database.tables.deleteFrom('attempt').execute()
  })

  it('section 7, v2/user/token/refresh: whoever is gone from the directory is closed here, with all sessions', async () => {
    await signInAs(server, 'odd', STAR.password)
    await signInAs(server, 'chief', CHIEF.password)
    const after = await startServer(without('chief'), { lent: database })
    await left('chief')
    const chief = new Caller(after.app, (await signInAs(server, 'chief', CHIEF.password)).data)
    expect((await chief.get(CALLS.account.userInfo.path)).code).toBe(CODE.ok)
    expect((await chief.get(CALLS.account.refresh.path)).code).toBe(CODE.signedOut)
    expect((await chief.get(CALLS.account.userInfo.path)).code).toBe(CODE.signedOut)
    expect((await signInAs(after, 'chief', CHIEF.password)).code).toBe(CODE.wrongCredentials)
    await after.close()
    expect((await signInAs(server, 'chief', CHIEF.password)).data.userInfo.userId).toBe(chief.userId)
    const noted = await database.tables
      .selectFrom('audit')
      .select(['account_name as by', 'act', 'details'])
      .where('about', '=', chief.userId)
      .orderBy('id', 'desc')
      .limit(4)
      .execute()
    // The hourly look has closed the account before; each time it was open again.
    expect(noted.map(({ by, act, details }) => [by, act, JSON.parse(details) as unknown])).toEqual([
      [CHIEF.cn, 'signed in', { way: 'directory', address: '127.0.0.1' }],
      ['127.0.0.1', 'sign-in failed', { way: 'directory', reason: 'wrong', address: '127.0.0.1' }],
      ['Branchline', 'account closed', { isGone: true }],
      [CHIEF.cn, 'signed in', { way: 'directory', address: '127.0.0.1' }],
    ])
  }, 60_000)

  it('whom an administrator has closed stays out, whatever the directory says', async () => {
    const chief = new Caller(server.app, (await signInAs(server, 'chief', CHIEF.password)).data)
    const { userInfo } = (await signInAs(server, 'odd', STAR.password)).data
    const set = (status: string) => chief.post(CALLS.center.setStatus.path, { userIds: [userInfo.userId], status })
    const check = () => chief.post<StaffStatus>(CALLS.account.staffStatus.path, { userId: userInfo.userId })
    expect((await set('closed')).code).toBe(CODE.ok)
    expect((await check()).data.status).toBe('closed')
    expect((await signInAs(server, 'odd', STAR.password)).code).toBe(2090061)
    expect((await set('open')).code).toBe(CODE.ok)
    expect((await signInAs(server, 'odd', STAR.password)).code).toBe(CODE.ok)
    const after = await startServer(without('odd'), { lent: database })
    await left('odd')
    await after.close()
    // Gone, and closed by somebody since then: coming back is not enough.
    const again = new Caller(server.app, (await signInAs(server, 'chief', CHIEF.password)).data)
    expect((await again.post(CALLS.center.setStatus.path, { userIds: [userInfo.userId], status: 'closed' })).code).toBe(CODE.ok)
    expect((await signInAs(server, 'odd', STAR.password)).code).toBe(2090061)
  }, 60_000)

  it('however the settings spell attributes and groups, they are those of the directory', async () => {
    const spelled = {
      LDAP_GROUP_ATTRIBUTE: 'memberof',
      LDAP_ACCOUNT_ATTRIBUTE: 'UID',
      LDAP_NAME_ATTRIBUTE: 'Cn',
      LDAP_MAIL_ATTRIBUTE: 'MAIL',
      LDAP_FILTER: '(|(uid={account})(mail={account}))',
      LDAP_ROLES: JSON.stringify({ 'cn = "ad\\6dins" , DC=example;dc=com': 'subAdmin' }),
    }
    const other = await startServer({ LDAP_URL: directory.url, ...search(), ...spelled }, { lent: database })
    const { userInfo } = (await signInAs(other, CHIEF.mail, CHIEF.password)).data
    expect(userInfo).toMatchObject({ userName: CHIEF.cn, email: CHIEF.mail, shareRole: SHARE_ROLE.subAdmin })
    expect((await signInAs(server, 'chief', CHIEF.password)).data.userInfo.userId).toBe(userInfo.userId)
    await other.close()
  })

  it('an entry without the account attribute makes no account of what was typed, and the log names the setting', async () => {
    const other = await startServer({ LDAP_URL: directory.url, ...search(), LDAP_ACCOUNT_ATTRIBUTE: 'employeeNumber' }, { lent: database })
    const errors: unknown[] = []
    other.app.log.error = (failure: unknown) => void errors.push(failure)
    const count = async () => (await database.tables.selectFrom('account').select('id').execute()).length
    const before = await count()
    expect((await signInAs(other, 'chief', CHIEF.password)).code).toBe(CODE.entryIncomplete)
    expect(await count()).toBe(before)
    expect(errors).toContainEqual(expect.objectContaining({ reason: expect.stringContaining('LDAP_ACCOUNT_ATTRIBUTE') as string }))
    await other.close()
  })

  it.each([
    ['ldaps with the certificate', () => ({ LDAP_URL: directory.tlsUrl, LDAP_CA_FILE: directory.caFile, ...search() }), CODE.ok],
    [
      'STARTTLS with the certificate',
      () => ({ LDAP_URL: directory.url, LDAP_STARTTLS: 'true', LDAP_CA_FILE: directory.caFile, ...search() }),
      CODE.ok,
    ],
    ['ldaps with a certificate nobody vouches for', () => ({ LDAP_URL: directory.tlsUrl, ...search() }), CODE.directoryDown],
    ['a DN made of the name, without a searcher', () => ({ LDAP_URL: directory.url, LDAP_USER_DN: `uid={account},${BASE}` }), CODE.ok],
    ['a searcher who may not sign in', () => ({ LDAP_URL: directory.url, ...search(), LDAP_BIND_PASSWORD: 'other' }), CODE.directoryDown],
    ['a directory that is down', () => ({ ...search(), LDAP_URL: 'ldap://127.0.0.1:1' }), CODE.directoryDown],
  ])(
    '%s',
    async (_title, environment, code) => {
      const other = await startServer(environment(), { lent: database })
      await database.tables.deleteFrom('attempt').execute()
      try {
        expect((await signInAs(other, 'chief', CHIEF.password)).code).toBe(code)
        if (code === CODE.ok) expect((await signInAs(other, `chief,${BASE}`, CHIEF.password)).code).toBe(CODE.wrongCredentials)
      } finally {
        await other.close()
      }
    },
    60_000,
  )
})

it('a directory that is silent after STARTTLS holds neither a sign-in nor the closing of the server', async () => {
  const folder = preparedFolder()
  // Says yes to every question, as to STARTTLS, and nothing to what comes encrypted.
  const yes = Buffer.from('300c02010078070a010004000400', 'hex')
  const sockets: Socket[] = []
  const silent = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined))
    socket.once('data', (asked) => socket.write(Buffer.concat([yes.subarray(0, 4), asked.subarray(4, 5), yes.subarray(5)])))
  })
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const LDAP_URL = `ldap://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const more = { LDAP_STARTTLS: 'true', LDAP_BASE: BASE, LDAP_TIMEOUT_MS: '200' }
  const server = await startServer({ BRANCHLINE_DATA: folder.path, LDAP_URL, ...more })
  expect((await signInAs(server, 'chief', 'any password')).code).toBe(CODE.directoryDown)
  expect(sockets.length).toBe(1)
  await expect.poll(() => sockets[0]?.destroyed).toBe(true)
  await server.close()
  silent.close()
  folder.remove()
})
