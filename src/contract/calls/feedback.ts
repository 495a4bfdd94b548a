import { Type } from 'typebox'
import { PageSchema } from '../center/page'
import {
  AddToFeedbackSchema,
  AnswerFeedbackSchema,
  FeedbackDetailSchema,
  FeedbackFilterSchema,
  FeedbackIdSchema,
  FeedbackListSchema,
  PictureIdSchema,
  PictureNameSchema,
  SendFeedbackSchema,
  SentFeedbackSchema,
  UploadedPictureSchema,
} from '../feedback'
import { PICTURE_TYPES } from '../feedback-constants'
import { rows } from './row'

const ROOT = '/api/apps-mssp/feedback'

/** Feedback of users with images and answers. The specification names the screens only. */
export const feedback = rows('feedback', {
  send: {
    method: 'POST',
    path: `${ROOT}/send`,
    summary: 'Send feedback with pictures that were uploaded before. Code 40430: data.pictureIds are not on the server',
    permission: 'feedback',
    body: SendFeedbackSchema,
    answer: SentFeedbackSchema,
  },
  mine: {
    method: 'POST',
    path: `${ROOT}/mine`,
    summary: "The caller's own feedback",
    permission: 'feedback',
    query: PageSchema,
    body: FeedbackFilterSchema,
    answer: FeedbackListSchema,
  },
  get: {
    method: 'GET',
    path: `${ROOT}/get/:feedbackId`,
    summary: "One feedback with its answers: one's own, or any for holders of feedback:all. One's own counts as read from then on",
    permission: 'feedback',
    params: FeedbackIdSchema,
    answer: FeedbackDetailSchema,
  },
  add: {
    method: 'POST',
    path: `${ROOT}/add`,
    summary: "An addition to one's own feedback",
    permission: 'feedback',
    body: AddToFeedbackSchema,
    answer: Type.Null(),
  },
  upload: {
    method: 'POST',
    path: `${ROOT}/picture/upload`,
    summary: 'A picture for feedback that is about to be sent: the body is the file (JPEG, PNG or WebP, at most 4 MB). Kept for a day',
    permission: 'feedback',
    consumes: PICTURE_TYPES,
    query: PictureNameSchema,
    answer: UploadedPictureSchema,
  },
  picture: {
    method: 'GET',
    path: `${ROOT}/picture/get/:pictureId`,
    summary: "A picture: of one's own feedback, or of any for holders of feedback:all",
    permission: 'feedback',
    params: PictureIdSchema,
    answer: Type.Unsafe<Uint8Array>({}),
    replies: { 200: Type.Unsafe<Uint8Array>({ description: 'The file; refusals are envelopes' }) },
  },
  all: {
    method: 'POST',
    path: '/api/apps-mssp/center/bug/list',
    tag: 'user centre',
    summary: "All users' feedback, searched, sorted and by pages",
    permission: 'feedback:all',
    query: PageSchema,
    body: FeedbackFilterSchema,
    answer: FeedbackListSchema,
  },
  answer: {
    method: 'POST',
    path: '/api/apps-mssp/center/bug/answer',
    tag: 'user centre',
    summary: 'Answer feedback, give it another status, or both; its reporter gets a mail',
    permission: 'center:bug',
    body: AnswerFeedbackSchema,
    answer: Type.Null(),
  },
})
