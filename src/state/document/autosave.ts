import { onCommitted } from './commit'
import { statePorts } from './ports'
import type { SaveAnswer } from './ports'
import { projectState } from './project'
import { isUnsaved, saveOnce } from './save-project'
import { savedOn } from './save-routes'
import { reportFailure, saveState } from './save-state'

const QUIET_MS = 500
const RETRY_MS = 10_000

let timer: ReturnType<typeof setTimeout> | undefined
let running: Promise<SaveAnswer> | null = null
let isSuppressed = false

/** Saves by itself, 500 ms after the last change, while a design step is shown; what failed is tried again with the next change and when back online. */
export function startAutosave(): () => void {
  const stop = onCommitted(() => {
    if (saveState.status === 'conflict') return
    if (saveState.status !== 'offline' && saveState.status !== 'storeFailed') {
      saveState.status = 'pending'
      saveState.message = ''
    }
    if (!isSuppressed) saveAfter(QUIET_MS)
  })
  const online = (): void => saveAfter(0)
  if ('addEventListener' in globalThis) globalThis.addEventListener('online', online)
  return () => {
    stop()
    clearTimeout(timer)
    if ('removeEventListener' in globalThis) globalThis.removeEventListener('online', online)
  }
}

/**
 * For one tick changes schedule no save of their own: they are kept in the browser and go with the next one that is saved.
 * @public the switch of the specification, section 4; what fills in state by itself calls it
 */
export function suppressSaving(): void {
  isSuppressed = true
  setTimeout(() => {
    isSuppressed = false
  }, 0)
}

/** Saves what is not saved yet, at once, on any route. With nothing to save, or a conflict to decide first, nothing is sent. */
export async function saveNow(): Promise<SaveAnswer> {
  clearTimeout(timer)
  while (running) await running.catch(() => null)
  if (!isUnsaved() || saveState.status === 'conflict') return { outcome: 'skipped' }
  running = saveOnce()
  try {
    const answer = await running
    if (answer.outcome === 'saved' && isUnsaved()) saveAfter(QUIET_MS)
    return answer
  } catch (error) {
    reportFailure(error)
    if (!statePorts().isStepDue(error)) saveAfter(RETRY_MS)
    throw error
  } finally {
    running = null
  }
}

/** Schedules the next automatic save. */
export function saveAfter(delayMs: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    if (!projectState.current) return
    // A project is opened a moment before its design step is shown.
    if (savedOn(statePorts().route()) !== 'mssp') {
      if (isUnsaved()) saveAfter(QUIET_MS)
      return
    }
    // The save state shows a failure, and it is tried again.
    saveNow().catch(() => undefined)
  }, delayMs)
}
