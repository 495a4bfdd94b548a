import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import type { SIGN_IN_ACTS } from '../../src/contract/center/audit'
import type { Within } from '../database/within'
import type { Config } from '../config'
import { callerOf } from '../access/access'
import type { AuditEntry, AuditRepository } from './repository'

declare module 'fastify' {
  interface FastifyInstance {
    auditLog: AuditRepository
    /** Receives a structured line for each entry, independent of the log level. */
    actLog: FastifyBaseLogger
  }
  interface FastifyRequest {
    /** Acts of this call, written to the audit log once the call has succeeded. */
    acts: AuditEntry[] | null
  }
}

/** Every administrative act, and every outcome of a sign-in or a refused call, has a name of its own. */
export type Act =
  | 'guest approved'
  | 'guest refused'
  | 'guest reminded'
  | 'outbox read'
  | 'project sharing changed'
  | 'project shared'
  | 'project share taken back'
  | 'project share restored'
  | 'staff status checked'
  | 'role changed'
  | 'library assigned'
  | 'cad changed'
  | 'front end announced'
  | 'account added'
  | 'account closed'
  | 'account opened'
  | 'sessions ended'
  | 'library added'
  | 'library renamed'
  | 'statistics exported'
  | 'password changed'
  | 'second factor set up'
  | 'second factor removed'
  | 'second factor reset'
  | 'second factor rule changed'
  | 'feedback answered'
  | 'feedback status changed'
  | (typeof SIGN_IN_ACTS)[number]

/** Sign-ins are below the usual log level. */
const USUAL: Config['LOG_LEVEL'] = 'warn'
/** Acts that need an operator's attention. */
const WARNINGS: ReadonlySet<string> = new Set<Act>([
  ...(['sign-in failed', 'sign-in refused', 'password reset', 'password reset failed', 'call refused'] as const),
  ...(['account closed', 'sessions ended', 'second factor reset'] as const),
])

/**
 * Opens the audit log. Its lines also go to the log of the server, those of a call when it has succeeded; sign-ins, which are `info`,
 * appear at the usual log level, too.
 */
export function addAudit(app: FastifyInstance, entries: AuditRepository, level: Config['LOG_LEVEL']): void {
  app.decorate('auditLog', entries)
  app.decorate('actLog', app.log.child({}, { level: level === USUAL ? 'info' : level }))
  app.decorateRequest('acts', null)
  app.addHook('onSend', (request, _reply, payload, done) => {
    const acts = request.refusedWith === null ? request.acts : null
    request.acts = null
    for (const act of acts ?? []) logAct(request.server, act)
    done(null, payload)
  })
}

/** Logs one entry as a line: act, actor, subject and details, none of which is a secret. */
export function logAct({ actLog }: FastifyInstance, { act, accountId, about, details, traceId }: AuditEntry): void {
  // Everybody at this machine may open the demo, so its sign-in identifies nobody.
  const quiet = details['way'] === 'demo' ? 'debug' : 'info'
  actLog[WARNINGS.has(act) ? 'warn' : quiet]({ act, by: accountId, about, ...details, ...(traceId ? { traceId } : {}) }, 'audit')
}

/**
 * Writes an act of the caller on a subject, named by its id, within the transaction of the act, so that both are stored or neither. An act
 * that changes nothing is written by itself. Never put a password, a code or a token into `details`.
 */
export function audit(
  request: FastifyRequest,
  act: Act,
  about: string,
  details: Record<string, unknown> = {},
  within?: Within,
): Promise<void> {
  return auditBy(request, callerOf(request), act, about, details, within)
}

/** Writes an act of an account that is not signed in by the call but has proven its identity. */
export async function auditBy(
  request: FastifyRequest,
  { id, name }: { id: string; name: string },
  act: Act,
  about: string,
  details: Record<string, unknown>,
  within?: Within,
): Promise<void> {
  const entry = { accountId: id, accountName: name, act, about, details, traceId: request.id }
  await request.server.auditLog.add(entry, within)
  request.acts = [...(request.acts ?? []), entry]
}

/** Returns a function that writes that the server itself has closed an account, because the staff directory no longer knows it. */
export const closedByServer =
  (app: FastifyInstance) =>
  async (accountId: string, within: Within): Promise<void> => {
    const entry = {
      accountId: '',
      accountName: 'Branchline',
      act: 'account closed',
      about: accountId,
      details: { isGone: true },
      traceId: '',
    }
    await app.auditLog.add(entry, within)
    logAct(app, entry)
  }
