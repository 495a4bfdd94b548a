import { newProject } from '../../model/project/defaults'
import { packProject } from '../../model/packed/pack-project'
import type { ProjectInformation } from '../../model/project/project'
import { saveAfter, saveNow } from './autosave'
import { replaceProject } from './commit'
import { enterProject } from './enter-project'
import { ask, askServer } from './ask-server'
import type { Verdict } from './ask-server'
import { endJournal, openJournal } from './open-journal'
import { beginOpening, dropOpening, noteLeaving, unlessLeft } from './leaving'
import { unreadableWork } from './unreadable-work'
import { openProjectChannel } from './project-channel'
import type { ProjectChannel } from './project-channel'
import { loadPack } from '../core/pack'
import { currentProject, projectState } from './project'
import { announceSaves, goOnUpon, isUnsaved } from './save-project'
import { reportUnreadable } from './report-unreadable'
import { reportFailure, reportStoreFailure, saveState } from './save-state'
import { session } from '../page/session'
import { settings } from '../page/settings'
import { sweepPictures } from './storage/journal-writes'
import type { LeftBehind } from './storage/left-behind'
import { projectStorage } from './storage/open-storage'
import { heldWriters } from './storage/writer-locks'
import { MADE, THEIRS } from './storage/project-storage'
import { workplace } from '../page/workplace'

/** What this browser has kept is shown without the server's word when that takes longer than this. */
const PATIENCE_MS = 300

let channel: ProjectChannel | null = null

/**
 * Opens a project: what the server has, with what this browser has kept and the server has not. Changes left behind by a closed tab are
 * replayed; a newer state on the server makes that a conflict. Without the server the browser's own copy is opened. Rejects where neither has it.
 * Answers whether it is shown: not where the session ended meanwhile, or another was asked for.
 */
export async function openProject(id: string): Promise<boolean> {
  const isWanted = beginOpening()
  if (projectState.current) await closeProject()
  if (!isWanted()) return false
  performance.mark('project.opening')
  // Nothing can be drawn without the pack: it is on its way while the project is read. Who shows the project tells where it failed.
  loadPack().catch(() => undefined)
  // The server answers while the picture is read: heads of journals are small.
  const asked = projectStorage()
    .lastKnown(id)
    .then((known) => ask(id, known))
    .catch(() => null)
  const left = await leftBehind(listen(), id)
  const readable = left.filter((each) => each.problem === '')
  const kept = readable.find((each) => each.isUnsaved) ?? readable[0] ?? null
  const verdict = askServer(id, { left, kept, asked: await asked, isWanted })
  const early = kept ? await within(PATIENCE_MS, verdict) : await verdict
  if (!(isWanted() && (await show(kept, left, early, isWanted)))) return false
  performance.mark('project.shown')
  if (!early) void verdict.then((late) => (isWanted() ? follow(id, late) : undefined))
  return true
}

/**
 * Makes a project of the signed-in user and saves it at once; answers its id, null where the session ended before it was shown or another was asked for.
 * Without the server it waits in this browser.
 */
export async function createProject(information: ProjectInformation): Promise<string | null> {
  const isWanted = beginOpening()
  if (projectState.current) await closeProject()
  if (!isWanted()) return null
  listen()
  const owner = session.userInfo
  const unitSettings = { ...settings.unitSettings }
  const project = newProject({ ownerId: owner?.userId ?? '', ownerName: owner?.userName ?? '', information, unitSettings })
  await projectStorage().takeMade(packProject(project))
  if (!isWanted() || (await enterProject(MADE, { isSaved: false }, isWanted)) === null) return null
  // The save state shows a failure; until it is mended the journal has the project.
  await saveNow().catch(() => undefined)
  return project.id
}

/** Saves what is not saved, and closes the project. What the server did not take stays in the journal. */
export async function closeProject(): Promise<void> {
  if (!projectState.current) return
  const isHere = unlessLeft()
  if (isUnsaved()) await saveNow().catch(() => undefined)
  // Whoever closes the same project was quicker, and may have opened another, or the same anew.
  if (!isHere()) return
  await leave()
  if (currentProject() === null) workplace.projectId = null
}

/**
 * Closes the project without a word to the server: what it has not got waits in the journal for the next opening. One that is being opened is not
 * shown.
 */
export async function leaveProject(): Promise<void> {
  dropOpening()
  await leave()
}

async function leave(): Promise<void> {
  if (!projectState.current) return
  noteLeaving()
  // In one step: an edit of what is still on the screen while its journal ends would be kept nowhere.
  const ended = endJournal()
  replaceProject(null)
  unreadableWork.current = null
  saveState.status = 'saved'
  saveState.message = ''
  await ended
}

