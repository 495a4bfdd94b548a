import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { countsAsBrand } from '../../../src/contract/account/brand'
import { CODE } from '../../../src/contract/envelope'
import { handle } from '../../handle'
import { CALLS } from '../../../src/contract/calls'
import { auditBy } from '../../audit/audit'
import { badAt, forbidden, Refusal } from '../../refusal'
import type { Within } from '../../database/within'
import type { Account } from '../../access/account'
import type { HalfSignInRepository } from '../factor/half-sign-in-repository'
import type { SecondFactor } from '../factor/second-factor'
import { isFromHere } from './from-here'
import { deviceOf, type KnownDevices } from './known-devices'
import { noSecretInAddress } from './no-secret-in-address'
import type { LoginKeys } from '../password/login-key'
import type { Proven, Sessions } from '../../access/sessions'
import { wrongCredentials, type From, type SignIn } from './sign-in'

const SIGN_IN_BODY_BYTES = 64 * 1024
/** Returns the route options of a call that carries a password or a code. */
const taking = (proves: 'password' | 'directory' | 'code') => ({
  config: { proves },
  bodyLimit: SIGN_IN_BODY_BYTES,
  onRequest: noSecretInAddress,
})
const withPassword = taking('password')

export interface SignInRouteParts {
  signIn: SignIn
  sessions: Sessions
  keys: LoginKeys
  factor: SecondFactor
  halfSignIns: HalfSignInRepository
  devices: KnownDevices
  /** The account behind "Try the demo"; null where no demo is offered. */
  demo: Account | null
  isDirectoryOffered: boolean
  /** Words in the page's address that choose the brand variant. */
  brandWords: string[]
  /** Words of the house brand. */
  houseWords: string[]
}

const fromOf = (request: FastifyRequest): From => ({
  address: request.ip,
  device: deviceOf(request),
  meant: (account) => (request.meant = account),
})

/** Writes a sign-in to the audit log, in the transaction of its session. */
const signedIn = (request: FastifyRequest, account: Account) => (within: Within) =>
  auditBy(request, account, 'signed in', account.id, { way: request.routeOptions.config.proves, address: request.ip }, within)

/** Registers every way to sign in, section 7 of the platform specification. A sign-in ends the account's older sessions. */
export function addSignInRoutes(
  app: FastifyInstance,
  { signIn, sessions, keys, factor, halfSignIns, devices, demo, isDirectoryOffered, brandWords, houseWords }: SignInRouteParts,
): void {
  const isDemoOffered = (request: FastifyRequest): boolean => demo !== null && isFromHere(request)

  /** Starts the session of an account that has proven everything that is required of it. */
  const started = async (request: FastifyRequest, reply: FastifyReply, { account, passwordHash }: Proven) => {
    const mustSetUpFactor = await factor.isDue(account)
    const noted = signedIn(request, account)
    const session = await sessions.start({ account: { ...account, mustSetUpFactor }, passwordHash }, { endsOthers: true, noted })
    // The password or the account has changed since it was proven.
    if (!session) throw wrongCredentials()
    // The session is stored: an error of the sign-in at this point would have ended the others for nothing.
    await devices
      .remember(account.id, request, reply)
      .catch((error: unknown) => request.log.error({ err: error }, 'the browser of a sign-in is not remembered'))
    return session
  }
  /** Starts a session where the account has no second factor; else refuses with a ticket for the second step. */
  const opened = async (request: FastifyRequest, reply: FastifyReply, proven: Proven) => {
    if (!proven.account.hasSecondFactor) return started(request, reply, proven)
    const ticket = await halfSignIns.begin(proven)
    throw new Refusal(CODE.factorNeeded, 'The password is right. Enter the code of your authenticator app.', { ticket })
  }

  handle(app, CALLS.account.loginKey, async (request) => {
    const [{ id, publicKey }, challenge] = await Promise.all([keys.current(), keys.challenge()])
    return {
      key: id,
      publicKey,
      challenge,
      isDemoOffered: isDemoOffered(request),
      isDirectoryOffered,
      brandWords,
      houseWords,
    }
  })

  handle(
    app,
    CALLS.account.login,
    async (request, reply) => opened(request, reply, await signIn.withPassword(request.body, fromOf(request))),
    withPassword,
  )

  handle(
    app,
    CALLS.account.appLogin,
    async (request, reply) => {
      const payload = { ...request.query, ...request.body }
      if (payload.mode === undefined) throw badAt('$.mode', '"RSA"')
      return opened(request, reply, await signIn.withPassword({ ...payload, mode: payload.mode }, fromOf(request)))
    },
    withPassword,
  )

  handle(
    app,
    CALLS.account.brandLogin,
    async (request, reply) => {
      const proven = await signIn.withPassword(request.body, fromOf(request))
      if (!countsAsBrand(proven.account.brand, brandWords)) throw notOfBrand()
      return opened(request, reply, proven)
    },
    withPassword,
  )

  handle(
    app,
    CALLS.account.directoryLogin,
    async (request, reply) => opened(request, reply, await signIn.withDirectory(request.body, fromOf(request))),
    taking('directory'),
  )

  handle(
    app,
    CALLS.ownAccount.secondStep,
    async (request, reply) => {
      const { ticket, code } = request.body
      const proven = await halfSignIns.tryOnce(ticket)
      if (!proven) throw signInAgain()
      request.meant = proven.account
      await signIn.countCode(proven.account, fromOf(request))
      await factor.prove(proven.account, code)
      if (!(await halfSignIns.end(ticket))) throw signInAgain()
      return started(request, reply, proven)
    },
    taking('code'),
  )

  handle(
    app,
    CALLS.account.demo,
    async (request) => {
      if (!demo || !isDemoOffered(request)) {
        await signIn.countRefusedDemo(fromOf(request))
        throw forbidden()
      }
      // Everybody at this machine shares the demo: one user does not end another's session.
      const session = await sessions.start({ account: demo, passwordHash: null }, { noted: signedIn(request, demo) })
      if (!session) throw wrongCredentials()
      return session
    },
    { config: { proves: 'demo' } },
  )
}

const signInAgain = (): Refusal =>
  new Refusal(CODE.signInAgain, 'This sign-in took too long, or its code was wrong too often. Begin again with your password.')

export const notOfBrand = (): Refusal => new Refusal(CODE.notAllowedHere, 'Your account has no permission to log in here.')
