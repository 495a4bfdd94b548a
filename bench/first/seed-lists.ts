import { newAccount } from '../../server/access/account'
import { createHashing } from '../../server/account/password/password'
import { prepareAccounts } from '../../server/account/first-accounts'
import { accountRepository } from '../../server/access/account-repository'
import { readConfig } from '../../server/config'
import { openDatabase } from '../../server/database/open-database'
import { projectRepository } from '../../server/project/repository'
import { rowOf } from '../../server/project/stored-body'
import { writeProject } from '../../src/contract/project/project-wire'
import { newId } from '../../src/model/change/ids'
import { projectBuilder } from '../../tests/helpers/project-builder'

const PLACES = ['Riverside', 'Harbour', 'Station', 'Hillside', 'Museum', 'Airport', 'Market', 'Garden']
const USES = ['office', 'hotel', 'school', 'clinic', 'library', 'mall']

const nameOf = (index: number): string =>
  `${PLACES[index % PLACES.length] ?? ''} ${USES[index % USES.length] ?? ''} ${String(index).padStart(5, '0')}`

/** Fills an empty data folder through the server's own repositories: this many projects of the administrator, and as many further accounts. */
export async function seedLists(folder: string, environment: Record<string, string>, count: number): Promise<void> {
  const database = await openDatabase(folder)
  try {
    const accounts = accountRepository(database.tables)
    await prepareAccounts(readConfig({ ...environment, BRANCHLINE_DATA: folder }), accounts, createHashing())
    const owner = await accounts.byLogin(environment['BRANCHLINE_ADMIN_EMAIL'] ?? '')
    if (!owner) throw new Error('The administrator is not there.')
    const projects = projectRepository(database.tables)
    const row = await rowOf('mssp', { ...writeProject(projectBuilder().named('Bench').build()), ownerId: owner.id })
    for (let index = 0; index < count; index += 1) {
      await projects.insert(owner, { ...row, id: newId(), name: nameOf(index), number: String(20_000_000 + index) })
      const login = `engineer${index}@example.com`
      await accounts.add(
        newAccount({ id: newId(), login, email: login, name: `Engineer ${nameOf(index)}`, role: 'levelTwo', kind: 'LOCAL' }),
        null,
      )
    }
  } finally {
    await database.close()
  }
}
