import { Type } from 'typebox'
import { OutboxMailSchema } from '../../src/contract/account-guests'
import { ACCOUNT_PATH } from '../../src/contract/account-paths'
import { answer, answersWith } from '../answer'
import { audit } from '../audit/audit'
import type { TypedApp } from '../typed-app'
import type { Mailer } from './mailer'

const MOST_MAILS = 200

/** The outbox, for administrators of a server without a mail server: mail holds codes, so reading it is written down. */
export function addMailRoutes(app: TypedApp, mailer: Mailer): void {
  app.get(
    ACCOUNT_PATH.outbox,
    {
      config: { access: { permission: 'center:role' } },
      schema: {
        tags: ['mail'],
        summary: 'Mail no mail server has taken, latest first',
        response: answersWith(Type.Array(OutboxMailSchema)),
      },
    },
    async (request) => {
      const mails = await mailer.unsent(MOST_MAILS)
      await audit(request, 'outbox read', 'outbox', { count: mails.length })
      return answer(
        request,
        mails.map(({ id, to, subject, text, createdAt }) => ({ id, to, subject, text, createdAt: createdAt.toISOString() })),
      )
    },
  )
}
