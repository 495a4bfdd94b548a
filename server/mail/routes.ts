import type { FastifyInstance } from 'fastify'
import { handle } from '../handle'
import { CALLS } from '../../src/contract/calls'
import { audit } from '../audit/audit'
import type { Mailer } from './mailer'

const MOST_MAILS = 200

/**
 * Registers the calls for the outbox, for administrators of a server without a mail server: mail contains codes, so each reading is written
 * to the audit log.
 */
export function addMailRoutes(app: FastifyInstance, mailer: Mailer): void {
  handle(app, CALLS.operation.outbox, async (request) => {
    const mails = await mailer.unsent(MOST_MAILS)
    await audit(request, 'outbox read', 'outbox', { count: mails.length })
    return mails.map(({ id, to, subject, text, createdAt }) => ({ id, to, subject, text, createdAt: createdAt.toISOString() }))
  })
}
