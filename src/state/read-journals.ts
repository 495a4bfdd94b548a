import { applyChange } from '../model/apply'
import type { Project } from '../model/project'
import { changesOf, journalStore } from './journal-store'

/** A project as a tab left it behind. */
export interface LeftBehind {
  writer: string
  project: Project
  /** Holds changes that the server has not acknowledged. */
  isUnsaved: boolean
  touchedAt: number
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
    let last = base.upTo
    for (const entry of entries) {
      if (entry.number <= base.upTo) continue
      try {
        applyChange(project, entry.change)
      } catch (error) {
        console.warn('A change of the journal does not fit the project any more', error)
        break
      }
      last = entry.number
    }
    left.push({ writer: head.writer, project, isUnsaved: last > head.acknowledged, touchedAt: head.touchedAt })
  }
  return left.sort((a, b) => b.touchedAt - a.touchedAt)
}
