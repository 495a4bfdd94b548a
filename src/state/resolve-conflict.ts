import { newId } from '../model/ids'
import type { Project } from '../model/project'
import { markSaved, replaceProject } from './commit'
import { beginJournal, endJournal, openJournal } from './open-journal'
import { dropJournal } from './journal'
import { statePorts } from './ports'
import { currentProject, projectState } from './project'
import { isUnsaved, resetAcknowledged, saveOnce } from './save-project'
import { saveState } from './save-state'
import { session } from './session'
import { workplace } from './workplace'

/**
 * Settles a conflict: `mine` saves over the newer state, `theirs` takes it and forgets the changes made here, `copy` saves the changes as a project of
 * its own and leaves the newer state alone. Rejects where the server was not reached; the conflict then stands.
 */
export async function resolveConflict(choice: 'mine' | 'theirs' | 'copy'): Promise<void> {
  const mine = currentProject()
  if (!mine) return
  if (choice === 'copy') return saveCopy(mine)
  const theirs = await statePorts().loadProject(mine.id)
  if (choice === 'theirs') return takeTheirs(theirs)
  markSaved(theirs.savedRevision)
  openJournal()?.acknowledge(-1, theirs.savedRevision)
  await saveOrKeepConflict()
}

async function takeTheirs(theirs: Project): Promise<void> {
  await forgetJournal()
  replaceProject(theirs, projectState.readOnly)
  resetAcknowledged(true)
  beginJournal(theirs.id, theirs.savedRevision, true)
  saveState.status = projectState.readOnly ? 'readOnly' : 'saved'
  saveState.message = ''
}

async function saveCopy(mine: Project): Promise<void> {
  const owner = session.userInfo
  const copy: Project = {
    ...mine,
    id: newId(),
    savedRevision: 0,
    ownerId: owner?.userId ?? mine.ownerId,
    ownerName: owner?.userName ?? mine.ownerName,
    information: { ...mine.information, projectName: `${mine.information.projectName} (2)` },
  }
  const answer = await statePorts().saveProject(copy)
  if (answer.outcome !== 'saved') throw new Error(answer.outcome === 'refused' ? answer.message : 'The copy was not saved.')
  await forgetJournal()
  replaceProject(structuredClone({ ...copy, savedRevision: answer.revision }))
  resetAcknowledged(true)
  beginJournal(copy.id, answer.revision, true)
  workplace.projectId = copy.id
  saveState.status = 'saved'
  saveState.savedAt = answer.savedAt
  saveState.message = ''
}

async function saveOrKeepConflict(): Promise<void> {
  try {
    await saveOnce()
  } catch (error) {
    saveState.status = isUnsaved() ? 'conflict' : 'saved'
    throw error
  }
}

// The server keeps their state or the copy holds mine: either way these changes must not come back.
async function forgetJournal(): Promise<void> {
  const writer = openJournal()?.writer
  await endJournal()
  if (writer !== undefined) await dropJournal(writer).catch(() => undefined)
}
