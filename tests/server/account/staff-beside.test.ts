import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newAccount } from '../../../server/access/account'
import { accountRepository } from '../../../server/access/account-repository'
import { sessionRepository } from '../../../server/access/session-repository'
import { openDatabase, type Database } from '../../../server/database/open-database'
import { preparedFolder, type TestFolder } from '../../helpers/server'

const HOUR_MS = 3_600_000
const STAFF = Array.from({ length: 25 }, (_, place) => `staff${String(place).padStart(2, '0')}`)

describe('staff against whom somebody is held who is not found', () => {
  let folder: TestFolder
  let database: Database

  beforeAll(async () => {
    folder = preparedFolder()
    database = await openDatabase(folder.path)
    const accounts = accountRepository(database.tables)
    for (const login of STAFF) await accounts.add(newAccount({ id: login, login, name: login, role: 'levelTwo', kind: 'LDAP' }), null)
  }, 60_000)
  afterAll(async () => {
    await database.close()
    folder.remove()
  })

  it('staff against whom somebody is held who is not found are those who were here last, signed in still or not', async () => {
    const [signedIn = '', ...others] = STAFF
    await sessionRepository(database.tables).add(Buffer.alloc(32, 7), signedIn, new Date(Date.now() + HOUR_MS))
    const visitors = others.slice(-22)
    for (const [place, login] of visitors.entries()) {
      const day = `2026-03-${String(place + 1).padStart(2, '0')}`
      await database.tables.insertInto('visit').values({ day, account_id: login, area: 'gateway', visits: 1 }).execute()
      await database.tables.insertInto('visit').values({ day: '2025-01-01', account_id: login, area: 'gateway', visits: 1 }).execute()
    }
    const last = visitors.at(-1) ?? ''
    const beside = await accountRepository(database.tables).staffBeside(last, 20)
    expect(beside).toEqual(visitors.slice(0, -1).reverse().slice(0, 20))
  })
})
