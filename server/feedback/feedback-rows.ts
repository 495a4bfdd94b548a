import type { FeedbackDetail, FeedbackNote, FeedbackPicture, FeedbackSummary } from '../../src/contract/feedback'
import type { FeedbackKind, FeedbackStatus } from '../../src/contract/feedback-constants'

/** Columns of a feedback, and of the account that sent it, under their names in the code. */
export const SUMMARY_COLUMNS = [
  'feedback.id as feedbackId',
  'feedback.number',
  'feedback.subject',
  'feedback.kind',
  'feedback.status',
  'feedback.reporter_id as reporterId',
  'feedback.created_at as createdAt',
  'feedback.changed_at as changedAt',
  'feedback.read_at as readAt',
  'account.name as userName',
  'account.login',
] as const

interface SummaryRow {
  feedbackId: string
  number: number
  subject: string
  kind: FeedbackKind
  status: FeedbackStatus
  reporterId: string
  createdAt: Date
  changedAt: Date
  readAt: Date | null
  userName: string
  login: string
}

/** Returns whether a feedback has changed since its reporter last looked. */
export const isUnread = ({ changedAt, createdAt, readAt }: Pick<SummaryRow, 'changedAt' | 'createdAt' | 'readAt'>): boolean =>
  changedAt > (readAt ?? createdAt)

export const summaryOf = ({
  reporterId: _reporter,
  readAt,
  createdAt,
  changedAt,
  ...row
}: SummaryRow): Omit<FeedbackSummary, 'pictures'> => ({
  ...row,
  createdAt: createdAt.toISOString(),
  changedAt: changedAt.toISOString(),
  isUnread: isUnread({ changedAt, createdAt, readAt }),
})

type DetailRow = SummaryRow & Pick<FeedbackDetail, 'text' | 'page' | 'version' | 'language' | 'browser'>

export const detailOf = (
  { text, page, version, language, browser, ...row }: DetailRow,
  pictures: FeedbackPicture[],
  notes: FeedbackNote[],
): FeedbackDetail => ({ ...summaryOf(row), text, page, version, language, browser, pictures, notes })

interface NoteRow {
  id: string
  author_id: string
  author_name: string
  text: string
  status: FeedbackStatus | null
  at: Date
}

export const noteOf =
  (reporterId: string) =>
  (row: NoteRow): FeedbackNote => ({
    noteId: row.id,
    at: row.at.toISOString(),
    userName: row.author_name,
    isOfReporter: row.author_id === reporterId,
    text: row.text,
    status: row.status,
  })
