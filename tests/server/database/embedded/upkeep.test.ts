import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newAccount } from '../../../../server/access/account'
import { accountRepository } from '../../../../server/access/account-repository'
import { openDatabase, type Database } from '../../../../server/database/open-database'
import { preparedFolder } from '../../../helpers/server'

const MB = 1024 * 1024

const bytesIn = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name)
    return sum + (entry.isDirectory() ? bytesIn(path) : statSync(path).size)
  }, 0)

describe('the space of the embedded database', () => {
  const folder = preparedFolder()
  let database: Database
  beforeAll(async () => {
    database = await openDatabase(folder.path)
    await accountRepository(database.tables).add(newAccount({ id: 'a', login: 'a', name: 'A', role: 'levelOne', kind: 'LOCAL' }), null)
    const columns = { id: 'p', name: 'P', number: '1', type: '', country: '', city: '', system_count: 0 }
    await database.tables
      .insertInto('project')
      .values({ ...columns, owner_id: 'a', saved_by: 'a', revision: 0, body: Buffer.alloc(1), removed_at: null })
      .execute()
  }, 60_000)
  afterAll(async () => {
    await database.close()
    folder.remove()
  })

  const save = () =>
    sql`update project set revision = revision + 1, body = decode(repeat(md5(random()::text), 65536), 'hex')`.execute(database.tables)
  const log = async (): Promise<number> => {
    const asked = sql<{ bytes: string }>`select pg_current_wal_lsn() - redo_lsn as bytes from pg_control_checkpoint()`
    return Number((await asked.execute(database.tables)).rows[0]?.bytes)
  }

  it('the space of the embedded database stays bounded, however often the same project is saved, and saves go on meanwhile', async () => {
    const before = bytesIn(folder.path)
    for (let round = 0; round < 14; round += 1) {
      await Promise.all([...Array.from({ length: 20 }, save), database.upkeep?.(), ...Array.from({ length: 5 }, save)])
    }
    // 350 saves of 1 MB, each in the table and in the log.
    expect((bytesIn(folder.path) - before) / MB).toBeLessThan(256)
    const { revision } = await database.tables.selectFrom('project').select('revision').executeTakeFirstOrThrow()
    expect(revision).toBe(350)
  }, 120_000)

  it('the space of the embedded database is given back sooner while nobody asks anything', async () => {
    for (let count = 0; count < 20; count += 1) await save()
    const owed = await log()
    expect(owed).toBeGreaterThan(16 * MB)
    await database.upkeep?.()
    if (owed < 64 * MB) expect(await log()).toBeGreaterThan(16 * MB)
    await database.upkeep?.()
    await database.upkeep?.()
    expect(await log()).toBeLessThan(MB)
  }, 60_000)

  it('the space of the embedded database is not looked at inside a transaction, and ends none', async () => {
    for (let count = 0; count < 20; count += 1) await save()
    const [days] = await Promise.all([
      database.tables.transaction().execute(async (within) => {
        await within.insertInto('project_number').values({ day: 'inside', last: 1 }).execute()
        await new Promise((resolve) => setTimeout(resolve, 50))
        return within.selectFrom('project_number').select('day').execute()
      }),
      database.upkeep?.().then(() => database.upkeep?.()),
    ])
    expect(days).toEqual([{ day: 'inside' }])
  }, 60_000)
})
