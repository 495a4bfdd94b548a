import type { LeftBehind, ReadJournal } from './left-behind'

const ONE_MISSING = 'A kept change of the project is missing.'

/**
 * What a journal is worth of which so many changes could be put upon its picture. Where that is less than the server has acknowledged, nobody may go on from it: an older
 * state would take the place of the server's. Where it is as much or more, the changes at its end are lost.
 */
export function worthOf(
  { left, acknowledged, upTo, last }: ReadJournal,
  { applied, problem }: { applied: number; problem: string },
): LeftBehind {
  const reached = upTo + applied
  if (reached >= last) return left
  if (reached < acknowledged) return { ...left, problem: problem || ONE_MISSING, lost: Math.max(0, last - acknowledged) }
  return { ...left, isUnsaved: reached > acknowledged, lost: last - reached, changes: applied }
}
