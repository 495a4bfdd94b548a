import type { Page } from '../../contract/center/page'
import {
  FEEDBACK_PATH,
  type AnswerFeedback,
  type FeedbackDetail,
  type FeedbackFilter,
  type FeedbackList,
  type SendFeedback,
  type SentFeedback,
  type UploadedPicture,
} from '../../contract/feedback'
import { call, callForFile } from '../http/http'
import { upload, type Upload, type UploadRecord } from '../http/upload'

// Whoever asks shows the failure where it happened.
const silent = { isSilent: true } as const

export const sendFeedback = (body: SendFeedback, signal: AbortSignal): Promise<SentFeedback> =>
  call({ path: FEEDBACK_PATH.send, body, signal, ...silent })

export const listOwnFeedback = (page: Page, signal: AbortSignal): Promise<FeedbackList> =>
  call({ path: FEEDBACK_PATH.mine, query: page, body: {}, signal, ...silent })

export const listAllFeedback = (filter: FeedbackFilter, page: Page, signal: AbortSignal): Promise<FeedbackList> =>
  call({ path: FEEDBACK_PATH.all, query: page, body: filter, signal, ...silent })

export const getFeedback = (feedbackId: string, signal: AbortSignal): Promise<FeedbackDetail> =>
  call({ method: 'GET', path: `${FEEDBACK_PATH.get}/${feedbackId}`, signal, ...silent })

export const addToFeedback = (feedbackId: string, text: string): Promise<null> =>
  call({ path: FEEDBACK_PATH.add, body: { feedbackId, text }, ...silent })

export const answerFeedback = (body: AnswerFeedback): Promise<null> => call({ path: FEEDBACK_PATH.answer, body, ...silent })

export const feedbackPicture = (pictureId: string, signal: AbortSignal): Promise<Blob> =>
  callForFile({ method: 'GET', path: `${FEEDBACK_PATH.picture}/${pictureId}`, signal, ...silent })

export const uploadPicture = (file: File, onProgress: (record: UploadRecord) => void): Upload<UploadedPicture> =>
  upload(`${FEEDBACK_PATH.upload}?name=${encodeURIComponent(file.name)}`, file, onProgress, true)
