import { proxy } from 'valtio'
import { FEEDBACK_KINDS, type FeedbackKind } from '../../contract/feedback'
import { newId } from '../../model/change/ids'
import { session } from './session'
import { workplace } from './workplace'

/** Feedback that is being written; its pictures are kept elsewhere, because they are too large for this store. */
export interface FeedbackDraft {
  feedbackId: string
  subject: string
  kind: FeedbackKind
  text: string
  /** Where in the program. */
  page: string
  isBrowserTold: boolean
}

/** What each user of this browser has begun to write and not sent yet. */
export const feedbackDrafts = proxy<{ byUser: Record<string, FeedbackDraft> }>({ byUser: {} })

/** An empty one, about the screen the user came from. */
export const newDraft = (): FeedbackDraft => ({
  feedbackId: newId(),
  subject: '',
  kind: 'fault',
  text: '',
  page: workplace.lastScreen,
  isBrowserTold: false,
})

/** The draft of whoever is signed in, begun where there is none. What an older version has kept is read with care. */
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

/** Puts another draft in the place of the present one. */
export function replaceDraft(draft: FeedbackDraft): void {
  feedbackDrafts.byUser[session.userInfo?.userId ?? ''] = draft
}
