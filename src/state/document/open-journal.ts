import type { Change } from '../../model/change/change'
import { invert } from '../../model/change/invert'
import { keepingChange, keptChange } from '../../model/redrawing/kept-change'
import type { KeptChange } from '../../model/redrawing/kept-change'
import { tellsMuch } from '../../model/redrawing/tells-much'
import { logFailure } from '../../platform/log'
import { afterPaint } from '../../schedule/after-paint'
import { onCommitted, onSettled } from './commit'
import { finishSlices, slice } from '../../schedule/slice'
import { projectState } from './project'
import { startJournal } from './storage/journal'
import type { Journal, JournalStart } from './storage/journal'
import { projectStorage } from './storage/open-storage'
import { reportStoreFailure } from './save-state'

const NOT_TOLD = 'A change could not be told by what differs.'

let journal: Journal | null = null
/** The revision up to which the journal is about the open project; what comes after it is another's. */
let span: { end: number | null } = { end: null }
let ended: Promise<void> = Promise.resolve()
/** Aborted with the end of the journal. */
let ending = new AbortController()
/** Changes that the storage is not told of yet. */
let untold: (KeptChange | Promise<KeptChange>)[] = []
/** Systems whose drawing the core has arranged anew, or that were drawn anew, since the storage last heard of their positions. */
const arranged = new Set<string>()

/** The journal of the open project; null while none is open. */
export function openJournal(): Journal | null {
  return journal
}

/** Starts the journal of the project that has just been opened. */
export function beginJournal(start: Omit<JournalStart, 'number' | 'after'>): void {
  arranged.clear()
  untold = []
  const keepPicture = (key: string): Promise<void> => {
    tellStorage()
    return projectStorage().keepPicture(key)
  }
  ending.abort()
  ending = new AbortController()
  const own: typeof span = { end: null }
  span = own
  const revision = (): number => own.end ?? projectState.revision
  journal = startJournal({ ...start, number: revision(), after: ended }, keepPicture, revision)
}

/** Ends the journal of the open project. From the call on nothing more is written of it; resolves once all of it is stored. */
export async function endJournal(): Promise<void> {
  tellChanges()
  ending.abort()
  const closing = journal
  journal = null
  span.end ??= projectState.revision
  if (closing) ended = closing.close()
  await ended
}

/** Tells the storage what was changed and where the core has put things, before it writes them for good. */
export function tellStorage(): void {
  tellChanges()
  tellPositions()
}

function tellChanges(): void {
  const changes = untold
  untold = []
  for (const change of changes) projectStorage().apply(change).catch(reportStoreFailure)
}

// Neither design is written to any more, so the difference may be encoded in slices. Where that fails the change is kept whole: none may be missing.
function keptOf(change: Change): KeptChange | Promise<KeptChange> {
  const whole = (error: unknown): KeptChange => {
    logFailure(NOT_TOLD, error)
    // Nobody who replays it looks at the drawing before.
    return { ...change, ops: change.ops.map((op) => (op.table === 'diagram' ? { ...op, before: op.after } : op)) }
  }
  if (tellsMuch(change)) return slice(keepingChange(change), { mustFinish: true }).catch(whole)
  try {
    return keptChange(change)
  } catch (error) {
    return whole(error)
  }
}

// Encodes the undo of a large change while the page is idle: an undo is then in the store at once.
async function encodeUndo(change: Change, kept: Promise<KeptChange>, signal: AbortSignal): Promise<void> {
  await kept
  await slice(keepingChange(invert(change)), { signal, isIdle: true })
}

function tellPositions(): void {
  const systems = projectState.current?.systems ?? {}
  const told = [...arranged].flatMap((id) => systems[id] ?? [])
  arranged.clear()
  if (told.length === 0) return
  // After opening these are thousands of systems: a message for each would take longer than a frame has.
  const nodeCounts = Int32Array.from(told, ({ diagram }) => diagram.nodeCount)
  const x = new Float64Array(nodeCounts.reduce((sum, count) => sum + count, 0))
  const y = new Float64Array(x.length)
  let at = 0
  for (const { diagram } of told) {
    x.set(diagram.nodeX.subarray(0, diagram.nodeCount), at)
    y.set(diagram.nodeY.subarray(0, diagram.nodeCount), at)
    at += diagram.nodeCount
  }
  const systemIds = told.map(({ id }) => id)
  projectStorage().settle({ systemIds, nodeCounts, x, y }).catch(reportStoreFailure)
}

onCommitted((change) => {
  if (!journal) return
  // A drawing is told by what differs, and who follows it may have other places in what does not.
  for (const op of change.ops) if (op.table === 'diagram') arranged.add(op.systemId)
  const kept = keptOf(change)
  journal.append(projectState.revision, kept)
  // The journal has it at once. What the storage does with it would take a core and the collection of garbage from the picture of the edit.
  untold.push(kept)
  if (untold.length === 1) void afterPaint().then(tellChanges)
  if (kept instanceof Promise) encodeUndo(change, kept, ending.signal).catch((error: unknown) => logFailure(NOT_TOLD, error))
})
onSettled((systemId) => arranged.add(systemId))
if ('addEventListener' in globalThis) {
  globalThis.addEventListener('pagehide', finishSlices)
  document.addEventListener('visibilitychange', finishSlices)
}
