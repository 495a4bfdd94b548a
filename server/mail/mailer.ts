import { createTransport, type Transporter } from 'nodemailer'
import type { FastifyInstance } from 'fastify'
import { newId } from '../../src/model/ids'
import { addJob } from '../jobs'
import type { Mail, MailRepository } from './repository'

const AT_ONCE = 10
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const KEPT_DAYS = 30
const TIMEOUT_MS = 15_000
const TIMEOUTS = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS }
const EVERY_MS = 30_000

export interface MailSettings {
  /** `smtp://user:password@host:port` or `smtps://`; without one mail stays in the outbox. */
  url: string | undefined
  from: string
}

/**
 * Writes mail into the outbox, in the time of one insert whoever it is for, and carries the outbox to the mail server where there is one.
 * What a mail server does not take is tried again later and later, for a month.
 */
export function addMailer(app: FastifyInstance, mails: MailRepository, { url, from }: MailSettings) {
  const transport = url ? createTransport({ url, ...TIMEOUTS }, { from }) : null

  const deliverOne = async (mail: Mail, carrier: Transporter): Promise<void> => {
    try {
      await carrier.sendMail({ to: mail.to, subject: mail.subject, text: mail.text, messageId: `<${mail.id}@branchline>` })
      await mails.sent(mail.id)
    } catch (error) {
      // Neither the address nor the text: logs are read by people whom they do not concern.
      app.log.warn({ mail: mail.id, tries: mail.tries, reason: codeOf(error) }, 'mail not taken')
      await mails.postpone(mail.id, new Date(Date.now() + Math.min(2 ** mail.tries, 720) * MINUTE_MS))
    }
  }

  /** Carries what is due to the mail server; nothing where there is none. Old mail is forgotten. */
  const deliver = async (): Promise<void> => {
    await mails.forgetBefore(new Date(Date.now() - KEPT_DAYS * DAY_MS))
    if (!transport) return
    const due = await mails.claim(AT_ONCE, new Date(Date.now() + MINUTE_MS + TIMEOUT_MS))
    for (const mail of due) await deliverOne(mail, transport)
    if (due.length === AT_ONCE) await deliver()
  }

  const deliverSoon = addJob(app, 'mail', EVERY_MS, deliver)
  app.addHook('onClose', () => transport?.close())
  return {
    async send({ to, subject, text }: Pick<Mail, 'to' | 'subject' | 'text'>): Promise<void> {
      await mails.add({ id: newId(), to, subject, text })
      deliverSoon()
    },
    /** Writes nothing to nobody in the time of a real mail: whoever waits for the answer learns nothing from it. */
    pretend: (to: string): Promise<void> => mails.addSent({ id: newId(), to }),
    /** What no mail server has taken, the latest first. */
    unsent: (count: number): Promise<Mail[]> => mails.unsent(count),
  }
}

export type Mailer = ReturnType<typeof addMailer>

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : 'unknown')
