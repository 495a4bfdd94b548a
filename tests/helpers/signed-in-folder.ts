import { newAccount } from '../../server/account/account'
import { accountRepository } from '../../server/account/repository'
import { sessionRepository } from '../../server/account/session-repository'
import { hashOf } from '../../server/account/sessions'
import { openDatabase } from '../../server/database/open-database'
import { newId } from '../../src/model/change/ids'
import { preparedFolder, type TestFolder } from './server'

const SESSION_MS = 3_600_000

export interface SignedIn {
  id: string
  token: string
}

/** A data folder with open accounts that are signed in already, for a server process that is started on it. */
export async function signedInFolder<Name extends string>(
  ...names: Name[]
): Promise<{ folder: TestFolder; people: Record<Name, SignedIn> }> {
  const folder = preparedFolder()
  const database = await openDatabase(folder.path)
  const [accounts, sessions] = [accountRepository(database.tables), sessionRepository(database.tables)]
  const entries: [Name, SignedIn][] = []
  for (const name of names) {
    const [id, token, login] = [newId(), newId(), `${name}@design.example`]
    await accounts.add(newAccount({ id, name, login, email: login, role: 'levelTwo', kind: 'LOCAL' }), null)
    await sessions.add(hashOf(token), id, new Date(Date.now() + SESSION_MS))
    entries.push([name, { id, token }])
  }
  await database.close()
  return { folder, people: Object.fromEntries(entries) as Record<Name, SignedIn> }
}
