import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '../../src/contract/calls'
import type { SessionAnswer, VersionFile } from '../../src/contract/account/account'
import type { LoginKey } from '../../src/contract/account/account-sign-in'
import { CODE, type Envelope } from '../../src/contract/envelope'
import { HEADER } from '../../src/contract/account/account'
import { type SavedProject } from '../../src/contract/project/project-calls'
import { writeProject } from '../../src/contract/project/project-wire'
import { openDatabase } from '../../server/database/open-database'
import { isOutage } from '../../server/database/outage'
import { hasPostgres, runSql, startPostgres, type PostgresServer } from '../helpers/postgres'
import { projectBuilder } from '../helpers/project-builder'
import { encrypt, spawnBundle, spawnServer, testFolder, type ServerProcess, type TestFolder } from '../helpers/server'
import { openWatch } from '../helpers/watch-socket'

const LOGIN = 'chief@example.com'
const PASSWORD = 'correct horse battery'

describe.skipIf(!hasPostgres())(
  'decisions 7: two server processes on one PostgreSQL database (skipped where there is no PostgreSQL)',
  () => {
    let postgres: PostgresServer
    let url: string
    let folder: TestFolder
    let one: ServerProcess
    let other: ServerProcess

    beforeAll(async () => {
      postgres = await startPostgres()
      folder = testFolder()
      url = await postgres.createDatabase()
      const environment = { DATABASE_URL: url, BRANCHLINE_ADMIN_EMAIL: LOGIN, BRANCHLINE_ADMIN_PASSWORD: PASSWORD }
      // Both find an empty database at the same moment.
      ;[one, other] = await Promise.all([spawnServer(folder.path, environment), spawnServer(folder.path, environment)])
    }, 120_000)
    afterAll(async () => {
      for (const server of [one, other]) {
        server.child.kill('SIGKILL')
        await server.ended
      }
      await postgres.stop()
      folder.remove()
    })

    const call = async <T>(server: ServerProcess, method: string, path: string, token = '', body?: object): Promise<Envelope<T>> => {
      const headers: Record<string, string> = { [HEADER.token]: token, ...(body ? { 'content-type': 'application/json' } : {}) }
      const response = await fetch(`${server.address}${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
      return (await response.json()) as Envelope<T>
    }
    /** The key may come from one process and the password go to the other, as behind a load balancer. */
    const signIn = async (server: ServerProcess, keyFrom = server, password = PASSWORD): Promise<Envelope<SessionAnswer>> => {
      const { data: key } = await call<LoginKey>(keyFrom, 'GET', CALLS.account.loginKey.path)
      const body = { key: key.key, password: encrypt(password, key), mode: 'RSA', personalEmail: LOGIN }
      return call(server, 'POST', CALLS.account.login.path, '', body)
    }
    const isSentence = (data: unknown): boolean => typeof data === 'string'

    it('decisions 7: two server processes on one PostgreSQL database (skipped where there is no PostgreSQL) start together on an empty database, share sessions, and number projects once', async () => {
      const { data: session } = await signIn(one, other)
      expect((await call(other, 'GET', CALLS.account.userInfo.path, session.token)).code).toBe(CODE.ok)
      const asked = Array.from({ length: 20 }, (_, index) =>
        call<string>(index % 2 ? one : other, 'POST', CALLS.project.mssp.makeProjectNo.path, session.token),
      )
      expect(new Set((await Promise.all(asked)).map(({ data }) => data)).size).toBe(20)
      expect((await runSql<{ count: string }>(url, 'select count(*) from account'))[0]?.count).toBe('1')
    }, 120_000)

    it('section 4, session: a sign-in at one process ends the session whose sockets are at the other', async () => {
      const { data: older } = await signIn(one)
      const logout = await openWatch(other.address, 'logout', older, { language: 'fr' })
      const windowStatus = await openWatch(other.address, 'window', older)
      const { data: newer } = await signIn(one)
      expect(await logout.next(isSentence)).toContain('s’est connecté ailleurs')
      expect(await windowStatus.next((data) => data === false)).toBe(false)
      expect((await call(other, 'GET', CALLS.account.userInfo.path, older.token)).code).toBe(CODE.signedOut)
      expect((await call(other, 'GET', CALLS.account.userInfo.path, newer.token)).code).toBe(CODE.ok)
    }, 120_000)

    it('decisions 7: two server processes on one PostgreSQL database (skipped where there is no PostgreSQL) go on when the line of their notices is cut: what was missed is found out, what comes after is told', async () => {
      const { data: older } = await signIn(one)
      const missed = await openWatch(other.address, 'window', older)
      await missed.next((data) => data === true)
      // The session ends while nobody listens: the row goes without a notice, and the lines are cut.
      await runSql(url, 'delete from session')
      await runSql(
        url,
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'branchline notices' and datname = current_database()`,
      )
      expect(await missed.next((data) => data === false)).toBe(false)

      const { data: second } = await signIn(one)
      const told = await openWatch(other.address, 'logout', second)
      await signIn(one)
      expect(await told.next(isSentence)).toContain('elsewhere')
    }, 120_000)

    it('section 4, session: a token that has run out ends its sockets', async () => {
      const { data: session } = await signIn(one)
      const windowStatus = await openWatch(one.address, 'window', session)
      await runSql(url, 'update session set expires_at = now()')
      expect((await call(one, 'GET', CALLS.account.userInfo.path, session.token)).code).toBe(CODE.signedOut)
      expect(await windowStatus.next((data) => data === false)).toBe(false)
      await windowStatus.closed
    }, 120_000)

    it('section 4, version check: a version announced at one process is the other’s, too', async () => {
      const { data: session } = await signIn(one)
      const before = (await (await fetch(`${other.address}${CALLS.operation.version.path}`)).json()) as VersionFile
      const made = await call<VersionFile>(one, 'POST', CALLS.operation.makeFrontEndVersion.path, session.token, {})
      expect(made.data.timestamp > before.timestamp).toBe(true)
      expect(await runSql(url, `select act, about from audit where act not like 'sign%'`)).toEqual([
        { act: 'front end announced', about: made.data.timestamp },
      ])
      await expect
        .poll(async () => ((await (await fetch(`${other.address}${CALLS.operation.version.path}`)).json()) as VersionFile).timestamp)
        .toBe(made.data.timestamp)
      expect((await call(other, 'GET', CALLS.account.userInfo.path, session.token)).frontEndVersion).toBe(made.data.timestamp)
    }, 120_000)

    it('decisions 7: two server processes on one PostgreSQL database (skipped where there is no PostgreSQL) tell whoever starts them why the database cannot be used, after they have waited for it, without the password', async () => {
      const environment = { PORT: '0', DATABASE_URL: 'postgresql://me:topsecret@127.0.0.1:1/none', BRANCHLINE_DATABASE_SECONDS: '2' }
      const ended = await (await spawnBundle('main', environment)).ended
      expect(ended.code).toBe(1)
      expect(ended.errors).toMatch(/PostgreSQL does not answer \(.*ECONNREFUSED.*\)\. The start waits for it up to 2 seconds\./)
      expect(ended.errors).toContain('The database of DATABASE_URL cannot be used')
      expect(ended.errors).toContain('Start PostgreSQL, or correct the host and the port of DATABASE_URL')
      expect(ended.errors).not.toContain('topsecret')
    }, 60_000)

    it('decisions 7: two server processes on one PostgreSQL database (skipped where there is no PostgreSQL) decisions 7: a database that stops without a word is away, too, and nothing is left of what nobody waited for', async () => {
      const database = await openDatabase('', { databaseUrl: `${url}?query_timeout=5000` })
      const add = (day: string) => database.tables.insertInto('project_number').values({ day, last: 1 }).execute()
      await Promise.all([add('1'), add('2')])
      const thaw = postgres.freeze()
      try {
        const within = database.tables
          .transaction()
          .execute((tables) => tables.insertInto('project_number').values({ day: '3', last: 1 }).execute())
        const failures = await Promise.all([add('4'), within].map((asked) => asked.catch((error: unknown) => error)))
        expect(failures.map(isOutage)).toEqual([true, true])
      } finally {
        thaw()
      }
      await add('5')
      const stored = await runSql<{ day: string }>(url, `select day from project_number where day in ('1', '2', '3', '5')`)
      expect(stored.map(({ day }) => day).sort()).toEqual(['1', '2', '5'])
      await database.close()
    }, 120_000)

    it('decisions 7: two server processes on one PostgreSQL database (skipped where there is no PostgreSQL) decisions 7: while the database is away calls are refused with a code of their own; afterwards all is there and goes on', async () => {
      const { data: session } = await signIn(one)
      const project = writeProject({ ...projectBuilder().named('Tower').build(), ownerId: session.userInfo.userId })
      const save = (revision: number) =>
        call<SavedProject>(one, 'POST', CALLS.project.mssp.save.path, session.token, { ...project, revision })
      expect((await save(0)).code).toBe(CODE.ok)
      const windowStatus = await openWatch(other.address, 'window', session)
      expect(await windowStatus.next((data) => data === true)).toBe(true)

      await postgres.halt()
      expect((await save(1)).code).toBe(CODE.databaseDown)
      expect((await call(other, 'GET', CALLS.account.userInfo.path, session.token)).code).toBe(CODE.databaseDown)
      expect((await call(other, 'POST', CALLS.account.demo.path)).code).toBe(CODE.forbidden)
      const refused = await fetch(`${one.address}${CALLS.account.userInfo.path}`, { headers: { [HEADER.token]: session.token } })
      expect(refused.status).toBe(503)
      expect((await fetch(`${one.address}/version.json`)).status).toBe(200)
      expect([one.child.exitCode, other.child.exitCode]).toEqual([null, null])

      await postgres.resume()
      expect((await call(other, 'GET', CALLS.account.userInfo.path, session.token)).code).toBe(CODE.ok)
      expect((await save(1)).data.revision).toBe(2)
      // The notices are back, too: the page at the other process hears of the sign-in at this one.
      expect((await signIn(one)).code).toBe(CODE.ok)
      expect(await windowStatus.next((data) => data === false)).toBe(false)
    }, 120_000)

    it('decisions 7: two server processes on one PostgreSQL database (skipped where there is no PostgreSQL) count the attempts on an account together, so that nobody signs in to it any more', async () => {
      await runSql(url, 'delete from attempt')
      const codes: number[] = []
      for (let attempt = 0; attempt < 12; attempt += 1) codes.push((await signIn(attempt % 2 ? one : other, other, 'guess')).code)
      expect(codes.slice(0, 10)).toEqual(Array(10).fill(CODE.wrongCredentials))
      expect(codes.slice(10)).toEqual([CODE.tooManyRequests, CODE.tooManyRequests])
    }, 120_000)
  },
)
