import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '../../../src/contract/calls'
import { CODE } from '../../../src/contract/envelope'
import { openDatabase, type Database } from '../../../server/database/open-database'
import { Caller, demoCaller, preparedFolder, startServer, type TestFolder, type TestServer } from '../../helpers/server'

describe('a server that offers the demo no more', () => {
  let folder: TestFolder
  let database: Database
  let offering: TestServer
  beforeAll(async () => {
    folder = preparedFolder()
    database = await openDatabase(folder.path)
    offering = await startServer({}, { lent: database })
  }, 60_000)
  afterAll(async () => {
    await offering.close()
    await database.close()
    folder.remove()
  })

  it.each([
    ['has switched it off', { BRANCHLINE_DEMO: 'false' }],
    ['names an administrator', { BRANCHLINE_ADMIN_EMAIL: 'chief@design.example', BRANCHLINE_ADMIN_PASSWORD: 'a long password' }],
    ['listens to other machines', { HOST: '0.0.0.0' }],
  ])('a server that offers the demo no more ends what the demo has signed in, where it %s', async (_title, environment) => {
    const visitor = await demoCaller(offering.app)
    expect((await visitor.get(CALLS.account.userInfo.path)).code).toBe(CODE.ok)
    const other = await startServer(environment, { lent: database })
    expect((await visitor.get(CALLS.account.userInfo.path)).code).toBe(CODE.signedOut)
    expect((await new Caller(other.app, visitor.session).get(CALLS.account.refresh.path)).code).toBe(CODE.signedOut)
    await other.close()
  })

  it('a server that offers the demo no more refreshes no session of one beside it on the database that still does', async () => {
    const other = await startServer({ BRANCHLINE_DEMO: 'false' }, { lent: database })
    const visitor = await demoCaller(offering.app)
    expect((await new Caller(other.app, visitor.session).get(CALLS.account.refresh.path)).code).toBe(CODE.signedOut)
    expect((await visitor.get(CALLS.account.refresh.path)).code).toBe(CODE.ok)
    await other.close()
  })
})
