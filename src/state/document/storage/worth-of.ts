import type { LeftBehind, ReadJournal } from './left-behind'

const ONE_MISSING = 'A kept change of the document is missing.'

/**
 * Judges a journal by the number of its changes that could be replayed on its snapshot. Where that is less than the server has acknowledged, work cannot
 * continue from it: an older state would replace the server's. Otherwise only the changes at its end are lost.
 */
export function worthOf<K>(
  { left, acknowledged, upTo, last }: ReadJournal<K>,
  { applied, problem }: { applied: number; problem: string },
): LeftBehind {
  const reached = upTo + applied
  if (reached >= last) return left
  if (reached < acknowledged) return { ...left, problem: problem || ONE_MISSING, lost: Math.max(0, last - acknowledged) }
  return { ...left, isUnsaved: reached > acknowledged, lost: last - reached, changes: applied }
}
