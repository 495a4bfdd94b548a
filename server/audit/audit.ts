import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Within } from '../database/within'
import { callerOf } from '../plugins/access'
import type { AuditRepository } from './repository'

declare module 'fastify' {
  interface FastifyInstance {
    auditLog: AuditRepository
  }
}

/** Every administrative act has a word of its own. */
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

export function addAudit(app: FastifyInstance, entries: AuditRepository): void {
  app.decorate('auditLog', entries)
}

/**
 * Writes down what the caller of a request did to somebody or something, named by its id: within the transaction of the act, so that neither
 * is there without the other. What changes nothing is written down by itself. Never put a password, a code or a token into `details`.
 */
export async function audit(
  request: FastifyRequest,
  act: Act,
  about: string,
  details: Record<string, unknown> = {},
  within?: Within,
): Promise<void> {
  const { id, name } = callerOf(request)
  await request.server.auditLog.add({ accountId: id, accountName: name, act, about, details, traceId: request.id }, within)
}
