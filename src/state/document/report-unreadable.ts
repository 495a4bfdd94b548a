import { unreadableWork } from './unreadable-work'
import type { LeftBehind } from './storage/left-behind'

/** What is shown of what was left behind, and how many kept changes were put upon it. */
interface Shown {
  one: LeftBehind
  applied: number
}

/**
 * Tells what is lost of a project that is shown now: as one of the journals has it, or as the server has it where `shown` is null. What is given up leaves the store; the rest
 * stays there until the user has read this.
 */
export function reportUnreadable(left: readonly LeftBehind[], shown: Shown | null, givenUp: readonly string[]): void {
  const lost = left.flatMap((each) => {
    const { writer } = each
    const one = writer === shown?.one.writer ? shown.one : each
    const isToCome = !givenUp.includes(writer) && each.problem === '' && each.isUnsaved
    const changes = one === shown?.one && one.problem !== '' ? one.lost - shown.applied : one.lost
    return changes > 0 && !isToCome ? [{ changes, keptAt: one.touchedAt, writer }] : []
  })
  if (lost.length === 0) return
  unreadableWork.current = {
    changes: lost.reduce((sum, { changes }) => sum + changes, 0),
    keptAt: Math.max(...lost.map(({ keptAt }) => keptAt)),
    writers: lost.map(({ writer }) => writer).filter((writer) => !givenUp.includes(writer)),
  }
}
