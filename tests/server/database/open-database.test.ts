import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { QueryError } from '../../../server/database/embedded/database-thread'
import { openDatabase, type Database } from '../../../server/database/open-database'
import { migrations } from '../../../server/migrations'
import { preparedFolder, testFolder, type TestFolder } from '../../helpers/server'

describe('the database', () => {
  let folder: TestFolder
  let database: Database
  beforeAll(async () => {
    folder = preparedFolder()
    database = await openDatabase(folder.path)
  }, 60_000)
  afterAll(async () => {
    await database.close()
    folder.remove()
  })

  it('the database starts from an empty folder, and from the same folder again with everything in it', async () => {
    const empty = testFolder()
    const path = join(empty.path, 'deep', 'data')
    const first = await openDatabase(path)
    const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(first.tables)
    expect(applied.rows.map(({ name }) => name)).toEqual(Object.keys(migrations).sort())
    await first.tables.insertInto('project_number').values({ day: '20260101', last: 7 }).execute()
    await first.close()
    const second = await openDatabase(path)
    expect(await second.tables.selectFrom('project_number').selectAll().execute()).toEqual([{ day: '20260101', last: 7 }])
    await second.close()
    empty.remove()
  }, 60_000)

  it('the database stores project bodies outside the row and uncompressed, for they come compressed', async () => {
    const { rows } = await sql<{
      storage: string
    }>`select attstorage as storage from pg_attribute where attrelid = 'project'::regclass and attname = 'body'`.execute(database.tables)
    expect(rows[0]?.storage).toBe('e')
  })

  it('the database undoes a transaction that fails, and lends the connection on', async () => {
    const failing = database.tables.transaction().execute(async (tables) => {
      await tables.insertInto('project_number').values({ day: 'a', last: 1 }).execute()
      await tables.insertInto('project_number').values({ day: 'a', last: 2 }).execute()
    })
    await expect(failing).rejects.toMatchObject({ name: 'QueryError', code: '23505' })
    expect(await database.tables.selectFrom('project_number').selectAll().execute()).toEqual([])
  })

  it('the database keeps what runs beside a transaction out of it', async () => {
    const aborted = database.tables.transaction().execute(async (tables) => {
      await tables.insertInto('project_number').values({ day: 'inside', last: 1 }).execute()
      throw new Error('changed my mind')
    })
    const beside = database.tables.insertInto('project_number').values({ day: 'beside', last: 1 }).execute()
    await expect(aborted).rejects.toThrow('changed my mind')
    await beside
    expect((await database.tables.selectFrom('project_number').select('day').execute()).map(({ day }) => day)).toEqual(['beside'])
  })

  it('the database leaves the event loop free while it works', async () => {
    let turns = 0
    const ticking = setInterval(() => (turns += 1), 1)
    await sql`select count(*) from generate_series(1, 3000000)`.execute(database.tables)
    clearInterval(ticking)
    expect(turns).toBeGreaterThan(10)
  })

  it('the database tells a broken rule by its SQLSTATE', async () => {
    await expect(sql`select 1 / 0`.execute(database.tables)).rejects.toBeInstanceOf(QueryError)
    await expect(sql`select 1 / 0`.execute(database.tables)).rejects.toMatchObject({ code: '22012' })
  })
})
