import { statePorts } from './ports'
import type { LeftBehind } from './storage/left-behind'
import { projectStorage } from './storage/open-storage'

/** What the server says of a project that is being opened. */
export type Verdict =
  /** It has the very save that the kept project builds on. */
  | { kind: 'unchanged' }
  /** It has another, which the storage has read. `rescued` is a journal without a readable picture whose changes the storage has put upon it. */
  | { kind: 'theirs'; revision: number; rescued: LeftBehind | null }
  | { kind: 'failed'; error: unknown; isUnreachable: boolean }

/** A question that is on its way already: with the revision that is known here, null for none. */
export interface Asked {
  known: number | null
  answer: Promise<ArrayBuffer | null>
}

interface Question {
  left: readonly LeftBehind[]
  kept: LeftBehind | null
  asked: Asked | null
  isWanted: () => boolean
}

/** Asks the server for what it has of a project, or whether that is newer than a revision. */
export function ask(id: string, known: number | null): Asked {
  const answer = known === null ? statePorts().loadProject(id) : statePorts().loadProject(id, known)
  // Whoever wants the answer hears of a failure; nobody may.
  answer.catch(() => undefined)
  return { known, answer }
}

/**
 * What the server says of a project; with something kept of it the answer is short as long as nothing newer is stored. `asked` is taken where it was the right question.
 * Never rejects; an answer that is not wanted any more is a failure.
 */
export async function askServer(id: string, { left, kept, asked, isWanted }: Question): Promise<Verdict> {
  try {
    const storage = projectStorage()
    const known = kept?.savedRevision ?? null
    const { answer: coming } = asked?.known === known ? asked : ask(id, known)
    const answer = await coming
    if (!answer) return { kind: 'unchanged' }
    // The storage would take it for what the server has of the project that is being opened by now.
    if (!isWanted()) throw new Error('The project is not wanted any more.')
    const { revision } = await storage.readTheirs(answer)
    const rescued = kept?.isUnsaved ? null : (left.find((each) => isRescued(each, revision)) ?? null)
    if (rescued) await storage.replayOnTheirs(rescued.writer)
    return { kind: 'theirs', revision, rescued }
  } catch (error) {
    return { kind: 'failed', error, isUnreachable: statePorts().isUnreachable(error) }
  }
}

function isRescued(left: LeftBehind, revision: number): boolean {
  return left.problem !== '' && left.isUnsaved && left.changes > 0 && left.needsNoPicture && left.savedRevision === revision
}
