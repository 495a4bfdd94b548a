import { Type } from 'typebox'
import { SessionSchema } from '../account/account'
import {
  ConfirmFactorSchema,
  FactorEnrolmentSchema,
  FactorStateSchema,
  RecoveryCodesSchema,
  RemoveFactorSchema,
  SecondStepSchema,
} from '../account/account-factor'
import { ChangePasswordSchema } from '../account/account-sign-in'
import { rows } from './row'

const USER = '/api/apps-mssp/user'

/** Password and second factor of the user's own account. The specification has none of these calls. */
export const ownAccount = rows('account', {
  changePassword: {
    method: 'POST',
    path: `${USER}/password/change`,
    summary: "Change one's own password, with the old one; other sessions of the account end",
    permission: 'signedIn',
    beforeOwnPassword: true,
    beforeFactor: true,
    body: ChangePasswordSchema,
    answer: Type.Null(),
  },
  secondStep: {
    method: 'POST',
    path: '/api/mibp-basic-account/v1/user/login/second',
    summary: 'The second step of a sign-in that was refused with 2090066: the code of the second factor, or a recovery code',
    permission: 'open',
    body: SecondStepSchema,
    answer: SessionSchema,
  },
  factorState: {
    method: 'GET',
    path: `${USER}/factor/state`,
    summary: "Whether one's second factor is on, and required",
    permission: 'signedIn',
    beforeFactor: true,
    answer: FactorStateSchema,
  },
  beginFactor: {
    method: 'POST',
    path: `${USER}/factor/begin`,
    summary: 'A new secret for an authenticator app (RFC 6238)',
    permission: 'signedIn',
    beforeFactor: true,
    answer: FactorEnrolmentSchema,
  },
  confirmFactor: {
    method: 'POST',
    path: `${USER}/factor/confirm`,
    summary: 'Turn the second factor on with a first code; gives the recovery codes, once',
    permission: 'signedIn',
    beforeFactor: true,
    body: ConfirmFactorSchema,
    answer: RecoveryCodesSchema,
  },
  removeFactor: {
    method: 'POST',
    path: `${USER}/factor/remove`,
    summary: 'Take the second factor away, with the password and a code',
    permission: 'signedIn',
    beforeFactor: true,
    body: RemoveFactorSchema,
    answer: Type.Null(),
  },
})
