import { newId } from '../../model/change/ids'
import { saveAfter } from './autosave'
import { markSaved } from './commit'
import { enterProject, showProject } from './enter-project'
import { noteLeaving, unlessLeft } from './leaving'
import { endJournal, openJournal, tellStorage } from './open-journal'
import { statePorts } from './ports'
import { currentProject, projectState } from './project'
import { isUnsaved, saveOnce, writeOpenProject } from './save-project'
import { reportStoreFailure, saveState } from './save-state'
import { session } from '../page/session'
import { projectStorage } from './storage/open-storage'
import { THEIRS } from './storage/project-storage'

/**
 * Settles a conflict: `mine` saves over the newer state, `theirs` takes it and forgets the changes made here, `copy` saves the changes as a project of
 * its own and leaves the newer state alone. Rejects where the server was not reached; the conflict then stands.
 */
export async function resolveConflict(choice: 'mine' | 'theirs' | 'copy'): Promise<void> {
  const id = currentProject()?.id
  // Settled already: a second press must not store a second copy.
  if (id === undefined || saveState.status !== 'conflict') return
  // What is open after a project was left is another, or the same anew: nothing of this is about it.
  const isHere = unlessLeft()
  if (choice === 'copy') return saveCopy(isHere)
  const answer = await statePorts().loadProject(id)
  if (!answer || !isHere()) return
  const { revision } = await projectStorage().readTheirs(answer)
  if (!isHere()) return
  if (choice === 'theirs') {
    await enterProject(THEIRS, { isSaved: true, adopted: ownJournal() }, isHere)
    return
  }
  markSaved(revision)
  openJournal()?.acknowledge(-1, revision)
  await saveOrKeepConflict()
}

async function saveCopy(isHere: () => boolean): Promise<void> {
  const mine = currentProject()
  if (!mine) return
  const owner = session.userInfo
  const { projectName } = mine.information
  const as = {
    id: newId(),
    savedRevision: 0,
    ownerId: owner?.userId ?? mine.ownerId,
    ownerName: owner?.userName ?? mine.ownerName,
    information: { ...mine.information, projectName: `${projectName} (2)` },
  }
  const number = projectState.revision
  const written = await writeOpenProject(as)
  if (!isHere()) return
  const answer = await statePorts().saveProject(written)
  if (answer.outcome !== 'saved') throw new Error(answer.outcome === 'refused' ? answer.message : 'The copy was not saved.')
  await openJournal()?.settled()
  if (!isHere()) return
  // What was changed while the copy was on its way to the server is a change of the copy.
  const now = currentProject() ?? mine
  const isSaved = projectState.revision === number
  const isRenamed = now.information.projectName !== projectName
  const information = isRenamed ? { ...now.information } : { ...now.information, projectName: as.information.projectName }
  const copy = { ...as, information, savedRevision: answer.revision }
  // The copy is another project: nothing that is on its way for this one may take its place.
  noteLeaving()
  const adopted = ownJournal()
  // The storage goes on with the same drawings: it hears where they stand before anybody forgets that it has not.
  tellStorage()
  void endJournal()
  projectStorage().rename(copy).catch(reportStoreFailure)
  showProject({ ...now, ...copy }, { isSaved, adopted })
  saveState.savedAt = answer.savedAt
  if (!isSaved) saveAfter(0)
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
function ownJournal(): string[] {
  const journal = openJournal()
  return journal ? [journal.writer] : []
}
