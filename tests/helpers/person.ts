import { newAccount, type Account } from '../../server/access/account'

/** Returns an account of a design office that signs in with a password, by its id, which is its name, too, unless `more` has another. */
export function person(id: string, role: Account['role'], more: Partial<Account> = {}): Account {
  return newAccount({ id, login: `${id}@design.example`, email: `${id}@design.example`, name: id, role, kind: 'LOCAL', ...more })
}
