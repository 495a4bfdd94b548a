import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { CALLS } from '../../../src/contract/calls'
import { CODE } from '../../../src/contract/envelope'
import { newAccount } from '../../../server/access/account'
import { guestRepository } from '../../../server/account/guest/guest-repository'
import { accountRepository } from '../../../server/access/account-repository'
import { deviceRepository } from '../../../server/account/sign-in/device-repository'
import { openDatabase, type Database } from '../../../server/database/open-database'
import { callerWith, preparedFolder, startServer, testHashing, type TestFolder } from '../../helpers/server'

const PASSWORD = 'a long sentence of mine'

describe('known browsers', () => {
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

  it('known browsers of a guest who registers again with a new password are unknown again', async () => {
    const login = 'over@design.example'
    const guest = newAccount({
      ...{ id: 'over', login, email: login, name: 'Over', role: 'guest', kind: 'GUEST' },
      expiresAt: new Date(Date.now() - 1_000),
    })
    await accountRepository(database.tables).add(guest, await testHashing.hash(PASSWORD))
    const [devices, browser] = [deviceRepository(database.tables), new Uint8Array(32).fill(7)]
    await devices.put(browser, guest.id)
    expect(await devices.isKnown(browser, new Date(0), guest.id)).toBe(true)
    expect(await guestRepository(database.tables).registerAgain(guest, await testHashing.hash('quite another sentence'))).not.toBe(null)
    expect(await devices.isKnown(browser, new Date(0), guest.id)).toBe(false)
  })

  it('known browsers that cannot be stored keep nobody from a session that is stored already, and leave a line in the log', async () => {
    const written: string[] = []
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0)
    const login = 'user@design.example'
    const user = newAccount({ id: 'user', login, email: login, name: 'User', role: 'levelTwo', kind: 'LOCAL' })
    await accountRepository(database.tables).add(user, await testHashing.hash(PASSWORD))
    const server = await startServer({ LOG_LEVEL: 'warn' }, { lent: database })
    await sql`alter table known_device rename to known_device_away`.execute(database.tables)
    try {
      const caller = await callerWith(server.app, login, PASSWORD)
      expect((await caller.get(CALLS.account.userInfo.path)).code).toBe(CODE.ok)
      expect(written.filter((line) => line.includes('the browser of a sign-in is not remembered'))).toHaveLength(1)
    } finally {
      await sql`alter table known_device_away rename to known_device`.execute(database.tables)
      await server.close()
      vi.restoreAllMocks()
    }
  })
})
