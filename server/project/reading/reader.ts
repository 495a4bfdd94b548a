import type { FastifyRequest } from 'fastify'
import { PROJECT_KINDS } from '../../../src/contract/project-calls'
import type { Account } from '../../access/account'
import { isPermitted } from '../../access/roles'
import { callerOf } from '../../access/access'
import type { Reader } from '../repository'

/** The caller as somebody who reads projects: of which kinds he sees those of others. */
export const readerOf = (request: FastifyRequest): Reader => readerFor(callerOf(request))

/** An account as somebody who reads projects. */
export function readerFor(account: Account): Reader {
  return { account, seesAll: PROJECT_KINDS.filter((kind) => isPermitted(account.role, `${kind}:all`)) }
}
