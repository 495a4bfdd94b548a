import { Type } from 'typebox'
import {
  ConfirmFactorSchema,
  FactorEnrolmentSchema,
  FactorStateSchema,
  RecoveryCodesSchema,
  RemoveFactorSchema,
} from '../../../src/contract/account-factor'
import { OWN_ACCOUNT_PATH } from '../../../src/contract/account-paths'
import { answer, answersWith } from '../../answer'
import type { Limits } from '../../attempts/limits'
import { audit } from '../../audit/audit'
import { callerOf } from '../../plugins/access'
import { badAt, forbidden } from '../../refusal'
import type { TypedApp } from '../../typed-app'
import type { Watchers } from '../../sockets/watchers'
import { isDemo, type Account } from '../account'
import type { OwnPassword } from '../password/own-password'
import { noSecretInAddress } from '../sign-in/no-secret-in-address'
import type { SecondFactor } from './second-factor'

const tags = ['account']
const config = { access: 'signedIn', beforeFactor: true } as const

export interface FactorRouteParts {
  factor: SecondFactor
  ownPassword: Pick<OwnPassword, 'check'>
  limits: Limits
  watchers: Pick<Watchers, 'accountChanged'>
}

/** One's own second factor: set up, and taken away again. */
export function addFactorRoutes(app: TypedApp, { factor, ownPassword, limits, watchers }: FactorRouteParts): void {
  /** Everybody at this machine shares the demo: nobody locks it for the others. */
  const ownerOf = (account: Account): Account => {
    if (isDemo(account)) throw forbidden()
    return account
  }

  app.get(
    OWN_ACCOUNT_PATH.factorState,
    {
      config,
      schema: { tags, summary: "Whether one's second factor is on, and required", response: answersWith(FactorStateSchema) },
    },
    async (request) => answer(request, await factor.stateOf(callerOf(request))),
  )

  app.post(
    OWN_ACCOUNT_PATH.beginFactor,
    {
      config,
      schema: { tags, summary: 'A new secret for an authenticator app (RFC 6238)', response: answersWith(FactorEnrolmentSchema) },
    },
    async (request) => {
      const caller = ownerOf(callerOf(request))
      await limits({ factorByAccount: caller.id })
      return answer(request, await factor.begin(caller))
    },
  )

  app.post(
    OWN_ACCOUNT_PATH.confirmFactor,
    {
      config,
      onRequest: noSecretInAddress,
      schema: {
        tags,
        summary: 'Turn the second factor on with a first code; gives the recovery codes, once',
        body: ConfirmFactorSchema,
        response: answersWith(RecoveryCodesSchema),
      },
    },
    async (request) => {
      const caller = ownerOf(callerOf(request))
      await limits({ factorByAccount: caller.id })
      const recoveryCodes = await factor.confirm(caller, request.body.code, (within) =>
        audit(request, 'second factor set up', caller.id, {}, within),
      )
      await watchers.accountChanged(caller.id)
      return answer(request, { recoveryCodes })
    },
  )

  app.post(
    OWN_ACCOUNT_PATH.removeFactor,
    {
      config: { ...config, proves: 'ownPassword' },
      onRequest: noSecretInAddress,
      schema: {
        tags,
        summary: 'Take the second factor away, with the password and a code',
        body: RemoveFactorSchema,
        response: answersWith(Type.Null()),
      },
    },
    async (request) => {
      const caller = ownerOf(callerOf(request))
      const { key, password, code } = request.body
      if (caller.kind !== 'LDAP') {
        if (key === undefined || password === undefined) throw badAt('$.password', 'the encrypted password, with its key')
        await ownPassword.check(caller, key, password)
      }
      await limits({ factorByAccount: caller.id })
      await factor.remove(caller, code, (within) => audit(request, 'second factor removed', caller.id, {}, within))
      await watchers.accountChanged(caller.id)
      return answer(request, null)
    },
  )
}
