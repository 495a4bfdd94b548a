import { randomBytes, scryptSync } from 'node:crypto'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Kysely, Migrator, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CALLS } from '../../../src/contract/calls'
import { addressOf } from '../../../src/contract/calls/row'
import { type SavedProject } from '../../../src/contract/project/project-calls'
import { writeProject, type WireProject } from '../../../src/contract/project/project-wire'
import { CODE } from '../../../src/contract/envelope'
import { newId } from '../../../src/model/change/ids'
import { startDatabaseThread } from '../../../server/database/embedded/database-thread'
import { lockDirectory } from '../../../server/database/embedded/directory-lock'
import { pgliteDialect } from '../../../server/database/embedded/pglite-dialect'
import { openDatabase } from '../../../server/database/open-database'
import { migrations } from '../../../server/migrations'
import { hasPostgres, startPostgres, type PostgresServer } from '../../helpers/postgres'
import { projectBuilder } from '../../helpers/project-builder'
import { callerWith, startServer, testFolder, type TestFolder } from '../../helpers/server'

const RELEASES = Object.keys(migrations).sort().slice(0, -1)
const FIRST = RELEASES[0] ?? ''
/** On the embedded database making one takes seconds: the first, one amid them, and the last before today's. */
const EMBEDDED = [FIRST, '0008-feedback', RELEASES.at(-1) ?? '']
const LOGIN = 'chief@example.com'
const PASSWORD = 'correct horse battery'
const OLD_COST = { N: 32_768, r: 8, p: 1, maxmem: 256 * 2 ** 20 }

/** Makes the tables of an earlier release, with an account, its password and a project of its own as that release stored them. */
async function fill(tables: Kysely<unknown>, release: string): Promise<WireProject> {
  // Today's release knows more migrations; an earlier one ended with its own.
  const migrator = new Migrator({ db: tables, provider: { getMigrations: () => Promise.resolve(migrations) } })
  expect((await migrator.migrateTo(release)).error).toBeUndefined()
  const salt = randomBytes(16)
  const hash = scryptSync(PASSWORD, salt, 32, OLD_COST)
  await sql`insert into account (id, login, name, email, role, kind, library, brand, password_salt, password_hash)
    values ('chief', ${LOGIN}, 'Chief', ${LOGIN}, 'superAdmin', 'LOCAL', 'default', 'default', ${salt}, ${hash})`.execute(tables)
  const project = writeProject({ ...projectBuilder().named('Old tower').system(newId()).build(), ownerId: 'chief' })
  await sql`insert into project (id, owner_id, revision, name, number, type, country, city, system_count, body, saved_by)
    values (${project.id}, 'chief', 7, 'Old tower', '', '', '', '', 1, ${gzipSync(JSON.stringify({ ...project, revision: undefined }))}, 'chief')`.execute(
    tables,
  )
  return project
}

/** Signs in at today's server on that database, opens the project and saves it. */
async function use(environment: Record<string, string>, { id }: WireProject): Promise<void> {
  const server = await startServer(environment)
  try {
    const chief = await callerWith(server.app, LOGIN, PASSWORD)
    const read = await chief.get<WireProject>(addressOf(CALLS.project.mssp.get, { id }))
    expect([read.code, read.data.projectName, read.data.revision]).toEqual([CODE.ok, 'Old tower', 7])
    const saved = await chief.save<SavedProject>({ ...read.data, remark: 'after the upgrade' })
    expect([saved.code, saved.data.revision]).toEqual([CODE.ok, 8])
  } finally {
    await server.close()
  }
}

describe('an upgrade of the embedded database', () => {
  let folder: TestFolder
  beforeEach(() => {
    folder = testFolder()
  })
  afterEach(() => folder.remove())

  it.each(EMBEDDED)(
    'an upgrade of the embedded database from %s: today’s server signs in with the old password, opens the project and saves it',
    async (release) => {
      const lock = await lockDirectory(folder.path)
      const thread = await startDatabaseThread(join(folder.path, 'database'), lock.lease)
      const project = await fill(new Kysely<unknown>({ dialect: pgliteDialect(thread) }), release)
      await thread.close()
      lock.release()
      await use({ BRANCHLINE_DATA: folder.path }, project)
    },
    240_000,
  )

  it('an upgrade of the embedded database is no way back: a database of a later release is refused by name, and left as it is', async () => {
    const later = await openDatabase(folder.path)
    await sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '2030-01-01')`.execute(later.tables)
    await later.close()
    await expect(openDatabase(folder.path)).rejects.toThrow(/could not be brought up to date.*9999-of-tomorrow/)
  }, 240_000)
})

describe.skipIf(!hasPostgres())('an upgrade of PostgreSQL (skipped where there is none)', () => {
  let postgres: PostgresServer
  let folder: TestFolder
  beforeEach(async () => {
    folder = testFolder()
    postgres = await startPostgres()
  }, 120_000)
  afterEach(async () => {
    await postgres.stop()
    folder.remove()
  })

  it('an upgrade of PostgreSQL (skipped where there is none) from every earlier release: today’s server signs in with the old password, opens the project and saves it', async () => {
    for (const release of RELEASES) {
      const url = await postgres.createDatabase()
      const tables = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: new Pool({ connectionString: url, max: 2 }) }) })
      const project = await fill(tables, release)
      await tables.destroy()
      await use({ BRANCHLINE_DATA: folder.path, DATABASE_URL: url }, project)
    }
  }, 300_000)
})
