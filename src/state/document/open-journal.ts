import { afterPaint } from '../../schedule/after-paint'
import { onCommitted } from './commit'
import type { Editor } from './editor-parts'
import type { DocumentTypes } from './kind'
import { reportStored, reportStoreFailure } from './save-state'
import { startJournal } from './storage/journal'
import type { JournalStart } from './storage/journal'

/** Starts the journal of the document that has just been opened. */
export function beginJournal<T extends DocumentTypes>(editor: Editor<T>, start: Omit<JournalStart, 'number' | 'after'>): void {
  const { kind, state, storage, journalStore } = editor
  kind.settling?.clear()
  editor.ungiven = []
  const keepPicture = (key: string): Promise<void> => {
    updateStorage(editor)
    return storage().keepPicture(key)
  }
  const own: typeof editor.span = { end: null }
  editor.span = own
  const numberNow = (): number => own.end ?? state.open.revision
  const host = {
    store: journalStore,
    keepPicture,
    numberNow,
    onStored: () => reportStored(state),
    onFailure: (reason: unknown) => reportStoreFailure(state, reason),
  }
  editor.journal = startJournal({ ...start, number: numberNow(), after: editor.ended }, host)
}

/** Ends the journal of the open document: nothing more is written to it after the call. Resolves once all of it is stored. */
export async function endJournal<T extends DocumentTypes>(editor: Editor<T>): Promise<void> {
  giveChanges(editor)
  const ending = editor.journal
  editor.journal = null
  editor.span.end ??= editor.state.open.revision
  if (ending) editor.ended = ending.close()
  await editor.ended
}

/** Sends the storage the pending changes and the values written without a change, so that it can write the final document. */
export function updateStorage<T extends DocumentTypes>(editor: Editor<T>): void {
  giveChanges(editor)
  giveSettled(editor)
}

/** Lets the journal and the storage follow every commit of the editor. */
export function followChanges<T extends DocumentTypes>(editor: Editor<T>): void {
  onCommitted(editor.writer, (change) => {
    const { journal, kind, state, ungiven } = editor
    if (!journal) return
    kind.settling?.note(change)
    const kept = kind.keep(change, () => editor.journal === journal)
    journal.append(state.open.revision, kept)
    // The journal gets the change at once. The storage waits: its work would take CPU and garbage collection time from the frame that shows the edit.
    ungiven.push(kept)
    if (ungiven.length === 1) void afterPaint().then(() => giveChanges(editor))
  })
}

function giveChanges<T extends DocumentTypes>(editor: Editor<T>): void {
  const changes = editor.ungiven
  editor.ungiven = []
  for (const change of changes) editor.storage().apply(change).catch(failed(editor))
}

function giveSettled<T extends DocumentTypes>(editor: Editor<T>): void {
  const { current } = editor.state.open
  if (!current) {
    editor.kind.settling?.clear()
    return
  }
  const settled = editor.kind.settling?.take(current) ?? null
  if (settled !== null) editor.storage().settle(settled).catch(failed(editor))
}

function failed<T extends DocumentTypes>({ state }: Editor<T>): (reason: unknown) => void {
  return (reason) => reportStoreFailure(state, reason)
}
