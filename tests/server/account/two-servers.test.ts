import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '../../../src/contract/calls'
import type { UserInfo } from '../../../src/contract/account/account'
import { CODE } from '../../../src/contract/envelope'
import { hasPostgres, runSql, startPostgres, type PostgresServer } from '../../helpers/postgres'
import { openDatabase } from '../../../server/database/open-database'
import { pictureRepository } from '../../../server/feedback/picture-repository'
import { Caller, sealed, signIn, startServer, stranger, testFolder, type TestFolder, type TestServer } from '../../helpers/server'

const ADMIN = { login: 'boss@example.com', password: 'a sentence of the boss' }
const GUEST = 'guest@design.example'

describe.skipIf(!hasPostgres())('two servers on one PostgreSQL (skipped where there is none)', () => {
  let postgres: PostgresServer
  let folder: TestFolder
  let url: string
  let one: TestServer
  let other: TestServer

  beforeAll(async () => {
    postgres = await startPostgres()
    folder = testFolder()
    url = await postgres.createDatabase()
    const environment = {
      ...{ BRANCHLINE_DATA: folder.path, DATABASE_URL: url },
      ...{ BRANCHLINE_ADMIN_EMAIL: ADMIN.login, BRANCHLINE_ADMIN_PASSWORD: ADMIN.password },
    }
    one = await startServer(environment)
    other = await startServer(environment)
  }, 120_000)
  afterAll(async () => {
    await one.close()
    await other.close()
    await postgres.stop()
    folder.remove()
  }, 60_000)

  it('two servers on one PostgreSQL (skipped where there is none) open a password that was sealed with the key of the other', async () => {
    const body = { ...(await sealed(one.app, ADMIN.password)), personalEmail: ADMIN.login }
    expect((await stranger(other.app).post(CALLS.account.login.path, body)).code).toBe(CODE.ok)
  })

  it('two servers on one PostgreSQL (skipped where there is none) take a code that the other has sent, and sign in who registered there', async () => {
    await stranger(one.app).post(CALLS.guest.sendCode.path, { personalEmail: GUEST, purpose: 'register' })
    const [mail] = await runSql<{ text: string }>(url, 'select text from mail where recipient = $1', [GUEST])
    const body = {
      ...(await sealed(one.app, 'a sentence of the guest')),
      ...{ personalEmail: GUEST, userName: 'Guest', userType: 'agent', department: 'other' },
      verificationCode: /\d{6}/.exec(mail?.text ?? '')?.[0] ?? '',
    }
    expect((await stranger(other.app).post(CALLS.guest.register.path, body)).code).toBe(CODE.ok)
    const { data } = await signIn(one.app, GUEST, 'a sentence of the guest')
    expect(data.userInfo satisfies UserInfo).toMatchObject({ guestStatus: 0, shareRole: '游客' })
  })

  it('two servers on one PostgreSQL (skipped where there is none) let no session outlive a new password that is being set while it begins or is refreshed', async () => {
    const [{ data: session }, waiting] = [await signIn(one.app, ADMIN.login, ADMIN.password), new Client({ connectionString: url })]
    await waiting.connect()
    try {
      await waiting.query('begin')
      await waiting.query(`update account set password_hash = '\\x00' where login = $1`, [ADMIN.login])
      await waiting.query('delete from session')
      const refreshed = new Caller(one.app, session).get(CALLS.account.refresh.path)
      const signedIn = signIn(other.app, ADMIN.login, ADMIN.password)
      // Both wait for the row that is being written.
      await expect.poll(async () => (await runSql(url, `select 1 from pg_stat_activity where wait_event_type = 'Lock'`)).length).toBe(2)
      await waiting.query('commit')
      expect([(await refreshed).code, (await signedIn).code]).toEqual([CODE.signedOut, CODE.wrongCredentials])
      expect(await runSql(url, 'select 1 from session')).toEqual([])
    } finally {
      await waiting.end()
    }
  })

  it('two servers on one PostgreSQL (skipped where there is none) let one of two stay who sign in at the same moment', async () => {
    const waiting = new Client({ connectionString: url })
    await waiting.connect()
    try {
      await runSql(url, 'delete from session')
      await waiting.query('begin')
      await waiting.query('select 1 from account where login = $1 for update', [GUEST])
      const both = [one, other].map(({ app }) => signIn(app, GUEST, 'a sentence of the guest'))
      await expect.poll(async () => (await runSql(url, `select 1 from pg_stat_activity where wait_event_type = 'Lock'`)).length).toBe(2)
      await waiting.query('commit')
      expect((await Promise.all(both)).map(({ code }) => code)).toEqual([CODE.ok, CODE.ok])
      expect(await runSql(url, 'select 1 from session')).toHaveLength(1)
    } finally {
      await waiting.end()
    }
  }, 60_000)

  it('two servers on one PostgreSQL (skipped where there is none) take no more pictures of one account than it may have, however many come at once', async () => {
    const [{ id: uploaderId } = { id: '' }] = await runSql<{ id: string }>(url, 'select id from account where login = $1', [ADMIN.login])
    const database = await openDatabase(folder.path, { databaseUrl: url })
    try {
      const pictures = pictureRepository(database.tables)
      const bytes = Buffer.alloc(1_000, 7)
      const add = (number: number) =>
        pictures.add({ id: `p${number}`, uploaderId, name: 'x', type: 'image/jpeg', bytes }, { waiting: 24, bytes: 3_500 })
      const added = await Promise.all(Array.from({ length: 12 }, (_, number) => add(number)))
      expect(added.filter(Boolean)).toHaveLength(3)
    } finally {
      await database.close()
    }
  })

  it('two servers on one PostgreSQL (skipped where there is none) count attempts together', async () => {
    const codes: number[] = []
    for (let attempt = 0; attempt < 12; attempt += 1) codes.push((await signIn((attempt % 2 ? one : other).app, GUEST, 'guess')).code)
    expect(codes.filter((code) => code === CODE.tooManyRequests).length).toBeGreaterThanOrEqual(2)
    expect(codes[11]).toBe(CODE.tooManyRequests)
    const rows = await runSql<{ key_hash: Buffer }>(url, 'select key_hash from attempt')
    expect(rows.every(({ key_hash: hash }) => hash.length === 32)).toBe(true)
  })
})
