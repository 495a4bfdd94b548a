import type { FastifyInstance } from 'fastify'
import { isPermitted } from '../access/roles'
import { handle } from '../handle'
import { CALLS } from '../../src/contract/calls'
import type { Limits } from '../attempts/limits'
import { callerOf } from '../access/access'
import { missingFeedback, type FeedbackRepository } from './repository'

/** Registers the calls that send feedback and follow one's own. */
export function addFeedbackRoutes(app: FastifyInstance, feedback: FeedbackRepository, limits: Limits): void {
  handle(app, CALLS.feedback.send, async (request) => {
    const { id } = callerOf(request)
    await limits({ feedbackByAccount: id })
    const number = await feedback.add(id, request.body)
    return { feedbackId: request.body.feedbackId, number }
  })

  handle(app, CALLS.feedback.mine, async (request) => ({
    ...(await feedback.list(callerOf(request).id, request.body, request.query)),
    ...request.query,
  }))

  handle(app, CALLS.feedback.get, async (request) => {
    const { id, role } = callerOf(request)
    const { feedbackId } = request.params
    const own = await feedback.detail(feedbackId, id)
    if (own) await feedback.markRead(feedbackId, new Date(own.changedAt))
    const found = own ?? (isPermitted(role, 'feedback:all') ? await feedback.detail(feedbackId, null) : null)
    if (!found) throw missingFeedback()
    return found
  })

  handle(app, CALLS.feedback.add, async (request) => {
    const caller = callerOf(request)
    await limits({ feedbackByAccount: caller.id })
    if (!(await feedback.addOfReporter(caller, request.body.feedbackId, request.body.text))) throw missingFeedback()
    return null
  })
}
