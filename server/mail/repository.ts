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

const COLUMNS = ['id', 'recipient as to', 'subject', 'text', 'created_at as createdAt', 'tries'] as const

/** Mail on its way: what has been written stays here until a mail server has it, or until an administrator has read it. */
export const mailRepository = (tables: Kysely<Tables>) => ({
  async add({ id, to, subject, text }: Pick<Mail, 'id' | 'to' | 'subject' | 'text'>): Promise<void> {
    await tables.insertInto('mail').values({ id, recipient: to, subject, text, sent_at: null }).execute()
  },

  /** A mail that is nowhere to be carried. */
  async addSent({ id, to }: Pick<Mail, 'id' | 'to'>): Promise<void> {
    await tables.insertInto('mail').values({ id, recipient: to, subject: '', text: '', sent_at: new Date() }).execute()
  },

  /** Mails that are due; each goes to one asker, who has until the given moment before it is due again. */
  async claim(count: number, until: Date): Promise<Mail[]> {
    return tables
      .updateTable('mail')
      .set({ next_try_at: until, tries: sql<number>`tries + 1` })
      .where('id', 'in', (of) =>
        of
          .selectFrom('mail')
          .select('id')
          .where('sent_at', 'is', null)
          .where('next_try_at', '<=', new Date())
          .orderBy('created_at')
          .limit(count)
          .forUpdate()
          .skipLocked(),
      )
      .returning(COLUMNS)
      .execute()
  },

  /** What a mail said is forgotten with its delivery: it may have held a code. */
  async sent(id: string): Promise<void> {
    await tables.updateTable('mail').set({ sent_at: new Date(), subject: '', text: '' }).where('id', '=', id).execute()
  },

  async postpone(id: string, until: Date): Promise<void> {
    await tables.updateTable('mail').set({ next_try_at: until }).where('id', '=', id).execute()
  },

  unsent(count: number): Promise<Mail[]> {
    return tables.selectFrom('mail').select(COLUMNS).where('sent_at', 'is', null).orderBy('created_at', 'desc').limit(count).execute()
  },

  async forgetBefore(moment: Date): Promise<void> {
    await tables.deleteFrom('mail').where('created_at', '<', moment).execute()
  },
})

export type MailRepository = ReturnType<typeof mailRepository>
