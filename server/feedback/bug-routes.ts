import { Type } from 'typebox'
import { PageSchema } from '../../src/contract/center/page'
import { AnswerFeedbackSchema, FEEDBACK_PATH, FeedbackFilterSchema, FeedbackListSchema } from '../../src/contract/feedback'
import type { AccountRepository } from '../account/repository'
import { answer, answersWith } from '../answer'
import { audit } from '../audit/audit'
import type { Mailer } from '../mail/mailer'
import { callerOf } from '../plugins/access'
import type { TypedApp } from '../typed-app'
import { answerLetter } from './answer-letter'
import type { FeedbackRepository } from './repository'

const tags = ['user centre']

/** Everybody's feedback as administrators find and answer it. Each answer is written down and mailed to whoever reported. */
export function addBugRoutes(
  app: TypedApp,
  feedback: FeedbackRepository,
  accounts: Pick<AccountRepository, 'byId'>,
  mailer: Pick<Mailer, 'send'>,
): void {
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
      const answered = await feedback.answer(callerOf(request), feedbackId, text, asked)
      const { number, status, reporterId } = answered
      const isAnswer = text.trim() !== ''
      await audit(request, isAnswer ? 'feedback answered' : 'feedback status changed', feedbackId, {
        number,
        ...(status ? { status } : {}),
      })
      const reporter = await accounts.byId(reporterId)
      if (reporter && reporter.email !== '')
        await mailer.send({ to: reporter.email, ...answerLetter(reporter.name, answered, text.trim()) })
      return answer(request, null)
    },
  )
}