// Nothing that is known too late has been waited for: `verdict` is null then, and what was kept is shown as it is. Answers whether anything is shown.
async function show(
  kept: LeftBehind | null,
  left: readonly LeftBehind[],
  verdict: Verdict | null,
  isWanted: () => boolean,
): Promise<boolean> {
  const adopted = left.filter((each) => each === kept || !each.isUnsaved).map((each) => each.writer)
  const enterKept = async (one: LeftBehind, isSaved: boolean, savedRevision = one.savedRevision): Promise<boolean> => {
    const givenUp = [...adopted, one.writer]
    const standing = { isSaved, adopted: givenUp, savedRevision, ...(isWhole(one) ? { from: one } : {}) }
    const applied = await enterProject(one.writer, standing, isWanted)
    if (applied !== null) reportUnreadable(left, { one, applied }, givenUp)
    return applied !== null
  }
  if (!verdict || verdict.kind === 'unchanged') {
    if (!kept || !(await enterKept(kept, !kept.isUnsaved))) return false
    if (verdict && kept.isUnsaved) saveAfter(0)
    return true
  }
  if (verdict.kind === 'failed') {
    if (!kept || !(kept.isUnsaved || verdict.isUnreachable)) throw verdict.error
    if (!(await enterKept(kept, !kept.isUnsaved))) return false
    reportFailure(verdict.error)
    saveAfter(0)
    return true
  }
  const { revision, rescued } = verdict
  if (rescued) {
    if (!(await enterKept(rescued, false))) return false
    saveAfter(0)
    return true
  }
  const mine = kept?.isUnsaved ? await withoutSharedWork(kept, revision) : null
  if (!isWanted()) return false
  if (!mine?.isUnsaved) {
    if ((await enterProject(THEIRS, { isSaved: true, adopted }, isWanted)) === null) return false
    reportUnreadable(left, null, adopted)
    return true
  }
  const isBehind = mine.savedRevision < revision
  if (!(await enterKept(mine, false, isBehind ? mine.savedRevision : revision))) return false
  if (isBehind) saveState.status = 'conflict'
  else saveAfter(0)
  return true
}

function isWhole(left: LeftBehind): boolean {
  return left.problem === '' && left.lost === 0
}

// An answer that was lost on its way leaves work marked unsaved that the server has.
async function withoutSharedWork(kept: LeftBehind, revision: number): Promise<LeftBehind> {
  const shared = await projectStorage().sharedWithTheirs(kept.writer)
  if (shared === null) return kept
  return (await projectStorage().acknowledgeLeft(kept.writer, shared, revision)) ?? kept
}

// The server's word has come after the project was shown.
async function follow(id: string, verdict: Verdict): Promise<void> {
  if (projectState.current?.id !== id) return
  if (verdict.kind === 'failed') {
    reportFailure(verdict.error)
    saveAfter(0)
  } else if (verdict.kind === 'unchanged') {
    if (isUnsaved()) saveAfter(0)
  } else if (isUnsaved() && (await goOnUpon(verdict.revision)) !== null) saveAfter(0)
  else await savedElsewhere(id, verdict.revision)
}

async function leftBehind(line: ProjectChannel, id: string): Promise<LeftBehind[]> {
  try {
    const held = await heldWriters()
    const [left, answering] = await Promise.all([
      projectStorage().leftBehind(id, [...(held ?? [])]),
      held ? new Set<string>() : line.writersElsewhere(id),
    ])
    // One that another page has begun meanwhile is its own, too.
    const alive = (await heldWriters()) ?? answering
    void sweepPictures().catch(reportStoreFailure)
    return left.filter((each) => !alive.has(each.writer))
  } catch (error) {
    reportStoreFailure(error)
    return []
  }
}

async function within<T>(delayMs: number, answer: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), delayMs)
  })
  const first = await Promise.race([answer, late])
  clearTimeout(timer)
  return first
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

let takenOver: Promise<unknown> = Promise.resolve()

// Another tab has saved this project. One state after the other: of two on their way the older could come last.
async function savedElsewhere(id: string, revision: number): Promise<void> {
  const taking = takenOver.then(() => takeOver(id, revision))
  takenOver = taking.catch(() => undefined)
  await taking
}

// With nothing unsaved here its state is taken over, otherwise the user decides.
async function takeOver(id: string, revision: number): Promise<void> {
  const { current } = projectState
  if (current?.id !== id || current.savedRevision >= revision) return
  const isHere = unlessLeft()
  const isUntouched = (): boolean => isHere() && !isUnsaved()
  if (isUntouched()) {
    const verdict = await askServer(id, { left: [], kept: null, asked: null, isWanted: isUntouched })
    if (verdict.kind === 'theirs' && isUntouched()) await enterProject(THEIRS, { isSaved: true }, isUntouched)
  }
  // What was changed while it was on its way is worth as much as what was changed before.
  if (isHere() && isUnsaved() && (projectState.current?.savedRevision ?? revision) < revision) saveState.status = 'conflict'
}
