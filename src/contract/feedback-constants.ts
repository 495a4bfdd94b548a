export const FEEDBACK_KINDS = ['fault', 'wish', 'data', 'question'] as const
export type FeedbackKind = (typeof FEEDBACK_KINDS)[number]

export const FEEDBACK_STATUSES = ['open', 'inWork', 'done', 'declined'] as const
export type FeedbackStatus = (typeof FEEDBACK_STATUSES)[number]

/** Limits of images sent to the server; the browser scales them down first. */
export const PICTURE_LIMITS = { count: 6, bytes: 4 * 1024 * 1024, px: 2560, quality: 0.8 } as const
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export type PictureType = (typeof PICTURE_TYPES)[number]

export const FEEDBACK_LENGTHS = { subject: 120, text: 5000, page: 200, browser: 300, pictureName: 120 } as const

export const FEEDBACK_SORT_KEYS = ['number', 'subject', 'kind', 'status', 'userName', 'createdAt', 'changedAt'] as const
