import { Type, type Static } from 'typebox'
import { DIRECTIONS, OneLine, pageOf, SearchText, type PageAnswer } from './center/page'
import { FEEDBACK_KINDS, FEEDBACK_LENGTHS, FEEDBACK_SORT_KEYS, FEEDBACK_STATUSES, PICTURE_LIMITS } from './feedback-constants'

const ID = { minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' }
const Id = Type.String(ID)
/** Multi-line text that is not blank. */
const Words = Type.String({ minLength: 1, maxLength: FEEDBACK_LENGTHS.text, pattern: '\\S' })
const Moment = Type.String({ description: 'ISO 8601' })
const Line = (maxLength: number, description: string) =>
  Type.String({ maxLength, pattern: '^[^\\u0000-\\u001f\\u007f]*$', default: '', description })

export const SendFeedbackSchema = Type.Object({
  feedbackId: Type.String({ ...ID, description: 'Chosen by the sender: what is sent twice is stored once' }),
  subject: OneLine(FEEDBACK_LENGTHS.subject),
  kind: Type.Enum(FEEDBACK_KINDS),
  text: Words,
  page: Line(FEEDBACK_LENGTHS.page, 'Where in the program'),
  version: Line(40, 'Of the front end'),
  language: Type.String({ pattern: '^[a-z]{2}$', description: 'Interface code; answers are mailed in it' }),
  browser: Line(FEEDBACK_LENGTHS.browser, 'Browser and screen; empty where the sender did not want to say'),
  pictureIds: Type.Array(Id, { maxItems: PICTURE_LIMITS.count, uniqueItems: true }),
})
export type SendFeedback = Static<typeof SendFeedbackSchema>

export const SentFeedbackSchema = Type.Object({ feedbackId: Type.String(), number: Type.Integer() })
export type SentFeedback = Static<typeof SentFeedbackSchema>

export const PictureNameSchema = Type.Object({ name: OneLine(FEEDBACK_LENGTHS.pictureName) })
export const UploadedPictureSchema = Type.Object({ pictureId: Type.String() })
export type UploadedPicture = Static<typeof UploadedPictureSchema>

/** Images of a feedback that are missing on the server: never uploaded by the sender, or deleted since. */
export interface MissingPictures {
  pictureIds: string[]
}

const summary = {
  feedbackId: Type.String(),
  number: Type.Integer({ description: 'By which people speak of it' }),
  subject: Type.String(),
  kind: Type.Enum(FEEDBACK_KINDS),
  status: Type.Enum(FEEDBACK_STATUSES),
  userName: Type.String({ description: 'Who sent it' }),
  login: Type.String(),
  createdAt: Moment,
  changedAt: Moment,
  pictures: Type.Integer(),
  isUnread: Type.Boolean({ description: 'Answered since the sender last looked' }),
}

export const FeedbackSummarySchema = Type.Object(summary)
export type FeedbackSummary = Static<typeof FeedbackSummarySchema>
export const FeedbackListSchema = pageOf(FeedbackSummarySchema)
export type FeedbackList = PageAnswer<FeedbackSummary>

export const FeedbackNoteSchema = Type.Object({
  noteId: Type.String(),
  at: Moment,
  userName: Type.String(),
  isOfReporter: Type.Boolean(),
  text: Type.String({ description: 'Empty where only the status changed' }),
  status: Type.Union([Type.Enum(FEEDBACK_STATUSES), Type.Null()], { description: 'What it was changed to' }),
})
export type FeedbackNote = Static<typeof FeedbackNoteSchema>

export const FeedbackPictureSchema = Type.Object({ pictureId: Type.String(), name: Type.String(), bytes: Type.Integer() })
export type FeedbackPicture = Static<typeof FeedbackPictureSchema>

export const FeedbackDetailSchema = Type.Object({
  ...summary,
  pictures: Type.Array(FeedbackPictureSchema),
  text: Type.String(),
  page: Type.String(),
  version: Type.String(),
  language: Type.String(),
  browser: Type.String(),
  notes: Type.Array(FeedbackNoteSchema, { description: 'Answers and changes of status, the oldest first' }),
})
export type FeedbackDetail = Static<typeof FeedbackDetailSchema>

export const FeedbackIdSchema = Type.Object({ feedbackId: Id })
export const PictureIdSchema = Type.Object({ pictureId: Id })
export const AddToFeedbackSchema = Type.Object({ feedbackId: Id, text: Words })

export const AnswerFeedbackSchema = Type.Object({
  feedbackId: Id,
  text: Type.String({ maxLength: FEEDBACK_LENGTHS.text, default: '', description: 'May be empty where the status changes' }),
  status: Type.Optional(Type.Enum(FEEDBACK_STATUSES)),
})

export const FeedbackFilterSchema = Type.Object({
  text: SearchText,
  kind: Type.Optional(Type.Enum(FEEDBACK_KINDS)),
  status: Type.Optional(Type.Enum(FEEDBACK_STATUSES)),
  sort: Type.Optional(Type.Object({ key: Type.Enum(FEEDBACK_SORT_KEYS), direction: Type.Enum(DIRECTIONS) })),
})
export type FeedbackFilter = Static<typeof FeedbackFilterSchema>
