import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '../../../server/database/open-database'
import { preparedFolder, type TestFolder } from '../../helpers/server'

/** Reads the content of every file of a folder. */
function contentOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)))
  const held = files.filter((path) => statSync(path).isFile())
  return Object.fromEntries(held.map((path) => [path, createHash('sha256').update(readFileSync(path)).digest('hex')]))
}

describe('a database whose folder another process has taken', () => {
  let folder: TestFolder
  let database: Database
  beforeEach(async () => {
    folder = preparedFolder()
    database = await openDatabase(folder.path)
    await add('before', 1)
  }, 60_000)
  afterEach(async () => {
    await database.close().catch(() => undefined)
    folder.remove()
  })

  const add = (day: string, count: number): Promise<unknown> =>
    sql`insert into project_number (day, last) select ${day} || n, n from generate_series(1, ${count}::int) n`.execute(database.tables)
  const lock = (): string => join(folder.path, 'branchline.lock')
  const takeFolder = (): void => writeFileSync(lock(), JSON.stringify({ pid: 1, startedAt: '', host: 'elsewhere', token: 'another' }))

  it('a database whose folder another process has taken writes not a byte more, answers nothing, and leaves the lock to the other', async () => {
    takeFolder()
    const before = contentOf(folder.path)
    await expect(add('after', 1)).rejects.toThrow('was taken over by another Branchline server')
    expect((await database.lost)?.message).toContain('was taken over by another Branchline server')
    await expect(add('later', 1)).rejects.toThrow('was taken over')
    expect(contentOf(folder.path)).toEqual(before)
  }, 60_000)

  it('a database whose folder another process has taken stops amid a long statement, of which nothing is left', async () => {
    const writing = add('long', 400_000)
    setTimeout(takeFolder, 150)
    await expect(writing).rejects.toThrow('was taken over')
    await database.lost
    rmSync(lock())
    database = await openDatabase(folder.path)
    const { rows } = await sql<{ days: number }>`select count(*)::int as days from project_number`.execute(database.tables)
    expect(rows).toEqual([{ days: 1 }])
  }, 120_000)
})
