import { newProject } from '../model/defaults'
import type { Project, ProjectInformation } from '../model/project'
import { sameDesign } from '../model/same-design'
import { saveAfter, saveNow } from './autosave'
import { replaceProject } from './commit'
import { beginJournal, endJournal, openJournal } from './open-journal'
import { loadPack } from './pack'
import { statePorts } from './ports'
import { openProjectChannel } from './project-channel'
import type { ProjectChannel } from './project-channel'
import { currentProject, projectState } from './project'
import { readJournals } from './read-journals'
import type { LeftBehind } from './read-journals'
import { results } from './results'
import { announceSaves, isUnsaved, resetAcknowledged } from './save-project'
import { reportStoreFailure, saveState } from './save-state'
import { session } from './session'
import { settings } from './settings'
import { workplace } from './workplace'

let channel: ProjectChannel | null = null

/**
 * Opens a project: what the server has, with what this browser has kept and the server has not. Changes left behind by a closed tab are
 * replayed; a newer state on the server makes that a conflict. Without the server the browser's own copy is opened. Rejects where neither has it.
 */
export async function openProject(id: string): Promise<void> {
  if (projectState.current) await closeProject()
  const line = listen()
  const [theirs, left] = await Promise.all([load(id), leftBehind(line, id)])
  const unsaved = left.find((each) => each.isUnsaved)
  const adopted = left.filter((each) => each === unsaved || !each.isUnsaved).map((each) => each.writer)
  if (theirs.project === null) {
    const kept = unsaved ?? (statePorts().isUnreachable(theirs.error) ? left[0] : undefined)
    if (!kept) throw theirs.error
    enter(kept.project, !kept.isUnsaved, adopted)
    saveState.status = 'offline'
    saveAfter(0)
    return
  }
  // An answer that was lost on its way leaves work marked unsaved that the server has.
  if (!unsaved || sameDesign(unsaved.project, theirs.project)) {
    enter(theirs.project, true, adopted)
    return
  }
  const isBehind = unsaved.project.savedRevision < theirs.project.savedRevision
  const savedRevision = isBehind ? unsaved.project.savedRevision : theirs.project.savedRevision
  enter({ ...unsaved.project, savedRevision }, false, adopted)
  saveState.message = unsaved.problem
  if (isBehind) saveState.status = 'conflict'
  else saveAfter(0)
}

/** Makes a project of the signed-in user and saves it at once; answers its id. Without the server it waits in this browser. */
export async function createProject(information: ProjectInformation): Promise<string> {
  if (projectState.current) await closeProject()
  listen()
  const owner = session.userInfo
  const unitSettings = { ...settings.unitSettings }
  const project = newProject({ ownerId: owner?.userId ?? '', ownerName: owner?.userName ?? '', information, unitSettings })
  enter(project, false, [])
  // The save state shows a failure; until it is mended the journal has the project.
  await saveNow().catch(() => undefined)
  return project.id
}

/** Saves what is not saved, and closes the project. What the server did not take stays in the journal. */
export async function closeProject(): Promise<void> {
  if (!projectState.current) return
  if (isUnsaved()) await saveNow().catch(() => undefined)
  await endJournal()
  replaceProject(null)
  workplace.projectId = null
  saveState.status = 'saved'
  saveState.message = ''
}

function enter(project: Project, isSaved: boolean, adopted: string[]): void {
  const readOnly = project.ownerId !== (session.userInfo?.userId ?? '')
  saveState.status = readOnly ? 'readOnly' : isSaved ? 'saved' : 'pending'
  saveState.message = ''
  // Selection needs the pack before there is anything to calculate; whoever needs it next asks again where this fails.
  loadPack().catch((error: unknown) => {
    results.error = error instanceof Error ? error.message : String(error)
  })
  replaceProject(project, readOnly)
  resetAcknowledged(isSaved)
  beginJournal(project.id, project.savedRevision, isSaved, adopted)
  workplace.projectId = project.id
  if (!project.systems[workplace.systemId ?? '']) workplace.systemId = project.systemOrder[0] ?? null
}

async function load(id: string): Promise<{ project: Project } | { project: null; error: unknown }> {
  try {
    return { project: await statePorts().loadProject(id) }
  } catch (error) {
    return { project: null, error }
  }
}

async function leftBehind(line: ProjectChannel, id: string): Promise<LeftBehind[]> {
  try {
    return await readJournals(id, await line.writersElsewhere(id))
  } catch (error) {
    reportStoreFailure(error)
    return []
  }
}

function listen(): ProjectChannel {
  channel ??= openProjectChannel(
    () => {
      const writer = openJournal()?.writer
      return projectState.current && writer !== undefined ? { projectId: projectState.current.id, writer } : null
    },
    (id, revision) => void savedElsewhere(id, revision),
  )
  announceSaves(channel.tellSaved)
  return channel
}

// Another tab has saved this project: with nothing unsaved here its state is taken over, otherwise the user decides.
async function savedElsewhere(id: string, revision: number): Promise<void> {
  const { current } = projectState
  if (current?.id !== id || current.savedRevision >= revision) return
  if (isUnsaved()) {
    saveState.status = 'conflict'
    return
  }
  const theirs = await load(id)
  if (!theirs.project || currentProject()?.id !== id || isUnsaved()) return
  await endJournal()
  enter(theirs.project, true, [])
}
