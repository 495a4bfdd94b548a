import { newId } from '../model/ids'
import type { Project } from '../model/project'
import { markSaved } from './commit'
import { enterProject, showProject } from './enter-project'
import { unlessLeft } from './leaving'
import { endJournal, openJournal } from './open-journal'
import { statePorts } from './ports'
import { currentProject } from './project'
import { isUnsaved, saveOnce, sendAs } from './save-project'
import { saveState } from './save-state'
import { session } from './session'
import { dropJournals } from './storage/journal-writes'
import { projectStorage } from './storage/open-storage'
import { THEIRS } from './storage/project-storage'

/**
 * Settles a conflict: `mine` saves over the newer state, `theirs` takes it and forgets the changes made here, `copy` saves the changes as a project of
 * its own and leaves the newer state alone. Rejects where the server was not reached; the conflict then stands.
 */
export async function resolveConflict(choice: 'mine' | 'theirs' | 'copy'): Promise<void> {
  const mine = currentProject()
  // Settled already: a second press must not store a second copy.
  if (!mine || saveState.status !== 'conflict') return
  const isHere = unlessLeft()
  if (choice === 'copy') return saveCopy(mine, isHere)
  const answer = await statePorts().loadProject(mine.id)
  if (!answer) return
  const { revision } = await projectStorage().readTheirs(answer)
  if (choice === 'theirs') return takeTheirs(isHere)
  markSaved(revision)
  openJournal()?.acknowledge(-1, revision)
  await saveOrKeepConflict()
}

async function takeTheirs(isHere: () => boolean): Promise<void> {
  await forgetJournal()
  await enterProject(THEIRS, { isSaved: true }, isHere)
}

async function saveCopy(mine: Project, isHere: () => boolean): Promise<void> {
  const owner = session.userInfo
  const as = {
    id: newId(),
    savedRevision: 0,
    ownerId: owner?.userId ?? mine.ownerId,
    ownerName: owner?.userName ?? mine.ownerName,
    information: { ...mine.information, projectName: `${mine.information.projectName} (2)` },
  }
  const answer = await sendAs(as)
  if (answer.outcome !== 'saved') throw new Error(answer.outcome === 'refused' ? answer.message : 'The copy was not saved.')
  await forgetJournal()
  const copy: Project = { ...mine, ...as, savedRevision: answer.revision }
  await projectStorage().rename({ ...as, savedRevision: answer.revision })
  if (!isHere()) return
  showProject(copy, { isSaved: true })
  saveState.savedAt = answer.savedAt
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
  if (writer !== undefined) await dropJournals([writer]).catch(() => undefined)
}
