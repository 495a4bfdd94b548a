import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newAccount } from '../../../server/access/account'
import { userRepository, type UserRepository } from '../../../server/access/user-repository'
import { openDatabase, type Database } from '../../../server/database/open-database'
import { preparedFolder, type TestFolder } from '../../helpers/server'

const boss = newAccount({ id: 'boss', login: 'boss', name: 'Boss', role: 'superAdmin', kind: 'LOCAL' })
const PAGE = { current: 1, size: 2 }

describe('section 2, user centre: the search of accounts', () => {
  let folder: TestFolder
  let database: Database
  let users: UserRepository

  beforeAll(async () => {
    folder = preparedFolder()
    database = await openDatabase(folder.path)
    users = userRepository(database.tables)
    await sql`insert into account (id, login, name, email, phone, organization, role, kind, library, brand) values
      ('ada', 'ada@design.example', 'Ada 50% Lovelace', 'Ada@Design.example', '+49 171 555', 'Nord_Klima GmbH', 'levelTwo', 'LOCAL', 'L1', 'master'),
      ('bob', 'bob@design.example', 'Bob', 'bob@design.example', '', 'Süd', 'levelTwo', 'LOCAL', 'L1', 'master'),
      ('cleo', 'cleo', 'Cleo', '', '', '', 'levelTwo', 'LDAP', 'L1', 'master')`.execute(database.tables)
  }, 60_000)
  afterAll(async () => {
    await database.close()
    folder.remove()
  })

  const found = async (text: string) => (await users.list(boss, { text }, PAGE)).records.map(({ userId }) => userId)

  it.each([
    ['lovelace', ['ada']],
    ['ADA@DESIGN', ['ada']],
    ['171 5', ['ada']],
    ['nord_klima', ['ada']],
    ['SÜD', ['bob']],
    ['  cleo ', ['cleo']],
    ['50%', ['ada']],
    ['design.example', ['ada', 'bob']],
    ['50%\tlove', ['ada']],
  ])('%s is found in name, login, e-mail, phone and organization, in capitals or not', async (text, ids) => {
    expect(await found(text)).toEqual(ids)
  })

  it.each(['5%0', 'nordxklima', 'bob bob', 'cleo\ncleo', 'lovelace\nada@'])(
    '%j is no pattern, and no text goes from one of them into the next',
    async (text) => {
      expect(await found(text)).toEqual([])
    },
  )

  it('section 2, user centre: the search of accounts follows an account that is changed', async () => {
    await database.tables.updateTable('account').set({ organization: 'West' }).where('id', '=', 'cleo').execute()
    expect(await found('west')).toEqual(['cleo'])
  })

  it('section 2, user centre: the search of accounts says how many there are of a first page that is full, of one that is not, of a later one, and of one behind the last', async () => {
    const total = async (text: string, current = 1) => (await users.list(boss, { text }, { current, size: 2 })).total
    expect([await total('bob@'), await total('design.example'), await total('e', 2), await total('e', 9)]).toEqual([1, 2, 3, 3])
  })
})
