import { sql, type Kysely, type Transaction } from 'kysely'
import type { Page } from '../../src/contract/center/page'
import type { FeedbackDetail, FeedbackFilter, FeedbackSummary, MissingPictures, SendFeedback } from '../../src/contract/feedback'
import type { FeedbackStatus } from '../../src/contract/feedback-constants'
import { CODE } from '../../src/contract/envelope'
import type { Account } from '../access/account'
import type { Tables } from '../database/tables'
import type { Within } from '../database/within'
import { anywhere } from '../database/like-pattern'
import { badAt, Refusal } from '../refusal'
import { detailOf, isUnread, noteOf, summaryOf, SUMMARY_COLUMNS } from './feedback-rows'

const ORDER = {
  number: 'feedback.number',
  subject: 'feedback.subject',
  kind: 'feedback.kind',
  status: 'feedback.status',
  userName: 'account.name',
  createdAt: 'feedback.created_at',
  changedAt: 'feedback.changed_at',
} as const

/** The result of an answer to a feedback, and the recipient to notify. */
export interface AnsweredFeedback {
  number: number
  subject: string
  language: string
  /** Null where it did not change. */
  status: FeedbackStatus | null
  reporterName: string
  /** Empty where there is no address. */
  reporterEmail: string
}

/** The time of the statement: the transaction may have begun before another one that it waited for. */
const AFTER_THE_LOCK = sql<Date>`clock_timestamp()`

export const missingFeedback = (): Refusal => new Refusal(CODE.notFound, 'There is no such feedback.')

