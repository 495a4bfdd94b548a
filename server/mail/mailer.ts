import type { FastifyInstance } from 'fastify'
import { newId } from '../../src/model/change/ids'
import { addJob } from '../jobs'
import { CLAIM_MS, isRefusedForGood, openMailServer } from './mail-server'
import type { MailServerSettings } from '../config'
import type { Mail, MailRepository, NewMail } from './repository'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** How long mail is kept, and how long mail whose content has become useless. */
const KEPT_MS = 30 * DAY_MS
const USELESS_KEPT_MS = DAY_MS
const LONGEST_PAUSE_MS = 720 * MINUTE_MS
const EVERY_MS = 30_000
/** How long closing waits for a running delivery. */
const CLOSING_MS = 3_000

/**
 * Writes mail into the outbox, in the time of one insert whatever the recipient, and delivers the outbox to the mail server where there is
 * one. A failed mail is tried again at growing intervals, for a month or as long as it is useful; a permanently refused one is not tried
 * again.
 */
export function addMailer(app: FastifyInstance, mails: MailRepository, settings: MailServerSettings | null) {
  const server = settings && openMailServer(settings)
  /** Ids of mails that the mail server has accepted and the database has not recorded yet. */
  const carried = new Set<string>()

  const isCarried = async (mail: Mail, carry: (mail: Mail) => Promise<void>): Promise<boolean> => {
    if (carried.has(mail.id)) return true
    try {
      await carry(mail)
      carried.add(mail.id)
      return true
    } catch (error) {
      const isOver = isRefusedForGood(error)
      // The line contains neither the address nor the text: the readers of logs have no right to them.
      app.log.warn({ mail: mail.id, tries: mail.tries, reason: codeOf(error) }, isOver ? 'mail refused for good' : 'mail not taken')
      // Postponed beyond its deletion: until then an administrator finds it in the outbox.
      await mails.postpone(mail.id, new Date(Date.now() + (isOver ? KEPT_MS : pauseAfter(mail.tries))))
      return false
    }
  }

  /** Delivers due mail to the mail server, one after the other; does nothing where there is none. */
  const deliver = async (isClosing: () => boolean): Promise<void> => {
    if (!server) return
    while (!isClosing()) {
      // Claimed one at a time: mail behind a slow one would become due again, and be delivered by another server, too.
      const [mail] = await mails.claim(1, new Date(Date.now() + CLAIM_MS))
      if (!mail) return
      if (!(await isCarried(mail, server.carry))) continue
      // If this fails the mail is due again later, and only this step is repeated.
      await mails.sent(mail.id)
      carried.delete(mail.id)
    }
  }

  // Runs before the job's own hook, which waits for the running delivery.
  app.addHook('preClose', (done) => {
    server?.stopWithin(CLOSING_MS)
    done()
  })
  const deliverSoon = addJob(app, 'mail', EVERY_MS, deliver)
  app.addHook('onClose', () => server?.close())

  const write = ({ to, subject, text, uselessAfter = null }: Omit<NewMail, 'id'>, into = mails): Promise<void> =>
    into.add({ id: newId(), to, subject, text, uselessAfter })

  return {
    /** Writes a mail into the outbox, or into that of a transaction, for the next delivery. */
    write,
    deliverSoon,
    async send(mail: Omit<NewMail, 'id'>): Promise<void> {
      await write(mail)
      deliverSoon()
    },
    /** Adds an empty mail that counts as sent, in the time of a real one, so that the response time reveals nothing. */
    pretend: (to: string): Promise<void> => mails.addSent({ id: newId(), to }),
    /** Returns the mail that no mail server has accepted, the latest first. */
    unsent: (count: number): Promise<Mail[]> => mails.unsent(count),
    /** Deletes old mail. */
    forget: (): Promise<void> => mails.forgetBefore(new Date(Date.now() - KEPT_MS), new Date(Date.now() - USELESS_KEPT_MS)),
  }
}

export type Mailer = ReturnType<typeof addMailer>

/** Returns the pause before the next try: 2, 4, 8 … minutes, at most twelve hours. */
const pauseAfter = (tries: number): number => Math.min(2 ** tries * MINUTE_MS, LONGEST_PAUSE_MS)

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : 'unknown')
