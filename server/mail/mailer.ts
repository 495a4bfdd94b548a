import type { FastifyInstance } from 'fastify'
import { newId } from '../../src/model/change/ids'
import { addJob } from '../jobs'
import { CLAIM_MS, isRefusedForGood, openMailServer, type MailServerSettings } from './mail-server'
import type { Mail, MailRepository, NewMail } from './repository'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** How long mail is kept, and how long what is worth nothing any more. */
const KEPT_MS = 30 * DAY_MS
const USELESS_KEPT_MS = DAY_MS
const LONGEST_PAUSE_MS = 720 * MINUTE_MS
const EVERY_MS = 30_000
/** How long closing waits for the mail that is being carried. */
const CLOSING_MS = 3_000

/**
 * Writes mail into the outbox, in the time of one insert whoever it is for, and carries the outbox to the mail server where there is one.
 * What a mail server does not take is tried again later and later, for a month or as long as it is worth something; what it refuses for good
 * is not tried again.
 */
export function addMailer(app: FastifyInstance, mails: MailRepository, settings: MailServerSettings | null) {
  const server = settings && openMailServer(settings)
  /** What the mail server has taken and the database has not heard of yet. */
  const carried = new Set<string>()

  const isCarried = async (mail: Mail, carry: (mail: Mail) => Promise<void>): Promise<boolean> => {
    if (carried.has(mail.id)) return true
    try {
      await carry(mail)
      carried.add(mail.id)
      return true
    } catch (error) {
      const isOver = isRefusedForGood(error)
      // Neither the address nor the text: logs are read by people whom they do not concern.
      app.log.warn({ mail: mail.id, tries: mail.tries, reason: codeOf(error) }, isOver ? 'mail refused for good' : 'mail not taken')
      // Later than it is forgotten: until then an administrator finds it in the outbox.
      await mails.postpone(mail.id, new Date(Date.now() + (isOver ? KEPT_MS : pauseAfter(mail.tries))))
      return false
    }
  }

  /** Carries what is due to the mail server, one after the other; nothing where there is none. */
  const deliver = async (isClosing: () => boolean): Promise<void> => {
    if (!server) return
    while (!isClosing()) {
      // One at a time: what waits behind a slow one would be due again, and carried by another server, too.
      const [mail] = await mails.claim(1, new Date(Date.now() + CLAIM_MS))
      if (!mail) return
      if (!(await isCarried(mail, server.carry))) continue
      // Where this fails it is due again one day, and only this is done.
      await mails.sent(mail.id)
      carried.delete(mail.id)
    }
  }

  // Before the job's own, which waits for the mail that is being carried.
  app.addHook('preClose', (done) => {
    server?.stopWithin(CLOSING_MS)
    done()
  })
  const deliverSoon = addJob(app, 'mail', EVERY_MS, deliver)
  app.addHook('onClose', () => server?.close())

  const write = ({ to, subject, text, uselessAfter = null }: Omit<NewMail, 'id'>, into = mails): Promise<void> =>
    into.add({ id: newId(), to, subject, text, uselessAfter })

  return {
    /** Writes a mail into the outbox, or into that of a transaction; it is carried in its turn. */
    write,
    deliverSoon,
    async send(mail: Omit<NewMail, 'id'>): Promise<void> {
      await write(mail)
      deliverSoon()
    },
    /** Writes nothing to nobody in the time of a real mail: whoever waits for the answer learns nothing from it. */
    pretend: (to: string): Promise<void> => mails.addSent({ id: newId(), to }),
    /** What no mail server has taken, the latest first. */
    unsent: (count: number): Promise<Mail[]> => mails.unsent(count),
    /** Forgets old mail. */
    forget: (): Promise<void> => mails.forgetBefore(new Date(Date.now() - KEPT_MS), new Date(Date.now() - USELESS_KEPT_MS)),
  }
}

export type Mailer = ReturnType<typeof addMailer>

/** 2, 4, 8 … minutes, at most twelve hours. */
const pauseAfter = (tries: number): number => Math.min(2 ** tries * MINUTE_MS, LONGEST_PAUSE_MS)

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : 'unknown')
