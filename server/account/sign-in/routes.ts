import type { FastifyRequest } from 'fastify'
import { SessionSchema } from '../../../src/contract/account'
import { ACCOUNT_PATH } from '../../../src/contract/account-paths'
import { DirectoryLoginBodySchema, LoginBodySchema, LoginKeySchema } from '../../../src/contract/account-sign-in'
import { CODE } from '../../../src/contract/envelope'
import { answer, answersWith } from '../../answer'
import { forbidden, Refusal } from '../../refusal'
import type { TypedApp } from '../../typed-app'
import type { Account } from '../account'
import { countsAsBrand } from './brand'
import { isFromHere } from './from-here'
import type { LoginKeys } from '../password/login-key'
import type { Proven, Sessions } from '../sessions'
import { wrongCredentials, type SignIn } from './sign-in'

const SIGN_IN_BODY_BYTES = 64 * 1024
const tags = ['account']
const config = { access: 'open' } as const
const response = answersWith(SessionSchema)

export interface SignInRouteParts {
  signIn: SignIn
  sessions: Sessions
  keys: LoginKeys
  /** The account behind "Try the demo"; null where no demo is offered. */
  demo: Account | null
  isDirectoryOffered: boolean
  /** Words in the page's address that choose the brand variant. */
  brandWords: string[]
}

/** Every way to sign in, section 7 of the platform specification. A sign-in ends the account's older sessions. */
export function addSignInRoutes(app: TypedApp, { signIn, sessions, keys, demo, isDirectoryOffered, brandWords }: SignInRouteParts): void {
  const isDemoOffered = (request: FastifyRequest): boolean => demo !== null && isFromHere(request)
  const started = async (request: FastifyRequest, proven: Proven, endsOthers = true) => {
    const session = await sessions.start(proven, { endsOthers })
    // What was proven a moment ago is no longer so.
    if (!session) throw wrongCredentials()
    return answer(request, session)
  }

  app.get(
    ACCOUNT_PATH.loginKey,
    { config, schema: { tags, summary: 'Public key for the password, and the ways to sign in', response: answersWith(LoginKeySchema) } },
    async (request) => {
      const { id, publicKey } = await keys.current()
      return answer(request, { key: id, publicKey, isDemoOffered: isDemoOffered(request), isDirectoryOffered, brandWords })
    },
  )

  app.post(
    ACCOUNT_PATH.login,
    {
      config,
      bodyLimit: SIGN_IN_BODY_BYTES,
      schema: { tags, summary: 'Sign in with an encrypted password', body: LoginBodySchema, response },
    },
    async (request) => started(request, await signIn.withPassword(request.body, request.ip)),
  )

  app.post(
    ACCOUNT_PATH.appLogin,
    { config, schema: { tags, summary: 'The same, with the payload in the address', querystring: LoginBodySchema, response } },
    async (request) => started(request, await signIn.withPassword(request.query, request.ip)),
  )

  app.post(
    ACCOUNT_PATH.brandLogin,
    {
      config,
      bodyLimit: SIGN_IN_BODY_BYTES,
      schema: { tags, summary: 'The same at the brand variant, for accounts of the brand', body: LoginBodySchema, response },
    },
    async (request) => {
      const proven = await signIn.withPassword(request.body, request.ip)
      if (!countsAsBrand(proven.account.brand, brandWords)) throw notOfBrand()
      return started(request, proven)
    },
  )

  app.post(
    ACCOUNT_PATH.directoryLogin,
    {
      config,
      bodyLimit: SIGN_IN_BODY_BYTES,
      schema: { tags, summary: 'Sign in with an account of the staff directory (LDAP)', body: DirectoryLoginBodySchema, response },
    },
    async (request) => started(request, await signIn.withDirectory(request.body, request.ip)),
  )

  app.post(
    ACCOUNT_PATH.demo,
    { config, schema: { tags, summary: 'Sign in to the demo, from this machine only', response } },
    async (request) => {
      if (!demo || !isDemoOffered(request)) throw forbidden()
      // Everybody at this machine shares the demo: one trying it does not end another's.
      return started(request, { account: demo, passwordHash: null }, false)
    },
  )
}

export const notOfBrand = (): Refusal => new Refusal(CODE.notAllowedHere, 'Your account has no permission to log in here.')
