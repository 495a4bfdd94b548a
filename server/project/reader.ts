import type { FastifyRequest } from 'fastify'
import { PROJECT_KINDS } from '../../src/contract/project-calls'
import { isPermitted } from '../account/roles'
import { callerOf } from '../plugins/access'
import type { Reader } from './repository'

/** The caller as somebody who reads projects: of which kinds he sees those of others. */
export function readerOf(request: FastifyRequest): Reader {
  const account = callerOf(request)
  return { account, seesAll: PROJECT_KINDS.filter((kind) => isPermitted(account.role, `${kind}:all`)) }
}
