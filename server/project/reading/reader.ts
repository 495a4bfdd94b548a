import type { FastifyRequest } from 'fastify'
import { PROJECT_KINDS, type ProjectKind } from '../../../src/contract/project/project-calls'
import type { Account } from '../../access/account'
import { isPermitted } from '../../access/roles'
import { callerOf } from '../../access/access'

/** An account that reads projects, and the kinds of which it sees those of all others in its library. */
export interface Reader {
  account: Account
  seesAll: readonly ProjectKind[]
}

/** Returns the caller of a request as a reader of projects. */
export const readerOf = (request: FastifyRequest): Reader => readerFor(callerOf(request))

/** Returns an account as a reader of projects, by the permissions of its role. */
export function readerFor(account: Account): Reader {
  return { account, seesAll: PROJECT_KINDS.filter((kind) => isPermitted(account.role, `${kind}:all`)) }
}
