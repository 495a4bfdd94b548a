import type { FastifyInstance } from 'fastify'
import { handle } from '../handle'
import { CALLS } from '../../src/contract/calls'
import { audit } from '../audit/audit'
import type { Mailer } from '../mail/mailer'
import { mailRepository } from '../mail/repository'
import { callerOf } from '../access/access'
import { answerLetter } from './answer-letter'
import type { FeedbackRepository } from './repository'

/**
 * Registers the calls by which administrators find and answer all feedback. Each answer is written to the audit log and mailed to the
 * reporter.
 */
export function addBugRoutes(app: FastifyInstance, feedback: FeedbackRepository, mailer: Pick<Mailer, 'write' | 'deliverSoon'>): void {
  handle(app, CALLS.feedback.all, async (request) => ({ ...(await feedback.list(null, request.body, request.query)), ...request.query }))

  handle(app, CALLS.feedback.answer, async (request) => {
    const { feedbackId, text, status: asked } = request.body
    const act = text.trim() === '' ? 'feedback status changed' : 'feedback answered'
    await feedback.answer(callerOf(request), feedbackId, text, asked, async (answered, within) => {
      const { number, status, reporterName, reporterEmail } = answered
      await audit(request, act, feedbackId, { number, ...(status ? { status } : {}) }, within)
      if (reporterEmail !== '')
        await mailer.write({ to: reporterEmail, ...answerLetter(reporterName, answered, text.trim()) }, mailRepository(within))
    })
    mailer.deliverSoon()
    return null
  })
}
