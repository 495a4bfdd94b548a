import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newAccount } from '../../../server/account/account'
import { knownSessions } from '../../../server/account/known-sessions'
import { accountRepository } from '../../../server/account/repository'
import { sessionRepository } from '../../../server/account/session-repository'
import { openDatabase, type Database } from '../../../server/database/open-database'
import { preparedFolder, type TestFolder } from '../../helpers/server'

const HOUR_MS = 3_600_000
const TOKEN = Buffer.alloc(32, 7)
const ANNA = newAccount({ id: 'anna', login: 'anna@example.com', name: 'Anna', role: 'levelTwo', kind: 'LOCAL' })

describe('sessions that are remembered', () => {
  let folder: TestFolder
  let database: Database
  let asked: number
  let find: ReturnType<typeof knownSessions>

  beforeAll(async () => {
    folder = preparedFolder()
    database = await openDatabase(folder.path)
    await accountRepository(database.tables).add(ANNA, null)
  }, 60_000)
  afterAll(async () => {
    await database.close()
    folder.remove()
  })
  beforeEach(async () => {
    const sessions = sessionRepository(database.tables)
    await sessions.endAll(ANNA.id)
    await sessions.add(TOKEN, ANNA.id, new Date(Date.now() + HOUR_MS))
    asked = 0
    const counting: Pick<typeof sessions, 'find'> = {
      find: (tokenHash) => {
        asked += 1
        return sessions.find(tokenHash)
      },
    }
    find = knownSessions(counting, () => database.written?.('session', 'account') ?? 0)
    expect((await find(TOKEN))?.id).toBe(ANNA.id)
    expect((await find(TOKEN))?.id).toBe(ANNA.id)
    expect(asked).toBe(1)
  })

  it('are asked for again after another table was written to only where something was written to sessions or accounts', async () => {
    await database.tables
      .insertInto('project_number')
      .values({ day: `d${Date.now()}`, last: 1 })
      .execute()
    await find(TOKEN)
    expect(asked).toBe(1)
    await database.tables.updateTable('account').set({ name: 'Anne' }).where('id', '=', ANNA.id).execute()
    expect((await find(TOKEN))?.name).toBe('Anne')
    expect(asked).toBe(2)
  })

  it.each([
    ['a sign-out', () => sessionRepository(database.tables).end(TOKEN)],
    ['a sign-in elsewhere', () => sessionRepository(database.tables).endOthers(ANNA.id, Buffer.alloc(32, 8))],
    ['a statement nobody can read', () => sql`delete from session`.execute(database.tables)],
    ['a transaction', () => database.tables.transaction().execute((inside) => inside.deleteFrom('session').execute())],
  ])('are over at once after %s', async (_name, end) => {
    await end()
    expect(await find(TOKEN)).toBeUndefined()
  })

  it('are not remembered when something was written while the database was asked', async () => {
    const fresh = knownSessions(sessionRepository(database.tables), () => database.written?.('session', 'account') ?? 0)
    const [, found] = await Promise.all([sessionRepository(database.tables).end(TOKEN), fresh(TOKEN), find(TOKEN)])
    expect(found).toBeUndefined()
    expect(await fresh(TOKEN)).toBeUndefined()
  })

  it('end at their time', async () => {
    await sessionRepository(database.tables).shorten(TOKEN, new Date(Date.now() + 100))
    expect((await find(TOKEN))?.id).toBe(ANNA.id)
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(await find(TOKEN)).toBeUndefined()
  })

  it('are asked for each time where others write to the database, too', async () => {
    const shared = knownSessions(sessionRepository(database.tables), null)
    expect((await shared(TOKEN))?.id).toBe(ANNA.id)
    await sessionRepository(database.tables).end(TOKEN)
    expect(await shared(TOKEN)).toBeUndefined()
  })
})
