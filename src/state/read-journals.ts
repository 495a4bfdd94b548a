import type { Project } from '../model/project'
import { replay } from './commit'
import { changesOf, journalStore } from './journal-store'

/** A project as a tab left it behind. */
export interface LeftBehind {
  writer: string
  project: Project
  /** Holds changes that the server has not acknowledged. */
  isUnsaved: boolean
  touchedAt: number
  /** Why the replay ended before its time; empty where it did not. */
  problem: string
}

/**
 * What tabs that are gone have left of a project, latest first: the last picture with every later change replayed. Journals of `alive` writers
 * belong to other open tabs and are not touched. A change that no longer fits ends the replay; what came before it is kept.
 */
export async function readJournals(projectId: string, alive: ReadonlySet<string>): Promise<LeftBehind[]> {
  const store = await journalStore()
  const heads = await store.getAllFromIndex('heads', 'projectId', projectId)
  const left: LeftBehind[] = []
  for (const head of heads) {
    if (alive.has(head.writer)) continue
    const base = await store.get('bases', head.writer)
    if (!base) continue
    const entries = await store.getAll('changes', changesOf(head.writer))
    const project: Project = { ...base.project, savedRevision: head.savedRevision }
    const later = entries.filter((entry) => entry.number > base.upTo)
    const { done, problem } = replay(
      project,
      later.map((entry) => entry.change),
    )
    const last = later[done - 1]?.number ?? base.upTo
    left.push({ writer: head.writer, project, isUnsaved: last > head.acknowledged, touchedAt: head.touchedAt, problem })
  }
  return left.sort((a, b) => b.touchedAt - a.touchedAt)
}
