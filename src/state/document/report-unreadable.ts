import type { DocumentState } from './document-state'
import type { Editor } from './editor-parts'
import type { DocumentTypes, StoredDocument } from './kind'
import { reportStoreFailure } from './save-state'
import { dropJournals } from './storage/journal-writes'
import type { LeftBehind } from './storage/left-behind'

/** The journal that is shown, and how many of its changes were replayed on its snapshot. */
interface Shown {
  one: LeftBehind
  applied: number
}

/**
 * Reports the lost changes of the document that is shown: from one of the journals, or from the server where `shown` is null. Journals that are given up leave
 * the store; the rest stays there until the user has closed the report.
 */
export function reportUnreadable(
  { unreadable }: DocumentState<StoredDocument>,
  left: readonly LeftBehind[],
  shown: Shown | null,
  givenUp: readonly string[],
): void {
  const lost = left.flatMap((each) => {
    const { writer } = each
    const one = writer === shown?.one.writer ? shown.one : each
    const isToCome = !givenUp.includes(writer) && each.problem === '' && each.isUnsaved
    const changes = one === shown?.one && one.problem !== '' ? one.lost - shown.applied : one.lost
    return changes > 0 && !isToCome ? [{ changes, keptAt: one.touchedAt, writer }] : []
  })
  if (lost.length === 0) return
  unreadable.current = {
    changes: lost.reduce((sum, { changes }) => sum + changes, 0),
    keptAt: Math.max(...lost.map(({ keptAt }) => keptAt)),
    writers: lost.map(({ writer }) => writer).filter((writer) => !givenUp.includes(writer)),
  }
}

/** Drops the unreadable journals, once the user has closed the report. */
export function acceptLoss<T extends DocumentTypes>({ state, journalStore }: Editor<T>): void {
  const writers = state.unreadable.current?.writers ?? []
  state.unreadable.current = null
  if (writers.length > 0) dropJournals(journalStore, writers).catch((reason: unknown) => reportStoreFailure(state, reason))
}
