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

/** Asks the server for a project; with something kept of it the answer is short as long as nothing newer is stored. Never rejects. */
export async function askServer(id: string, left: readonly LeftBehind[], kept: LeftBehind | null): Promise<Verdict> {
  try {
    const storage = projectStorage()
    const answer = await (kept ? statePorts().loadProject(id, kept.savedRevision) : statePorts().loadProject(id))
    if (!answer) return { kind: 'unchanged' }
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
