import { Type } from 'typebox'
import { OWN_ACCOUNT_PATH } from '../../../src/contract/account-paths'
import { ChangePasswordSchema } from '../../../src/contract/account-sign-in'
import { answer, answersWith } from '../../answer'
import { audit } from '../../audit/audit'
import { callerOf, tokenOf } from '../../plugins/access'
import type { TypedApp } from '../../typed-app'
import { deviceOf } from '../sign-in/known-devices'
import { noSecretInAddress } from '../sign-in/no-secret-in-address'
import type { OwnPassword } from './own-password'

const BODY_BYTES = 64 * 1024

/** The change of one's own password. */
export function addPasswordRoutes(app: TypedApp, ownPassword: OwnPassword): void {
  app.post(
    OWN_ACCOUNT_PATH.changePassword,
    {
      config: { access: 'signedIn', beforeOwnPassword: true, beforeFactor: true, proves: 'ownPassword' },
      bodyLimit: BODY_BYTES,
      onRequest: noSecretInAddress,
      schema: {
        tags: ['account'],
        summary: "Change one's own password, with the old one; other sessions of the account end",
        body: ChangePasswordSchema,
        response: answersWith(Type.Null()),
      },
    },
    async (request) => {
      const caller = callerOf(request)
      await ownPassword.change(caller, request.body, { token: tokenOf(request), device: deviceOf(request) }, (within) =>
        audit(request, 'password changed', caller.id, {}, within),
      )
      return answer(request, null)
    },
  )
}
