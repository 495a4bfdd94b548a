import { Type } from 'typebox'
import { PageSchema } from '../../src/contract/center/page'
import {
  AddToFeedbackSchema,
  FEEDBACK_PATH,
  FeedbackDetailSchema,
  FeedbackFilterSchema,
  FeedbackIdSchema,
  FeedbackListSchema,
  SendFeedbackSchema,
  SentFeedbackSchema,
} from '../../src/contract/feedback'
import { isPermitted } from '../account/roles'
import { answer, answersWith } from '../answer'
import type { Limits } from '../attempts/limits'
import { callerOf } from '../plugins/access'
import type { TypedApp } from '../typed-app'
import { missingFeedback, type FeedbackRepository } from './repository'

const tags = ['feedback']
const config = { access: { permission: 'feedback' } }

/** Sending feedback, and following one's own. */
export function addFeedbackRoutes(app: TypedApp, feedback: FeedbackRepository, limits: Limits): void {
  app.post(
    FEEDBACK_PATH.send,
    {
      config,
      schema: {
        tags,
        summary: 'Send feedback with pictures that were uploaded before. Code 40430: data.pictureIds are not on the server',
        body: SendFeedbackSchema,
        response: answersWith(Type.Union([SentFeedbackSchema, Type.Unknown()])),
      },
    },
    async (request) => {
      const { id } = callerOf(request)
      await limits({ feedbackByAccount: id })
      const number = await feedback.add(id, request.body)
      return answer(request, { feedbackId: request.body.feedbackId, number })
    },
  )

  app.post(
    FEEDBACK_PATH.mine,
    {
      config,
      schema: {
        tags,
        summary: "The caller's own feedback",
        querystring: PageSchema,
        body: FeedbackFilterSchema,
        response: answersWith(FeedbackListSchema),
      },
    },
    async (request) => answer(request, { ...(await feedback.list(callerOf(request).id, request.body, request.query)), ...request.query }),
  )

  app.get(
    `${FEEDBACK_PATH.get}/:feedbackId`,
    {
      config,
      schema: {
        tags,
        summary: "One feedback with its answers: one's own, or any for holders of feedback:all. One's own counts as read from then on",
        params: FeedbackIdSchema,
        response: answersWith(FeedbackDetailSchema),
      },
    },
    async (request) => {
      const { id, role } = callerOf(request)
      const { feedbackId } = request.params
      const own = await feedback.detail(feedbackId, id)
      if (own) await feedback.markRead(feedbackId, new Date(own.changedAt))
      const found = own ?? (isPermitted(role, 'feedback:all') ? await feedback.detail(feedbackId, null) : null)
      if (!found) throw missingFeedback()
      return answer(request, found)
    },
  )

  app.post(
    FEEDBACK_PATH.add,
    {
      config,
      schema: { tags, summary: "Something to add to one's own feedback", body: AddToFeedbackSchema, response: answersWith(Type.Null()) },
    },
    async (request) => {
      const caller = callerOf(request)
      await limits({ feedbackByAccount: caller.id })
      if (!(await feedback.addOfReporter(caller, request.body.feedbackId, request.body.text))) throw missingFeedback()
      return answer(request, null)
    },
  )
}
