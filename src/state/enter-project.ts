import { openPacked, takeApart } from '../model/packed/open-packed'
import type { Project } from '../model/project'
import { replaceProject } from './commit'
import { beginJournal } from './open-journal'
import { loadPack } from './pack'
import { results } from './results'
import { resetAcknowledged } from './save-project'
import { saveState } from './save-state'
import { session } from './session'
import type { JournalStart } from './storage/journal'
import { projectStorage } from './storage/open-storage'
import { pause } from '../platform/pause'
import { workplace } from './workplace'

/** How a project stands when it is shown: what the server has of it, and which journals end with it. */
export interface Standing {
  isSaved: boolean
  /** Number of the server's save it builds on, where that is another than it carries. */
  savedRevision?: number
  adopted?: readonly string[]
  from?: NonNullable<JournalStart['from']>
}

/**
 * Opens a project that the storage has read. Answers why its replay ended before its time; empty where it did not.
 * @param isWanted asked last of all: it takes a while, and what it replaces may have been left meanwhile
 */
export async function enterProject(key: string, standing: Standing, isWanted = (): boolean => true): Promise<string> {
  const { bytes, problem } = await projectStorage().open(key)
  const project = await openPacked(takeApart(bytes), pause)
  if (standing.savedRevision !== undefined) {
    project.savedRevision = standing.savedRevision
    await projectStorage().rename({ savedRevision: standing.savedRevision })
  }
  const { from, ...rest } = standing
  if (!isWanted()) return problem
  // A journal whose last changes did not fit must not be gone on with.
  showProject(project, problem === '' && from ? { ...rest, from } : rest)
  return problem
}

/** Puts a project on the screen that the storage follows already. */
export function showProject(project: Project, { isSaved, adopted = [], from }: Standing): void {
  const readOnly = project.ownerId !== (session.userInfo?.userId ?? '')
  saveState.status = readOnly ? 'readOnly' : isSaved ? 'saved' : 'pending'
  saveState.message = ''
  // Selection needs the pack before there is anything to calculate; whoever needs it next asks again where this fails.
  loadPack().catch((error: unknown) => {
    results.error = error instanceof Error ? error.message : String(error)
  })
  // The screen draws the place at once: it must not look for it in the project that goes.
  if (!project.systems[workplace.systemId ?? '']) workplace.systemId = project.systemOrder[0] ?? null
  replaceProject(project, readOnly)
  resetAcknowledged(isSaved)
  beginJournal({ projectId: project.id, savedRevision: project.savedRevision, isSaved, adopted, ...(from ? { from } : {}) })
  workplace.projectId = project.id
}
