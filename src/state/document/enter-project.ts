import { openPacked, takeApart } from '../../model/packed/open-packed'
import type { Project } from '../../model/project/project'
import { replaceProject } from './commit'
import { beginJournal, endJournal } from './open-journal'
import { loadPack } from '../core/pack'
import { results } from '../core/results'
import { resetAcknowledged } from './save-project'
import { reportStoreFailure, saveState } from './save-state'
import { session } from '../page/session'
import type { JournalStart } from './storage/journal'
import { projectStorage } from './storage/open-storage'
import { nextSlice } from '../../schedule/next-slice'
import { workplace } from '../page/workplace'

/** How a project stands when it is shown: what the server has of it, and which journals end with it. */
export interface Standing {
  isSaved: boolean
  /** Number of the server's save it builds on, where that is another than it carries. */
  savedRevision?: number
  adopted?: readonly string[]
  from?: NonNullable<JournalStart['from']>
}

/**
 * Opens a project that the storage has read. Answers how many kept changes were put upon it; null where it was not shown.
 * @param isWanted asked last of all: it takes a while, and what it replaces may have been left or changed meanwhile
 */
export async function enterProject(key: string, standing: Standing, isWanted: () => boolean): Promise<number | null> {
  const { bytes, applied, opened } = await projectStorage().open(key)
  const project = await openPacked(takeApart(bytes), nextSlice)
  if (!isWanted()) return null
  // Page and storage go over to it in one step: an edit before it is the former project's, in its journal and in its replica.
  void endJournal()
  projectStorage().follow(opened).catch(reportStoreFailure)
  const { savedRevision, ...rest } = standing
  if (savedRevision !== undefined) {
    project.savedRevision = savedRevision
    projectStorage().rename({ savedRevision }).catch(reportStoreFailure)
  }
  showProject(project, rest)
  return applied
}

/** Puts a project on the screen that the storage follows already. The journal of what it replaces has been told to end. */
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
