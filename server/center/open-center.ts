import { accountRepository } from '../access/account-repository'
import { addFactorRuleRoutes } from './factor-rule-routes'
import { factorRepository } from '../account/factor/factor-repository'
import type { Hashing } from '../account/password/password'
import type { Sessions } from '../access/sessions'
import type { Database } from '../database/open-database'
import type { Watchers } from '../sockets/watchers'
import type { TypedApp } from '../typed-app'
import { auditedActs } from './audit-repository'
import { libraryRepository } from './library-repository'
import { addLibraryRoutes } from './library-routes'
import { addRoleRoutes } from './role-routes'
import { userRepository } from '../access/user-repository'
import { addUserRoutes } from './user-routes'
import { visitRepository } from './visit-repository'
import { addVisitorRoutes } from './visitor-routes'

/** The user centre: accounts, roles, libraries and visits (platform specification, section 2). */
export function addCenter(
  app: TypedApp,
  { tables }: Database,
  sessions: Sessions,
  watchers: Watchers,
  hashing: Hashing,
  pack: { title: string; version: string },
  guestDays: number,
): void {
  const libraries = libraryRepository(tables)
  const users = userRepository(tables)
  addUserRoutes(app, { users, accounts: accountRepository(tables), libraries, sessions, hashing, watchers, guestDays })
  addFactorRuleRoutes(app, factorRepository(tables), users, watchers)
  addRoleRoutes(app, { users, auditedActs: (filter, page) => auditedActs(tables, filter, page) })
  addLibraryRoutes(app, libraries, pack)
  addVisitorRoutes(app, visitRepository(tables))
}
