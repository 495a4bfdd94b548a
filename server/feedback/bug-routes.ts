import { Type } from 'typebox'
import { PageSchema } from '../../src/contract/center/page'
import { AnswerFeedbackSchema, FEEDBACK_PATH, FeedbackFilterSchema, FeedbackListSchema } from '../../src/contract/feedback'
import { answer, answersWith } from '../answer'
import { audit } from '../audit/audit'
import type { Mailer } from '../mail/mailer'
import { mailRepository } from '../mail/repository'
import { callerOf } from '../plugins/access'
import type { TypedApp } from '../typed-app'
import { answerLetter } from './answer-letter'
import type { FeedbackRepository } from './repository'

const tags = ['user centre']

/** Everybody's feedback as administrators find and answer it. Each answer is written down and mailed to whoever reported. */
export function addBugRoutes(app: TypedApp, feedback: FeedbackRepository, mailer: Pick<Mailer, 'write' | 'deliverSoon'>): void {
  app.post(
    FEEDBACK_PATH.all,
    {
      config: { access: { permission: 'feedback:all' } },
      schema: {
        tags,
        summary: "Everybody's feedback, searched, sorted and by pages",
        querystring: PageSchema,
        body: FeedbackFilterSchema,
        response: answersWith(FeedbackListSchema),
      },
    },
    async (request) => answer(request, { ...(await feedback.list(null, request.body, request.query)), ...request.query }),
  )

  app.post(
    FEEDBACK_PATH.answer,
    {
      config: { access: { permission: 'center:bug' } },
      schema: {
        tags,
        summary: 'Answer feedback, give it another status, or both; its reporter gets a mail',
        body: AnswerFeedbackSchema,
        response: answersWith(Type.Null()),
      },
    },
    async (request) => {
      const { feedbackId, text, status: asked } = request.body
      const act = text.trim() === '' ? 'feedback status changed' : 'feedback answered'
      await feedback.answer(callerOf(request), feedbackId, text, asked, async (answered, within) => {
        const { number, status, reporterName, reporterEmail } = answered
        await audit(request, act, feedbackId, { number, ...(status ? { status } : {}) }, within)
        if (reporterEmail !== '')
          await mailer.write({ to: reporterEmail, ...answerLetter(reporterName, answered, text.trim()) }, mailRepository(within))
      })
      mailer.deliverSoon()
      return answer(request, null)
    },
  )
}
