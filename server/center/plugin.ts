import fastifyPlugin from 'fastify-plugin'
import type { Config } from '../config'
import type { FastifyInstance } from 'fastify'
import { accountRepository } from '../access/account-repository'
import { addFactorRuleRoutes } from './factor-rule-routes'
import { factorRepository } from '../account/factor/factor-repository'
import { auditedActs } from './audit-repository'
import { libraryRepository } from './library-repository'
import { addLibraryRoutes } from './library-routes'
import { addRoleRoutes } from './role-routes'
import { userRepository } from '../access/user-repository'
import { addUserRoutes } from './user-routes'
import { visitRepository } from './visit-repository'
import { addVisitorRoutes } from './visitor-routes'

interface Options {
  config: Config
  pack: { title: string; version: string }
}

/** Plugin of the user centre: accounts, roles, libraries and visits (platform specification, section 2). */
export const center = fastifyPlugin(
  (app: FastifyInstance, { config, pack }: Options, done) => {
    const { tables } = app.database
    const { sessions, sessionNotices: notices, hashing } = app
    const libraries = libraryRepository(tables)
    const users = userRepository(tables)
    const accounts = accountRepository(tables)
    addUserRoutes(app, { users, accounts, libraries, sessions, hashing, notices, guestDays: config.BRANCHLINE_GUEST_DAYS })
    addFactorRuleRoutes(app, factorRepository(tables), users, notices)
    addRoleRoutes(app, { users, auditedActs: (filter, page) => auditedActs(tables, filter, page) })
    addLibraryRoutes(app, libraries, pack)
    addVisitorRoutes(app, visitRepository(tables))
    done()
  },
  { name: 'center', dependencies: ['access', 'audit', 'account'] },
)
