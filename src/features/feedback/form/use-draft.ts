import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { feedbackDrafts, openDraft, replaceDraft, type FeedbackDraft } from '../../../state/page/feedback-draft'

/** Returns the signed-in user's draft and a function that changes it. The draft survives a reload. */
export function useDraft(userId: string): { draft: FeedbackDraft; change: (part: Partial<FeedbackDraft>) => void } {
  const [first] = useState(openDraft)
  const draft = useSnapshot(feedbackDrafts, { sync: true }).byUser[userId] ?? first
  return { draft, change: (part) => replaceDraft({ ...draft, ...part }) }
}
