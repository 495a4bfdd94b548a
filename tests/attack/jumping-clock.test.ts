import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '../../src/contract/calls'
import { addressOf } from '../../src/contract/calls/row'
import { HEADER, type SessionAnswer } from '../../src/contract/account/account'
import { CODE, type Envelope } from '../../src/contract/envelope'
import { type SavedProject } from '../../src/contract/project/project-calls'
import { writeProject } from '../../src/contract/project/project-wire'
import { newId } from '../../src/model/change/ids'
import { openDatabase, type Database } from '../../server/database/open-database'
import { mailRepository } from '../../server/mail/repository'
import { clockRepository } from '../../server/purge/clock-repository'
import { createSteadyClock } from '../../server/purge/purge'
import { hasPostgres, startPostgres, type PostgresServer } from '../helpers/postgres'
import { projectBuilder } from '../helpers/project-builder'
import { preparedFolder, spawnServer, type ServerProcess, type TestFolder } from '../helpers/server'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const FIVE_YEARS = { NODE_OPTIONS: `--require ${resolve('tests/helpers/moved-clock.cjs')}`, MOVED_DAYS: '1826' }

describe('a clock that jumps forward by five years and is set right', () => {
  let folder: TestFolder
  let server: ServerProcess
  let session: SessionAnswer | undefined
  const id = newId()

  beforeAll(async () => {
    folder = preparedFolder()
    server = await spawnServer(folder.path)
    session = (await call<SessionAnswer>('POST', CALLS.account.demo.path)).data
    const project = writeProject({ ...projectBuilder().system(newId()).build(), ownerId: session.userInfo.userId })
    expect((await call<SavedProject>('POST', CALLS.project.mssp.save.path, { ...project, id, revision: 0 })).data.revision).toBe(1)
    expect((await call('POST', CALLS.project.mssp.remove.path, { ids: [id] })).code).toBe(CODE.ok)
    await stop()
    const database = await openDatabase(folder.path)
    await mailRepository(database.tables).add({ id: 'letter', to: 'a@b.test', subject: 'Approved', text: 'You may sign in.' })
    // The servers have run for weeks: but for the jump, the clock is steady.
    await database.tables
      .insertInto('clock_look')
      .values({ id: 1, seen_at: new Date(), steady_since: new Date(Date.now() - 30 * DAY_MS) })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ steady_since: new Date(Date.now() - 30 * DAY_MS) }))
      .execute()
    await database.close()
  }, 120_000)
  afterAll(async () => {
    server.child.kill('SIGKILL')
    await server.ended
    folder.remove()
  })

  const call = async <T>(method: string, path: string, body?: object): Promise<Envelope<T>> => {
    const headers = { [HEADER.token]: session?.token ?? '', ...(body ? { 'content-type': 'application/json' } : {}) }
    const response = await fetch(`${server.address}${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
    return (await response.json()) as Envelope<T>
  }
  const stop = async (): Promise<string> => {
    server.child.kill('SIGTERM')
    return (await server.ended).errors
  }

  it('a clock that jumps forward by five years and is set right purges nothing: the trash, sessions and the outbox are there afterwards, and the log has warned', async () => {
    server = await spawnServer(folder.path, FIVE_YEARS)
    expect((await call('GET', CALLS.account.userInfo.path)).code).toBe(CODE.signedOut)
    expect((await call('POST', CALLS.account.demo.path)).code).toBe(CODE.ok)
    const errors = await stop()
    expect(errors).toContain('Nothing is deleted for good in the next three days. Set the clock right where it is wrong.')
    server = await spawnServer(folder.path)
    expect((await call('GET', CALLS.account.userInfo.path)).code).toBe(CODE.ok)
    expect((await call('POST', CALLS.project.mssp.restore.path, { ids: [id] })).code).toBe(CODE.ok)
    expect((await call('GET', addressOf(CALLS.project.mssp.get, { id }))).code).toBe(CODE.ok)
    await stop()
    const database = await openDatabase(folder.path)
    expect((await mailRepository(database.tables).unsent(10)).map((mail) => mail.id)).toEqual(['letter'])
    await database.close()
    server = await spawnServer(folder.path)
  }, 240_000)
})

describe.each([
  { name: 'the embedded database', isShared: false },
  { name: 'PostgreSQL (skipped where there is none)', isShared: true },
])('the clock that purges go by, on $name', ({ isShared }) => {
  const isMissing = isShared && !hasPostgres()
  let postgres: PostgresServer | null = null
  let folder: TestFolder
  let database: Database

  beforeAll(async () => {
    if (isMissing) return
    folder = preparedFolder()
    postgres = isShared ? await startPostgres() : null
    database = await openDatabase(folder.path, { databaseUrl: await postgres?.createDatabase() })
  }, 120_000)
  afterAll(async () => {
    if (isMissing) return
    await database.close()
    await postgres?.stop()
    folder.remove()
  })

  it.skipIf(isMissing)(
    'is steady after three days of looks, and for three days no more after a jump in either direction',
    async () => {
      let now = Date.parse('2026-01-01T00:00:00Z')
      const warned: string[] = []
      const clock = createSteadyClock(
        clockRepository(database.tables),
        (sentence) => warned.push(sentence),
        () => new Date(now),
      )
      /** Looks every six hours for so many days; answers on how many looks the clock was steady. */
      const goOn = async (days: number): Promise<number> => {
        let steady = 0
        for (const end = now + days * DAY_MS; now < end; now += 6 * HOUR_MS) if (await clock.isSteady()) steady += 1
        return steady
      }
      expect(await goOn(3)).toBe(0)
      expect(await goOn(1)).toBe(4)
      expect(warned).toEqual([])
      now += 5 * 365 * DAY_MS
      expect(await goOn(3)).toBe(0)
      expect(await goOn(1)).toBe(4)
      now -= 5 * 365 * DAY_MS
      expect(await goOn(3)).toBe(0)
      expect(await goOn(1)).toBe(4)
      expect(warned).toHaveLength(2)
      // A weekend off is no jump, nor is a clock that is set by minutes.
      now += 2 * DAY_MS
      expect(await goOn(1)).toBe(4)
      now -= 10 * 60_000
      expect(await goOn(1)).toBe(4)
      expect(warned).toHaveLength(2)
    },
    120_000,
  )
})
