import { useEffect } from 'react'
import { useLatest } from '../../ui/hooks/use-latest'
import type { BoardContext, BoardEntry } from './entry'
import { runEntry } from './run-entry'

/** An action of the board or table on screen; `run` acts where it would act at that moment. */
export interface OfferedVerb extends Pick<BoardEntry, 'key' | 'icon' | 'isChange' | 'shortcut'> {
  run: () => void
}

/** The actions of the board or table on screen; null while neither is shown. */
let offer: (() => OfferedVerb[]) | null = null

/** Offers the actions of a board or table to the command palette as long as it is on screen. */
export function useOfferedVerbs<Context extends BoardContext>(entries: readonly BoardEntry<Context>[], context: () => Context): void {
  const latest = useLatest(context)
  useEffect(() => {
    const own = (): OfferedVerb[] => {
      const now = latest.current()
      return entries.filter((entry) => entry.isShown(now)).map((entry) => ({ ...entry, run: () => runEntry(entry, latest.current()) }))
    }
    offer = own
    return () => {
      if (offer === own) offer = null
    }
  }, [entries, latest])
}

/** Returns the actions that are possible now. */
export function offeredVerbs(isReadOnly: boolean): OfferedVerb[] {
  return (offer?.() ?? []).filter((entry) => !(entry.isChange && isReadOnly))
}
