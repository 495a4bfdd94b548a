import { useState } from 'react'

export interface Drafts {
  of: (id: string) => string
  write: (id: string, text: string) => void
  /** Removes a sent text; text that was typed over it meanwhile stays. */
  sent: (id: string, text: string) => void
}

/** Keeps the text typed to each message of a list beyond the drawer it is typed in. */
export function useDrafts(): Drafts {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  return {
    of: (id) => texts[id] ?? '',
    write: (id, text) => setTexts((before) => ({ ...before, [id]: text })),
    sent: (id, text) => setTexts((before) => (before[id] === text ? { ...before, [id]: '' } : before)),
  }
}
