import { sql, type Kysely } from 'kysely'
import type { Tables } from '../database/tables'

export interface Mail {
  id: string
  to: string
  subject: string
  text: string
  createdAt: Date
  tries: number
}

/** A mail that is about to be written. */
export interface NewMail extends Pick<Mail, 'id' | 'to' | 'subject' | 'text'> {
  /** Moment from which the mail is useless; null where it stays useful. */
  uselessAfter?: Date | null
}

const COLUMNS = ['id', 'recipient as to', 'subject', 'text', 'created_at as createdAt', 'tries'] as const

/** Creates the store of outgoing mail: a mail stays here until a mail server has accepted it, or until an administrator has read it. */
export const mailRepository = (tables: Kysely<Tables>) => ({
  async add({ id, to, subject, text, uselessAfter = null }: NewMail): Promise<void> {
    await tables.insertInto('mail').values({ id, recipient: to, subject, text, sent_at: null, useless_after: uselessAfter }).execute()
  },

  /** Adds a mail that is not to be delivered. */
  async addSent({ id, to }: Pick<Mail, 'id' | 'to'>): Promise<void> {
    await tables.insertInto('mail').values({ id, recipient: to, subject: '', text: '', sent_at: new Date(), useless_after: null }).execute()
  },

  /**
   * Claims due mails that are still useful, the earliest to become useless first; each goes to one caller, which has until the given moment
   * before it is due again.
   */
  async claim(count: number, until: Date): Promise<Mail[]> {
    const now = new Date()
    return (
      tables
        // A separate query, so that it is evaluated once: within the update it may run once for each row, and lock more.
        .with('due', (of) =>
          of
            .selectFrom('mail')
            .select('id')
            .where('sent_at', 'is', null)
            .where('next_try_at', '<=', now)
            .where((one) => one.or([one('useless_after', 'is', null), one('useless_after', '>', now)]))
            .orderBy('useless_after', (order) => order.asc().nullsLast())
            .orderBy('created_at')
            .limit(count)
            .forUpdate()
            .skipLocked(),
        )
        .updateTable('mail')
        .set({ next_try_at: until, tries: sql<number>`tries + 1` })
        .where('id', 'in', (of) => of.selectFrom('due').select('due.id'))
        .returning(COLUMNS)
        .execute()
    )
  },

  /** Marks a mail as sent and erases its text, which may have contained a code. */
  async sent(id: string): Promise<void> {
    await tables.updateTable('mail').set({ sent_at: new Date(), subject: '', text: '' }).where('id', '=', id).execute()
  },

  async postpone(id: string, until: Date): Promise<void> {
    await tables.updateTable('mail').set({ next_try_at: until }).where('id', '=', id).execute()
  },

  unsent(count: number): Promise<Mail[]> {
    return tables.selectFrom('mail').select(COLUMNS).where('sent_at', 'is', null).orderBy('created_at', 'desc').limit(count).execute()
  },

  /** Deletes mail that was written before one moment, and mail that has been useless since before another. */
  async forgetBefore(written: Date, useless: Date): Promise<void> {
    await tables
      .deleteFrom('mail')
      .where((of) => of.or([of('created_at', '<', written), of('useless_after', '<', useless)]))
      .execute()
  },
})

export type MailRepository = ReturnType<typeof mailRepository>
