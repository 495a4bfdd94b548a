import { onCommitted } from './commit'
import type { Editor } from './editor-parts'
import type { DocumentTypes } from './kind'
import type { SaveAnswer } from './ports'
import { isUnsaved, saveOnce } from './save-document'
import { reportFailure } from './save-state'

const QUIET_MS = 500
const RETRY_MS = 10_000

/**
 * Saves 500 ms after the last change while a route of the kind is shown; a failed save is tried again with the next change and when the browser is back online. The
 * returned function stops it.
 */
export function startAutosave<T extends DocumentTypes>(editor: Editor<T>): () => void {
  const { save } = editor.state
  const stop = onCommitted(editor.writer, () => {
    if (save.status === 'conflict') return
    if (save.status !== 'offline' && save.status !== 'storeFailed') {
      save.status = 'pending'
      save.message = ''
    }
    if (!editor.isSuppressed) saveAfter(editor, QUIET_MS)
  })
  const online = (): void => saveAfter(editor, 0)
  if ('addEventListener' in globalThis) globalThis.addEventListener('online', online)
  return () => {
    stop()
    clearTimeout(editor.saveTimer)
    if ('removeEventListener' in globalThis) globalThis.removeEventListener('online', online)
  }
}

/** Keeps the changes of this tick from scheduling a save: they are stored in the browser and go with the next save. */
export function suppressSaving<T extends DocumentTypes>(editor: Editor<T>): void {
  editor.isSuppressed = true
  setTimeout(() => {
    editor.isSuppressed = false
  }, 0)
}

/** Saves at once, on any route. With nothing to save, or a conflict to decide first, nothing is sent. */
export async function saveNow<T extends DocumentTypes>(editor: Editor<T>): Promise<SaveAnswer> {
  clearTimeout(editor.saveTimer)
  while (editor.saving) await editor.saving.catch(() => null)
  if (!isUnsaved(editor) || editor.state.save.status === 'conflict') return { outcome: 'skipped' }
  editor.saving = saveOnce(editor)
  try {
    const answer = await editor.saving
    if (answer.outcome === 'saved' && isUnsaved(editor)) saveAfter(editor, QUIET_MS)
    return answer
  } catch (error) {
    reportFailure(editor.state, editor.ports(), error)
    if (!editor.ports().isStepDue(error)) saveAfter(editor, RETRY_MS)
    throw error
  } finally {
    editor.saving = null
  }
}

/** Schedules the next automatic save. */
export function saveAfter<T extends DocumentTypes>(editor: Editor<T>, delayMs: number): void {
  clearTimeout(editor.saveTimer)
  editor.saveTimer = setTimeout(() => {
    if (!editor.state.open.current) return
    // A document is opened a moment before its screen is shown.
    if (!editor.kind.isSavedOn(editor.ports().route())) {
      if (isUnsaved(editor)) saveAfter(editor, QUIET_MS)
      return
    }
    // The save state shows a failure, and the save is retried.
    saveNow(editor).catch(() => undefined)
  }, delayMs)
}
