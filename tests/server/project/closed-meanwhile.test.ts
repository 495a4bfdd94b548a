import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '../../../src/contract/calls'
import { HEADER } from '../../../src/contract/account/account'
import { CODE, type Envelope } from '../../../src/contract/envelope'
import { type SavedProject } from '../../../src/contract/project/project-calls'
import { newAccount } from '../../../server/access/account'
import { accountRepository } from '../../../server/access/account-repository'
import { openDatabase } from '../../../server/database/open-database'
import { projectRepository } from '../../../server/project/repository'
import { rowOf } from '../../../server/project/stored-body'
import { hasPostgres, runSql, startPostgres, type PostgresServer } from '../../helpers/postgres'
import { serverWith, testFolder, type Caller, type TestServer } from '../../helpers/server'

const person = (login: string) => ({ login, role: 'levelTwo' }) as const

describe('a save of an account that is closed while its body is on the way', () => {
  let server: TestServer
  let callers: Awaited<ReturnType<typeof serverWith<'boss' | 'updates' | 'inserts' | 'runsOut' | 'noise'>>>['callers']
  let database: Awaited<ReturnType<typeof serverWith>>['database']
  let port = 0
  beforeAll(async () => {
    ;({ server, callers, database } = await serverWith({
      ...{ boss: { login: 'boss@example.com', role: 'superAdmin' } },
      ...{ updates: person('updates@example.com'), inserts: person('inserts@example.com'), noise: person('noise@example.com') },
      runsOut: { ...person('runs-out@example.com'), kind: 'GUEST' },
    }))
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    port = (server.app.server.address() as AddressInfo).port
  })
  afterAll(() => server.close())

  /** Sends half of a save, waits until the server reads it, has something happen, and sends the rest. */
  const savedAround = async (caller: Caller, path: string, body: object, between: () => Promise<unknown>): Promise<Envelope<unknown>> => {
    const sent = Buffer.from(JSON.stringify(body))
    const headers = { [HEADER.token]: caller.session?.token ?? '', 'content-type': 'application/json', 'content-length': sent.length }
    const call = request({ port, host: '127.0.0.1', method: 'POST', path, headers })
    const answered = once(call, 'response')
    call.write(sent.subarray(0, sent.length >> 1))
    await new Promise((resolve) => setTimeout(resolve, 200))
    await between()
    call.end(sent.subarray(sent.length >> 1))
    const [response] = (await answered) as [NodeJS.ReadableStream]
    return JSON.parse(await text(response)) as Envelope<unknown>
  }
  const close = (caller: Caller) => callers.boss.post(CALLS.center.setStatus.path, { userIds: [caller.userId], status: 'closed' })
  const revisionsOf = async ({ userId }: Caller) => {
    const rows = await database.tables.selectFrom('project').select('revision').where('owner_id', '=', userId).execute()
    return rows.map(({ revision }) => revision)
  }

  it('a save of an account that is closed while its body is on the way is refused where it would replace a stored project, which stays as it was', async () => {
    const project = callers.updates.project('Stays')
    const { data } = await callers.updates.save<SavedProject>(project)
    const next = { ...project, id: data.id, revision: data.revision, projectName: 'Came too late' }
    const answer = await savedAround(callers.updates, CALLS.project.mssp.save.path, next, () => close(callers.updates))
    expect(answer).toMatchObject({ code: CODE.signedOut, message: expect.stringContaining('has been closed') as string })
    expect(await revisionsOf(callers.updates)).toEqual([1])
  })

  it('a save of an account that is closed while its body is on the way is refused where it would make a new project', async () => {
    const answer = await savedAround(callers.inserts, CALLS.project.mssp.save.path, callers.inserts.project(), () => close(callers.inserts))
    expect(answer.code).toBe(CODE.signedOut)
    expect(await revisionsOf(callers.inserts)).toEqual([])
  })

  it('a save of an account that is closed while its body is on the way is refused for the other kinds of projects, too', async () => {
    const project = { projectName: 'Quiet room', createdBy: callers.noise.userId }
    expect((await savedAround(callers.noise, CALLS.project.noise.save.path, project, () => close(callers.noise))).code).toBe(CODE.signedOut)
    expect(await revisionsOf(callers.noise)).toEqual([])
  })

  it('a save of an account that is closed while its body is on the way is refused where the time of a guest runs out meanwhile, and stored while it has not', async () => {
    const endAt = (end: Date) =>
      database.tables.updateTable('account').set({ expires_at: end }).where('id', '=', callers.runsOut.userId).execute()
    const saved = await savedAround(callers.runsOut, CALLS.project.mssp.save.path, callers.runsOut.project(), () =>
      endAt(new Date(Date.now() + 60_000)),
    )
    expect(saved.code).toBe(CODE.ok)
    const late = await savedAround(callers.runsOut, CALLS.project.mssp.save.path, callers.runsOut.project(), () =>
      endAt(new Date(Date.now() - 1)),
    )
    expect(late.code).toBe(CODE.signedOut)
    expect(await revisionsOf(callers.runsOut)).toEqual([1])
  })

  it('a save of an account that is closed while its body is on the way does not touch what others save at that moment', async () => {
    const answer = await savedAround(callers.boss, CALLS.project.mssp.save.path, callers.boss.project('Of the boss'), () =>
      close(callers.noise),
    )
    expect(answer.code).toBe(CODE.ok)
    expect(await revisionsOf(callers.boss)).toEqual([1])
  })
})

describe.skipIf(!hasPostgres())('a save on PostgreSQL (skipped where there is none)', () => {
  let postgres: PostgresServer
  beforeAll(async () => {
    postgres = await startPostgres()
  }, 60_000)
  afterAll(() => postgres.stop())

  it('a save on PostgreSQL (skipped where there is none) waits for an end of the account that is being written, and is refused after it', async () => {
    const [url, folder] = [await postgres.createDatabase(), testFolder()]
    const database = await openDatabase(folder.path, { databaseUrl: url })
    const closing = new Client({ connectionString: url })
    try {
      const account = newAccount({ id: 'engineer', login: 'engineer@example.com', name: 'Engineer', role: 'levelTwo', kind: 'LOCAL' })
      await accountRepository(database.tables).add(account, null)
      const projects = projectRepository(database.tables)
      const row = async (id: string) => rowOf('noise', { id, projectName: 'Tower', createdBy: account.id, userName: 'Engineer' }, null)
      expect(await projects.insert(account, await row('first'))).toMatchObject({ revision: 1 })
      await closing.connect()
      await closing.query('begin')
      await closing.query(`update account set status = 'closed' where id = $1`, [account.id])
      const saves = [projects.update(account, await row('first'), 1), projects.insert(account, await row('second'))]
      await expect.poll(async () => (await runSql(url, `select 1 from pg_stat_activity where wait_event_type = 'Lock'`)).length).toBe(2)
      await closing.query('commit')
      expect(await Promise.all(saves)).toEqual([null, null])
      expect(await runSql(url, 'select id, revision from project')).toEqual([{ id: 'first', revision: 1 }])
    } finally {
      await closing.end()
      await database.close()
      folder.remove()
    }
  })
})
