import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SHARE_ROLE, type SessionAnswer, type StaffStatus } from '../../../src/contract/account'
import { ACCOUNT_PATH } from '../../../src/contract/account-paths'
import { CODE } from '../../../src/contract/envelope'
import { openDatabase, type Database } from '../../../server/database/open-database'
import { Caller, preparedFolder, sealed, startServer, stranger, type Answer, type TestFolder, type TestServer } from '../../helpers/server'
import { BASE, freePort, hasSlapd, SEARCHER, startDirectory, type DirectoryServer } from '../directory/slapd'

const CHIEF = {
  uid: 'chief',
  cn: 'Li Wéi 李伟',
  mail: 'li.wei@example.com',
  password: 'geheim 密码',
  groups: ['cn=admins,dc=example,dc=com'],
}
const STAR = { uid: 'odd', cn: 'Odd One', password: 'star * (paren)' }
const ROLES = JSON.stringify({ 'CN=Admins,dc=example,dc=com': 'superAdmin' })

const signInAs = async (server: TestServer, ldapAccount: string, password: string, more = {}): Promise<Answer<SessionAnswer>> =>
  stranger(server.app).post(ACCOUNT_PATH.directoryLogin, {
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
  const search = () => ({ LDAP_BASE: BASE, LDAP_BIND_DN: SEARCHER.dn, LDAP_BIND_PASSWORD: SEARCHER.password, LDAP_TIMEOUT_MS: '2000' })

  beforeAll(async () => {
    directory = await startDirectory([CHIEF, STAR])
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
    expect((await new Caller(server.app, first.data).get(ACCOUNT_PATH.userInfo)).code).toBe(CODE.signedOut)
    expect((await signInAs(server, 'odd', STAR.password)).data.userInfo.shareRole).toBe(SHARE_ROLE.levelTwo)
  })

  it.each([
    ['chief', 'wrong'],
    ['nobody', 'wrong'],
    ['*', CHIEF.password],
    ['chief)(uid=*', CHIEF.password],
    ['chi*', CHIEF.password],
    ['chief\\2a', CHIEF.password],
  ])('escapes the search filter and answers %j with %j in the same words', async (name, password) => {
    expect(await signInAs(server, name, password)).toMatchObject({
      code: CODE.wrongCredentials,
      message: 'The account or the password is wrong.',
    })
  })

  it('refuses an empty password before binding', async () => {
    expect((await signInAs(server, 'chief', '')).code).toBe(CODE.wrongCredentials)
  })

  it('section 9, tenant id 1001 (staff only): another tenant is refused with the field named', async () => {
    const answer = await signInAs(server, 'chief', CHIEF.password, { appointTenantId: 7 })
    expect([answer.code, answer.message]).toEqual([CODE.badRequest, expect.stringContaining('appointTenantId') as string])
  })

  it('never signs a directory account in with the password call', async () => {
    const body = { ...(await sealed(server.app, CHIEF.password)), userName: 'chief' }
    expect((await stranger(server.app).post(ACCOUNT_PATH.login, body)).code).toBe(CODE.wrongCredentials)
  })

  it('section 7, manage/staff/check/status: asks the directory whether staff are still there', async () => {
    const chief = new Caller(server.app, (await signInAs(server, 'chief', CHIEF.password)).data)
    expect((await chief.post<StaffStatus>(ACCOUNT_PATH.staffStatus, {})).data).toEqual({
      userId: chief.userId,
      userType: 'LDAP',
      status: 'open',
      isChecked: true,
    })
  })

  it('section 7, v2/user/token/refresh: whoever is gone from the directory is closed here, with all sessions', async () => {
    const { data: session } = await signInAs(server, 'chief', CHIEF.password)
    const stricter = { LDAP_URL: directory.url, ...search(), LDAP_FILTER: '(&(uid={account})(title=still here))' }
    const after = await startServer(stricter, { lent: database })
    const chief = new Caller(after.app, session)
    expect((await chief.get(ACCOUNT_PATH.userInfo)).code).toBe(CODE.ok)
    expect((await chief.get(ACCOUNT_PATH.refresh)).code).toBe(CODE.signedOut)
    expect((await chief.get(ACCOUNT_PATH.userInfo)).code).toBe(CODE.signedOut)
    await after.close()
    await database.tables.updateTable('account').set({ status: 'open' }).where('id', '=', chief.userId).execute()
  }, 60_000)

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
    ['a directory that is down', async () => ({ ...search(), LDAP_URL: `ldap://127.0.0.1:${await freePort()}` }), CODE.directoryDown],
  ])(
    '%s',
    async (_title, environment, code) => {
      const other = await startServer(await environment(), { lent: database })
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
