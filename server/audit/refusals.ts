import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CODE } from '../../src/contract/envelope'
import type { Account } from '../access/account'
import { networkOf } from '../attempts/network-of'
import { logAct, type Act } from './audit'

const MOST_SUBJECTS = 10_000

/**
 * Returns a function that counts a subject and gives how many more are let through in its window: 0 for the last, less than 0 for those
 * above the limit. A flood of refusals fills no table.
 */
export function createRation({ most, windowMs }: { most: number; windowMs: number }, now: () => number = Date.now) {
  const windows = new Map<string, { count: number; endsAt: number }>()
  return (subject: string): number => {
    const open = windows.get(subject)
    const window = open && open.endsAt > now() ? open : { count: 0, endsAt: now() + windowMs }
    window.count += 1
    if (windows.size >= MOST_SUBJECTS) windows.clear()
    windows.set(subject, window)
    return most - window.count
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How the call proves an identity: a wrong password or code is written to the audit log under its name. */
    proves?: 'password' | 'directory' | 'code' | 'demo' | 'ownPassword' | 'mail'
  }
  interface FastifyRequest {
    /** Account that a caller named without having proven to be its owner. */
    meant: Account | null
  }
}

type Reason = 'wrong' | 'challenge' | 'tooMany' | 'busy' | 'notAllowed' | 'expired' | 'inAddress' | 'forbidden'

const REASONS: Readonly<Partial<Record<number, Reason>>> = {
  [CODE.wrongCredentials]: 'wrong',
  [CODE.wrongFactor]: 'wrong',
  [CODE.wrongCode]: 'wrong',
  [CODE.challengeSpent]: 'challenge',
  [CODE.tooManyRequests]: 'tooMany',
  [CODE.busy]: 'busy',
  [CODE.notAllowedHere]: 'notAllowed',
  [CODE.entryIncomplete]: 'notAllowed',
  [CODE.guestExpired]: 'expired',
  [CODE.signInAgain]: 'expired',
  [CODE.secretInAddress]: 'inAddress',
  [CODE.forbidden]: 'forbidden',
  [CODE.ownAccount]: 'forbidden',
  [CODE.aboveCaller]: 'forbidden',
  [CODE.lastAdministrator]: 'forbidden',
  [CODE.viewOnly]: 'forbidden',
}
/** Reasons that are written even for calls that prove no identity. */
const OF_ANY_CALL: readonly Reason[] = ['forbidden', 'tooMany', 'inAddress']
const FAILURES: readonly Reason[] = ['wrong', 'challenge']

const MINUTE_MS = 60_000
/** At most this many entries and lines of one act from one network; the last of them notes that there are more. */
const RATION = { most: 20, windowMs: 10 * MINUTE_MS }

/** Writes failed and refused sign-ins, refused password resets and other refused calls to the audit log, before they are answered. */
export function addRefusals(app: FastifyInstance): void {
  app.decorateRequest('meant', null)
  const ration = createRation(RATION)
  app.addHook('onSend', async (request, _reply, payload) => {
    const noted = actOf(request)
    if (!noted) return payload
    const { account, meant, ip, id: traceId } = request
    // A caller without a proven account is named by network address.
    const by = account ?? { id: '', name: ip }
    const left = ration(`${noted.act} ${networkOf(ip)} ${account?.id ?? ''}`)
    if (left < 0) return payload
    const details = { ...noted.details, address: ip, ...(left === 0 ? { more: true } : {}) }
    const entry = { accountId: by.id, accountName: by.name, act: noted.act, about: meant?.id ?? by.id, details, traceId }
    logAct(request.server, entry)
    // An unavailable database must not change the answer.
    await request.server.auditLog.add(entry).catch((error: unknown) => app.log.error({ err: error }, 'audit'))
    return payload
  })
}

function actOf({ refusedWith, routeOptions, method }: FastifyRequest): { act: Act; details: Record<string, unknown> } | null {
  const reason = refusedWith === null ? undefined : REASONS[refusedWith]
  if (!reason) return null
  const way = routeOptions.config.proves
  if (way === 'mail') return { act: 'password reset failed', details: { reason } }
  if (way) return { act: FAILURES.includes(reason) ? 'sign-in failed' : 'sign-in refused', details: { way, reason } }
  return OF_ANY_CALL.includes(reason) ? { act: 'call refused', details: { reason, call: `${method} ${routeOptions.url ?? ''}` } } : null
}
