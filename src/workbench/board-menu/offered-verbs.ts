import { useEffect } from 'react'
import { useLatest } from '../../ui/hooks/use-latest'
import type { BoardEntry, EntryContext } from './entry'
import { runEntry } from './run-entry'

/** The actions of the board or table on screen, and where they would act now; null while neither is shown. */
interface Offer {
  entries: readonly BoardEntry[]
  context: () => EntryContext
}

let offer: Offer | null = null

/** Offers the actions of a board or table to the command palette as long as it is on screen. */
export function useOfferedVerbs(entries: readonly BoardEntry[], context: () => EntryContext): void {
  const latest = useLatest(context)
  useEffect(() => {
    const own: Offer = { entries, context: () => latest.current() }
    offer = own
    return () => {
      if (offer === own) offer = null
    }
  }, [entries, latest])
}

/** Returns the actions that are possible now. Run one with `runVerb`. */
export function offeredVerbs(isReadOnly: boolean): BoardEntry[] {
  if (!offer) return []
  const context = offer.context()
  return offer.entries.filter((entry) => !(entry.isChange && isReadOnly) && entry.isShown(context))
}

export function runVerb(entry: BoardEntry): void {
  if (offer) runEntry(entry, offer.context())
}
