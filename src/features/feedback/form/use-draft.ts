import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { feedbackDrafts, openDraft, replaceDraft, type FeedbackDraft } from '../../../state/page/feedback-draft'

/** The draft of whoever is signed in, and how it changes. It is kept over a reload. */
export function useDraft(userId: string): { draft: FeedbackDraft; change: (part: Partial<FeedbackDraft>) => void } {
  const [first] = useState(openDraft)
  const draft = useSnapshot(feedbackDrafts, { sync: true }).byUser[userId] ?? first
  return { draft, change: (part) => replaceDraft({ ...draft, ...part }) }
}
