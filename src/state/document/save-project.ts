import { markSaved } from './commit'
import { unlessLeft } from './leaving'
import { openJournal, tellStorage } from './open-journal'
import { statePorts } from './ports'
import type { SaveAnswer } from './ports'
import { projectState } from './project'
import { saveState } from './save-state'
import { projectStorage } from './storage/open-storage'
import type { SaveAs, SaveBody } from './storage/save-body'

let acknowledged = -1
let announce: (projectId: string, revision: number, writer: string) => void = () => undefined

/** Is there anything that the server has not got? */
export function isUnsaved(): boolean {
  return projectState.current !== null && projectState.revision > acknowledged
}

/** Tells where the server stands: nothing of the open project is unsaved, or all of it. */
export function resetAcknowledged(isSaved: boolean): void {
  acknowledged = isSaved ? projectState.revision : -1
}

/** Who else is to hear of a save. */
export function announceSaves(listener: typeof announce): void {
  announce = listener
}

/**
 * Sends the open project once and notes the answer in `saveState`, project and journal. A project of somebody else or without a name is not
 * sent: the answer is the specification's fake success. Rejects where the server was not reached or could not store it.
 */
export async function saveOnce(): Promise<SaveAnswer> {
  const project = projectState.current
  const number = projectState.revision
  if (!project || projectState.readOnly || project.information.projectName.trim() === '') return { outcome: 'skipped' }
  saveState.status = 'saving'
  saveState.message = ''
  const { id } = project
  const answer = await send(id, number)
  const isSameProject = projectState.current?.id === id
  if (answer.outcome === 'saved' && isSameProject) {
    acknowledged = Math.max(acknowledged, number)
    markSaved(answer.revision)
    const journal = openJournal()
    journal?.acknowledge(number, answer.revision)
    announce(id, answer.revision, journal?.writer ?? '')
    saveState.savedAt = answer.savedAt
  }
  if (isSameProject) showOutcome(answer)
  if (isSameProject && answer.outcome === 'cadChanged') await statePorts().leaveCadProject(answer.message)
  return answer
}

/** The open project as it is at this moment, as it travels, under the names of `as` where given. */
export async function writeOpenProject(as: SaveAs): Promise<SaveBody> {
  tellStorage()
  return projectStorage().encode(as)
}

/** Sends the open project as it is at this moment, under the names of `as` where given. */
export async function sendAs(as: SaveAs): Promise<SaveAnswer> {
  performance.mark('save.writing')
  const written = await writeOpenProject(as)
  performance.mark('save.written')
  return statePorts().saveProject(written)
}

// The newer save in the way may be our own, its answer lost on the way back: then what was changed since is saved upon it.
async function send(id: string, number: number): Promise<SaveAnswer> {
  const isHere = unlessLeft()
  const answer = await sendAs({ savedRevision: projectState.current?.savedRevision ?? 0 })
  if (answer.outcome !== 'conflict') return answer
  const theirs = await statePorts().loadProject(id)
  if (!theirs || !isHere()) return answer
  const { revision } = await projectStorage().readTheirs(theirs)
  const shared = await goOnUpon(revision)
  if (shared === null) return answer
  return shared >= number ? { outcome: 'saved', revision, savedAt: Date.parse(answer.updatedAt) } : sendAs({ savedRevision: revision })
}

/**
 * Goes on upon what the server has, which the storage has read, where that is the work of this page: number of the last change in it. Null, and nothing is changed, where
 * it is the work of somebody else.
 */
export async function goOnUpon(revision: number): Promise<number | null> {
  const journal = openJournal()
  if (!journal) return null
  await journal.settled()
  const shared = await projectStorage().sharedWithTheirs(journal.writer)
  if (shared === null || openJournal() !== journal) return null
  acknowledged = Math.max(acknowledged, shared)
  markSaved(revision)
  journal.acknowledge(shared, revision)
  return shared
}

function showOutcome(answer: SaveAnswer): void {
  switch (answer.outcome) {
    case 'saved':
      saveState.status = isUnsaved() ? 'pending' : 'saved'
      return
    case 'conflict':
      saveState.status = 'conflict'
      saveState.message = ''
      return
    case 'cadChanged':
    case 'refused':
      saveState.status = 'pending'
      saveState.message = answer.message
      return
    case 'skipped':
      saveState.status = projectState.readOnly ? 'readOnly' : 'pending'
  }
}
