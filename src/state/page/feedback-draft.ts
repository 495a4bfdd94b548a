import { proxy } from 'valtio'
import { FEEDBACK_KINDS, type FeedbackKind } from '../../contract/feedback-constants'
import { newId } from '../../model/change/ids'
import { session } from './session'
import { workplace } from './workplace'

/** Feedback that is being written; its pictures are stored elsewhere, because they are too large for this store. */
export interface FeedbackDraft {
  feedbackId: string
  subject: string
  kind: FeedbackKind
  text: string
  /** Screen of the program that the feedback is about. */
  page: string
  isBrowserTold: boolean
}

/** Unsent drafts of each user of this browser. */
export const feedbackDrafts = proxy<{ byUser: Record<string, FeedbackDraft> }>({ byUser: {} })

/** Returns an empty draft about the screen the user came from. */
export const newDraft = (): FeedbackDraft => ({
  feedbackId: newId(),
  subject: '',
  kind: 'fault',
  text: '',
  page: workplace.lastScreen,
  isBrowserTold: false,
})

/** Returns the draft of the signed-in user, a new one where there is none. Drafts stored by an older version are validated. */
export function openDraft(): FeedbackDraft {
  const userId = session.userInfo?.userId ?? ''
  const kept: Partial<FeedbackDraft> = feedbackDrafts.byUser[userId] ?? {}
  const draft = { ...newDraft(), ...kept }
  const isWritten = draft.subject !== '' || draft.text !== ''
  feedbackDrafts.byUser[userId] = {
    ...draft,
    kind: FEEDBACK_KINDS.find((known) => known === draft.kind) ?? 'fault',
    page: isWritten ? draft.page : workplace.lastScreen,
  }
  return feedbackDrafts.byUser[userId]
}

/** Replaces the present draft. */
export function replaceDraft(draft: FeedbackDraft): void {
  feedbackDrafts.byUser[session.userInfo?.userId ?? ''] = draft
}
