import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newAccount } from '../../../server/access/account'
import { userRepository, type UserRepository } from '../../../server/access/user-repository'
import { openDatabase, type Database } from '../../../server/database/open-database'
import type { UserFilter } from '../../../src/contract/center/users'
import { preparedFolder, type TestFolder } from '../../helpers/server'

const ACCOUNTS = 10_000
const PAGE = { current: 1, size: 50 }
const boss = newAccount({ id: 'boss', login: 'boss', name: 'Boss', role: 'superAdmin', kind: 'LOCAL' })
const sub = newAccount({ id: 'sub', login: 'sub', name: 'Sub', role: 'subAdmin', kind: 'LOCAL', library: 'L7' })

interface PlanNode {
  'Node Type': string
  'Index Name'?: string
  'Relation Name'?: string
  'Actual Rows': number
  Plans?: PlanNode[]
}

describe('section 2, user centre: 10,000 accounts', () => {
  let folder: TestFolder
  let database: Database
  let users: UserRepository

  beforeAll(async () => {
    folder = preparedFolder()
    database = await openDatabase(folder.path)
    users = userRepository(database.tables)
    await sql`insert into account (id, login, name, email, role, kind, library, brand)
      select 'u' || n, 'u' || n || '@design.example', 'User ' || lpad(n::text, 6, '0'), '', 'levelTwo', 'LOCAL', 'L' || n % 100, 'master'
      from generate_series(1, ${ACCOUNTS}::int) as n`.execute(database.tables)
    await sql`analyze`.execute(database.tables)
  }, 120_000)
  afterAll(async () => {
    await database.close()
    folder.remove()
  })

  const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]
  const readAccounts = async (caller: typeof boss, filter: UserFilter) => {
    const [row] = await users.page(caller, filter, PAGE).explain<{ 'QUERY PLAN': { Plan: PlanNode }[] }>('json', sql`analyze`)
    const plan = row?.['QUERY PLAN'][0]?.Plan
    return plan ? nodesOf(plan).filter((node) => node['Relation Name'] === 'account') : []
  }

  it.each(['userName', 'login', 'createdAt'] as const)('a page sorted by %s reads its rows from an index and no others', async (key) => {
    for (const direction of ['ascending', 'descending'] as const) {
      const read = await readAccounts(boss, { sort: { key, direction } })
      expect(read.map((node) => [node['Index Name'] !== undefined, node['Actual Rows'] <= PAGE.size + 1])).toEqual([[true, true]])
    }
  })

  it("a sub admin's page reads the rows of the library only", async () => {
    const read = await readAccounts(sub, {})
    expect(read.every((node) => node['Actual Rows'] <= ACCOUNTS / 100)).toBe(true)
    expect((await users.list(sub, {}, PAGE)).total).toBe(ACCOUNTS / 100)
  })

  it('a search finds one of them and counts the rest', async () => {
    const { records, total } = await users.list(boss, { text: '004711' }, PAGE)
    expect([records.map(({ userId }) => userId), total]).toEqual([['u4711'], 1])
    expect((await users.list(boss, {}, { current: 200, size: 50 })).records.at(-1)?.userId).toBe('u10000')
  })
})
