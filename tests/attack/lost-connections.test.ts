import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '../../src/contract/calls'
import { HEADER, type SessionAnswer } from '../../src/contract/account/account'
import { CODE, type Envelope } from '../../src/contract/envelope'
import { type SavedProject } from '../../src/contract/project/project-calls'
import { writeProject } from '../../src/contract/project/project-wire'
import { newId } from '../../src/model/change/ids'
import { SETUP_LOCK } from '../../server/database/shared/open-shared'
import { hasPostgres, runSql, startPostgres, type PostgresServer } from '../helpers/postgres'
import { projectBuilder } from '../helpers/project-builder'
import { spawnBundle, spawnServer, testFolder, type ServerProcess, type TestFolder } from '../helpers/server'
import { attackRounds } from './rounds'

const ROUNDS = attackRounds(4, 20)
const CALLERS = 16
/** A crowded machine takes long to start a server. */
const PATIENCE = { timeout: 60_000 }

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
/** Ends every connection of the database but the one that asks for it. */
const TERMINATE = `select count(pg_terminate_backend(pid))::int as ended from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`

describe.skipIf(!hasPostgres())('a server whose connections to PostgreSQL are ended (skipped where there is no PostgreSQL)', () => {
  let postgres: PostgresServer
  let url: string
  let folder: TestFolder
  let server: ServerProcess
  let session: SessionAnswer | undefined

  beforeAll(async () => {
    postgres = await startPostgres()
    folder = testFolder()
    url = await postgres.createDatabase()
    server = await spawnServer(folder.path, { DATABASE_URL: url })
    session = (await call<SessionAnswer>('POST', CALLS.account.demo.path)).data
  }, 120_000)
  afterAll(async () => {
    server.child.kill('SIGKILL')
    await server.ended
    await postgres.stop()
    folder.remove()
  })

  const call = async <T>(method: string, path: string, body?: object): Promise<Envelope<T>> => {
    const headers = { [HEADER.token]: session?.token ?? '', ...(body ? { 'content-type': 'application/json' } : {}) }
    const response = await fetch(`${server.address}${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
    return (await response.json()) as Envelope<T>
  }

  it(`goes on when all of them end under load, ${ROUNDS} times: calls meanwhile answer 50300, later ones work`, async () => {
    const codes = new Map<number, number>()
    let isOver = false
    const load = async (): Promise<void> => {
      const project = writeProject({ ...projectBuilder().system(newId()).build(), ownerId: session?.userInfo.userId ?? '' })
      for (let revision = 0; !isOver;) {
        const { code, data } = await call<Partial<SavedProject> | null>('POST', CALLS.project.mssp.save.path, { ...project, revision })
        codes.set(code, (codes.get(code) ?? 0) + 1)
        revision = data?.revision ?? revision
      }
    }
    const loads = Array.from({ length: CALLERS }, load)
    let ended = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      await pause(100 + Math.random() * 200)
      ended += (await runSql<{ ended: number }>(url, TERMINATE))[0]?.ended ?? 0
      await expect.poll(async () => (await call('GET', CALLS.account.userInfo.path)).code).toBe(CODE.ok)
      expect(server.child.exitCode).toBeNull()
    }
    isOver = true
    await Promise.all(loads)
    expect(ended).toBeGreaterThan(ROUNDS)
    expect(codes.get(CODE.databaseDown)).toBeGreaterThan(0)
    expect(codes.get(CODE.ok)).toBeGreaterThan(CALLERS)
    // A save whose answer was cut off may be stored: the next one of the same caller then hears of a newer revision.
    const expected: number[] = [CODE.ok, CODE.databaseDown, CODE.projectConflict]
    expect([...codes.keys()].filter((code) => !expected.includes(code))).toEqual([])
  }, 300_000)

  /** Ends the one connection that waits for the lock of starts. */
  const endWaiting = async (): Promise<void> => {
    const waiting = `pid in (select pid from pg_locks where locktype = 'advisory' and not granted)`
    const end = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and ${waiting}`
    await expect.poll(async () => (await runSql(url, end)).length, PATIENCE).toBe(1)
  }
  const lockStarts = async (): Promise<{ holder: Client; locked: Promise<unknown> }> => {
    const holder = new Client({ connectionString: url })
    await holder.connect()
    return { holder, locked: holder.query('select pg_advisory_lock($1)', [SETUP_LOCK]) }
  }
  const stopped = async (starting: Promise<ServerProcess>): Promise<Awaited<ServerProcess['ended']>> => {
    const started = await starting
    started.child.kill('SIGTERM')
    return started.ended
  }

  it('a server whose connections to PostgreSQL are ended (skipped where there is no PostgreSQL) starts although the connection under which it brings the tables up to date is ended', async () => {
    const { holder, locked } = await lockStarts()
    await locked
    const starting = spawnServer(folder.path, { DATABASE_URL: url })
    try {
      await endWaiting()
      await endWaiting()
    } finally {
      await holder.end()
    }
    const { code, errors } = await stopped(starting)
    expect(code).toBe(0)
    expect(errors).toContain('PostgreSQL answers.')
  }, 120_000)

  it('a server whose connections to PostgreSQL are ended (skipped where there is no PostgreSQL) starts although the connection under which it makes the first accounts, after the tables, is ended', async () => {
    const first = await lockStarts()
    await first.locked
    const starting = spawnServer(folder.path, { DATABASE_URL: url })
    const isWaiting = `select 1 from pg_locks where locktype = 'advisory' and not granted`
    await expect.poll(async () => (await runSql(url, isWaiting)).length, PATIENCE).toBe(1)
    // Queued behind the start's tables and before its accounts.
    const second = await lockStarts()
    await expect.poll(async () => (await runSql(url, isWaiting)).length, PATIENCE).toBe(2)
    await first.holder.end()
    await second.locked
    try {
      await endWaiting()
    } finally {
      await second.holder.end()
    }
    const { code, errors } = await stopped(starting)
    expect(code).toBe(0)
    expect(errors).toContain('PostgreSQL does not answer')
  }, 120_000)

  it('a server whose connections to PostgreSQL are ended (skipped where there is no PostgreSQL) waits at its start for a database that is away, and starts when it is back', async () => {
    await postgres.halt()
    const { child, ended } = await spawnBundle('main', { PORT: '0', BRANCHLINE_DATA: folder.path, DATABASE_URL: url })
    const said = { errors: '', output: '' }
    child.stderr?.on('data', (chunk: Buffer) => (said.errors += chunk.toString()))
    child.stdout?.on('data', (chunk: Buffer) => (said.output += chunk.toString()))
    await expect.poll(() => said.errors, PATIENCE).toContain('The start waits for it up to 60 seconds.')
    await postgres.resume()
    await expect.poll(() => said.output, PATIENCE).toContain('ready at')
    child.kill('SIGTERM')
    expect((await ended).code).toBe(0)
    await expect.poll(async () => (await call('GET', CALLS.account.userInfo.path)).code).toBe(CODE.ok)
  }, 180_000)
})
