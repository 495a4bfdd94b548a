import type { FastifyInstance } from 'fastify'
import { handle } from '../../handle'
import { CALLS } from '../../../src/contract/calls'
import { audit } from '../../audit/audit'
import { callerOf, tokenOf } from '../../access/access'
import { deviceOf } from '../sign-in/known-devices'
import { noSecretInAddress } from '../sign-in/no-secret-in-address'
import type { OwnPassword } from './own-password'

const BODY_BYTES = 64 * 1024

/** Registers the call that changes one's own password. */
export function addPasswordRoutes(app: FastifyInstance, ownPassword: OwnPassword): void {
  handle(
    app,
    CALLS.ownAccount.changePassword,
    async (request) => {
      const caller = callerOf(request)
      await ownPassword.change(caller, request.body, { token: tokenOf(request), device: deviceOf(request) }, (within) =>
        audit(request, 'password changed', caller.id, {}, within),
      )
      return null
    },
    { config: { proves: 'ownPassword' }, bodyLimit: BODY_BYTES, onRequest: noSecretInAddress },
  )
}