/** Creates the store of feedback and the notes on it. */
export const feedbackRepository = (tables: Kysely<Tables>) => {
  const matching = (reporterId: string | null, { text, kind, status }: FeedbackFilter) => {
    let rows = tables.selectFrom('feedback').innerJoin('account', 'account.id', 'feedback.reporter_id')
    if (reporterId !== null) rows = rows.where('feedback.reporter_id', '=', reporterId)
    if (kind) rows = rows.where('feedback.kind', '=', kind)
    if (status) rows = rows.where('feedback.status', '=', status)
    if (!text?.trim()) return rows
    const pattern = anywhere(text)
    const searched = ['feedback.subject', 'feedback.text', 'account.name', 'account.login'] as const
    const number = /^#?(\d{1,9})$/.exec(text.trim())?.[1]
    return rows.where((of) =>
      of.or([...searched.map((column) => of(column, 'ilike', pattern)), ...(number ? [of('feedback.number', '=', Number(number))] : [])]),
    )
  }

  return {
    /** Stores a feedback and returns its number; one that is stored already keeps its number. Refuses with the missing images. */
    async add(
      reporterId: string,
      { feedbackId, pictureIds, subject, kind, text, page, version, language, browser }: SendFeedback,
    ): Promise<number> {
      return tables.transaction().execute(async (within) => {
        const stored = await within
          .insertInto('feedback')
          .values({
            id: feedbackId,
            reporter_id: reporterId,
            subject: subject.trim(),
            kind,
            text: text.trim(),
            page,
            version,
            language,
            browser,
            read_at: null,
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning('number')
          .executeTakeFirst()
        if (!stored) return numberOf(within, reporterId, feedbackId)
        const missing = await attach(within, reporterId, feedbackId, pictureIds)
        if (missing.length > 0) {
          const data: MissingPictures = { pictureIds: missing }
          throw new Refusal(CODE.pictureGone, 'Some of the pictures are not on the server any more.', data)
        }
        return stored.number
      })
    },

    /** Returns a page of one reporter's feedback, or of everybody's. */
    async list(
      reporterId: string | null,
      filter: FeedbackFilter,
      { current, size }: Page,
    ): Promise<{ records: FeedbackSummary[]; total: number }> {
      const { key, direction } = filter.sort ?? { key: 'changedAt', direction: 'descending' }
      const order = direction === 'ascending' ? 'asc' : 'desc'
      const rows = await matching(reporterId, filter)
        .select(SUMMARY_COLUMNS)
        .select((of) =>
          of
            .selectFrom('feedback_picture')
            .whereRef('feedback_picture.feedback_id', '=', 'feedback.id')
            .select(({ fn }) => fn.countAll<string>().as('n'))
            .as('pictures'),
        )
        .orderBy(ORDER[key], order)
        .orderBy('feedback.id', order)
        .limit(size)
        .offset((current - 1) * size)
        .execute()
      const { total } = await matching(reporterId, filter)
        .select(({ fn }) => fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow()
      return { records: rows.map((row) => ({ ...summaryOf(row), pictures: Number(row.pictures) })), total: Number(total) }
    },

    /** Returns a feedback with its notes; null where there is none, or none of this reporter. */
    async detail(id: string, reporterId: string | null): Promise<FeedbackDetail | null> {
      let rows = tables.selectFrom('feedback').innerJoin('account', 'account.id', 'feedback.reporter_id').where('feedback.id', '=', id)
      if (reporterId !== null) rows = rows.where('feedback.reporter_id', '=', reporterId)
      const row = await rows
        .select([...SUMMARY_COLUMNS, 'feedback.text', 'feedback.page', 'feedback.version', 'feedback.language', 'feedback.browser'])
        .executeTakeFirst()
      if (!row) return null
      const pictures = await tables
        .selectFrom('feedback_picture')
        .select(['id as pictureId', 'name', 'size as bytes'])
        .where('feedback_id', '=', id)
        .orderBy('place')
        .execute()
      const notes = await tables.selectFrom('feedback_note').selectAll().where('feedback_id', '=', id).orderBy('id').execute()
      return detailOf(row, pictures, notes.map(noteOf(row.reporterId)))
    },

    /** Marks a feedback as read by its reporter at a moment; later changes stay unread. */
    async markRead(id: string, seen: Date): Promise<void> {
      await tables
        .updateTable('feedback')
        .set({ read_at: seen })
        .where('id', '=', id)
        .where((of) => of.or([of('read_at', 'is', null), of('read_at', '<', seen)]))
        .execute()
    },

    /** Adds a note of the reporter; returns false where the feedback is not theirs. An answer they had not seen before stays unread. */
    async addOfReporter(reporter: Account, id: string, text: string): Promise<boolean> {
      return tables.transaction().execute(async (within) => {
        const found = await within
          .selectFrom('feedback')
          .select(['created_at as createdAt', 'changed_at as changedAt', 'read_at as readAt'])
          .where('id', '=', id)
          .where('reporter_id', '=', reporter.id)
          .forUpdate()
          .executeTakeFirst()
        if (!found) return false
        await addNote(within, reporter, id, text, null)
        await within.updateTable('feedback').set({ changed_at: AFTER_THE_LOCK }).where('id', '=', id).execute()
        if (!isUnread(found))
          await within
            .updateTable('feedback')
            .set((of) => ({ read_at: of.ref('changed_at') }))
            .where('id', '=', id)
            .execute()
        return true
      })
    },

    /** Adds an answer, a new status, or both. Refuses an answer without either. `noted` writes within the same transaction. */
    async answer(
      author: Account,
      id: string,
      text: string,
      asked: FeedbackStatus | undefined,
      noted: (answered: AnsweredFeedback, within: Within) => Promise<void>,
    ): Promise<void> {
      await tables.transaction().execute(async (within) => {
        const found = await within
          .selectFrom('feedback')
          .innerJoin('account', 'account.id', 'feedback.reporter_id')
          .select(['feedback.number', 'feedback.subject', 'feedback.language', 'feedback.status'])
          .select(['account.name as reporterName', 'account.email as reporterEmail'])
          .where('feedback.id', '=', id)
          .forUpdate('feedback')
          .executeTakeFirst()
        if (!found) throw missingFeedback()
        const status = asked === undefined || asked === found.status ? null : asked
        if (text.trim() === '' && status === null) throw badAt('$.text', 'an answer, or another status')
        await addNote(within, author, id, text, status)
        await within
          .updateTable('feedback')
          .set({ changed_at: AFTER_THE_LOCK, ...(status ? { status } : {}) })
          .where('id', '=', id)
          .execute()
        await noted({ ...found, status }, within)
      })
    },
  }
}

export type FeedbackRepository = ReturnType<typeof feedbackRepository>

async function numberOf(within: Transaction<Tables>, reporterId: string, id: string): Promise<number> {
  const own = await within
    .selectFrom('feedback')
    .select('number')
    .where('id', '=', id)
    .where('reporter_id', '=', reporterId)
    .executeTakeFirst()
  if (!own) throw badAt('$.feedbackId', 'an id that is not taken')
  return own.number
}

/** Assigns waiting images of the reporter to their feedback, in the given order; returns the missing ones. */
async function attach(within: Transaction<Tables>, reporterId: string, id: string, pictureIds: readonly string[]): Promise<string[]> {
  const missing: string[] = []
  for (const [place, pictureId] of pictureIds.entries()) {
    const { numUpdatedRows } = await within
      .updateTable('feedback_picture')
      .set({ feedback_id: id, place })
      .where('id', '=', pictureId)
      .where('uploader_id', '=', reporterId)
      .where('feedback_id', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) missing.push(pictureId)
  }
  return missing
}

async function addNote(
  within: Transaction<Tables>,
  author: Account,
  id: string,
  text: string,
  status: FeedbackStatus | null,
): Promise<void> {
  await within
    .insertInto('feedback_note')
    .values({ feedback_id: id, author_id: author.id, author_name: author.name, text: text.trim(), status })
    .execute()
}
