import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { APPLICATION_CODE, PermissionSchema, SessionSchema, UserInfoSchema } from '../../src/contract/account'
import { ACCOUNT_PATH } from '../../src/contract/account-paths'
import { LoginBodySchema, LoginKeySchema, type LoginBody } from '../../src/contract/account-sign-in'
import { CODE } from '../../src/contract/envelope'
import { answer, answersWith } from '../answer'
import { isLoopback } from '../config'
import { callerOf, tokenOf } from '../plugins/access'
import { badRequest, forbidden, Refusal } from '../refusal'
import type {} from '@fastify/rate-limit'
import type { TypedApp } from '../typed-app'
import { verifyPassword } from './password'
import type { LoginKeyPair } from './login-key'
import { userInfoOf, type Account } from './account'
import type { AccountRepository } from './repository'
import { permissionTree } from './roles'
import type { Sessions } from './sessions'

const SIGN_IN_BODY_BYTES = 64 * 1024
const MINUTE_MS = 60_000

export interface AccountParts {
  accounts: AccountRepository
  sessions: Sessions
  key: LoginKeyPair
  /** The account behind "Try the demo"; null where no demo is offered. */
  demo: Account | null
  /** Words in the page's address that choose the brand variant. */
  brandWords: string[]
}

/** Sign-in, session and permission calls of the platform specification, section 7. */
export function addAccountRoutes(app: TypedApp, { accounts, sessions, key, demo, brandWords }: AccountParts): void {
  const tags = ['account']
  const isDemoOffered = (request: FastifyRequest): boolean => demo !== null && isLoopback(request.ip)

  app.get(
    ACCOUNT_PATH.loginKey,
    { config: { access: 'open' }, schema: { tags, summary: 'Public key for the password', response: answersWith(LoginKeySchema) } },
    (request) =>
      answer(request, {
        key: key.id,
        publicKey: key.publicKey,
        isDemoOffered: isDemoOffered(request),
        isDirectoryOffered: false,
        brandWords,
      }),
  )

  app.post(
    ACCOUNT_PATH.login,
    {
      config: { access: 'open' },
      bodyLimit: SIGN_IN_BODY_BYTES,
      preHandler: slowDown(app),
      schema: { tags, summary: 'Sign in with an encrypted password', body: LoginBodySchema, response: answersWith(SessionSchema) },
    },
    async (request) => {
      const login = loginOf(request.body)
      if (!login) throw badRequest('body $: expected personalEmail, phone or userName')
      const password = key.decrypt(request.body.key, request.body.password)
      const stored = await accounts.passwordOf(login)
      const isRight = await verifyPassword(password, stored?.password ?? null)
      if (!stored || !isRight) throw new Refusal(CODE.wrongCredentials, 'The account or the password is wrong.')
      return answer(request, await sessions.start(stored.account, { endsOthers: true }))
    },
  )

  app.post(
    ACCOUNT_PATH.demo,
    {
      config: { access: 'open' },
      schema: { tags, summary: 'Sign in to the demo, from this machine only', response: answersWith(SessionSchema) },
    },
    async (request) => {
      if (!demo || !isDemoOffered(request)) throw forbidden()
      return answer(request, await sessions.start(demo, { endsOthers: false }))
    },
  )

  app.get(
    ACCOUNT_PATH.permissions,
    {
      config: { access: 'signedIn' },
      schema: {
        tags,
        summary: "The caller's permissions",
        querystring: Type.Object({ applicationCode: Type.String() }),
        response: answersWith(Type.Array(PermissionSchema)),
      },
    },
    (request) => {
      const isOurs = request.query.applicationCode === APPLICATION_CODE
      return answer(request, isOurs ? permissionTree(callerOf(request).role) : [])
    },
  )

  app.get(
    ACCOUNT_PATH.userInfo,
    { config: { access: 'signedIn' }, schema: { tags, summary: 'Who is signed in', response: answersWith(UserInfoSchema) } },
    (request) => answer(request, userInfoOf(callerOf(request))),
  )

  app.get(
    ACCOUNT_PATH.logout,
    {
      config: { access: 'open' },
      schema: { tags, summary: 'End the session; no error where there is none', response: answersWith(Type.Null()) },
    },
    async (request) => {
      const token = tokenOf(request)
      if (token) await sessions.end(token)
      return answer(request, null)
    },
  )

  app.get(
    ACCOUNT_PATH.refresh,
    {
      config: { access: 'signedIn' },
      schema: { tags, summary: 'A fresh token; the old one ends after a minute', response: answersWith(SessionSchema) },
    },
    async (request) => answer(request, await sessions.refresh(tokenOf(request), callerOf(request))),
  )
}

const loginOf = (body: LoginBody): string => (body.personalEmail ?? body.phone ?? body.userName ?? '').trim()

// Ten attempts a minute on one account; guessing one password over many accounts is slowed down too.
function slowDown(app: FastifyInstance) {
  const limits = [
    app.createRateLimit({ max: 100, timeWindow: MINUTE_MS, keyGenerator: (request) => request.ip }),
    app.createRateLimit({
      max: 10,
      timeWindow: MINUTE_MS,
      keyGenerator: (request) => `${request.ip} ${loginOf(request.body as LoginBody).toLowerCase()}`,
    }),
  ]
  return async (request: FastifyRequest): Promise<void> => {
    for (const limit of limits) {
      const state = await limit(request)
      if (!state.isAllowed && state.isExceeded) {
        throw new Refusal(CODE.tooManyRequests, `Too many attempts. Try again in ${state.ttlInSeconds} seconds.`, null, 429)
      }
    }
  }
}
