import { afterPaint } from '../../schedule/after-paint'
import { nextSlice } from '../../schedule/next-slice'
import { onCommitted } from './commit'
import type { Editor } from './editor-parts'
import type { DocumentTypes } from './kind'
import { unlessLeft } from './leaving'
import { reportStored, reportStoreFailure } from './save-state'
import { startJournal } from './storage/journal'
import type { JournalStart } from './storage/journal'

/** Starts the journal of the document that has just been opened. */
export function beginJournal<T extends DocumentTypes>(editor: Editor<T>, start: Omit<JournalStart, 'number' | 'after'>): void {
  const { kind, state, storage, journalStore } = editor
  kind.settling?.clear()
  editor.ungiven = []
  editor.given = Promise.resolve()
  const keepPicture = async (key: string): Promise<void> => {
    updateStorage(editor)
    await withAllGiven(editor, storage().keepPicture(key))
  }
  const own: typeof editor.span = { end: null }
  editor.span = own
  const numberNow = (): number => own.end ?? state.open.revision
  const host = {
    store: journalStore,
    keepPicture,
    numberNow,
    onStored: () => void editor.given.then(() => reportStored(state), noted),
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
    ungiven.push(kept instanceof Promise ? kept.then(inNextSlice) : kept)
    if (ungiven.length === 1) void afterPaint().then(() => giveChanges(editor))
  })
}

// Copying a large change into the store and to the storage in one task would block the page.
async function inNextSlice<Kept>(kept: Kept): Promise<Kept> {
  await nextSlice()
  return kept
}

/** Resolves with what the storage answers to a call that follows `updateStorage`. Rejects where the storage missed a change, since the answer then lacks it. */
export async function withAllGiven<T extends DocumentTypes, Answer>(editor: Editor<T>, asked: Promise<Answer>): Promise<Answer> {
  const [answer] = await Promise.all([asked, editor.given])
  return answer
}

function giveChanges<T extends DocumentTypes>(editor: Editor<T>): void {
  const changes = editor.ungiven
  editor.ungiven = []
  follow(
    editor,
    changes.map((change) => editor.storage().apply(change)),
  )
}

function giveSettled<T extends DocumentTypes>(editor: Editor<T>): void {
  const { current } = editor.state.open
  if (!current) {
    editor.kind.settling?.clear()
    return
  }
  const settled = editor.kind.settling?.take(current) ?? null
  if (settled !== null) follow(editor, [editor.storage().settle(settled)])
}

/** Notes calls by which the storage follows the open document. Where one fails, the storage gets the whole document. */
function follow<T extends DocumentTypes>(editor: Editor<T>, calls: readonly Promise<void>[]): void {
  if (calls.length === 0) return
  const isHere = unlessLeft(editor.state)
  const given = Promise.all([editor.given, ...calls])
  editor.given = given
  given.catch((reason: unknown) => {
    if (!isHere()) return
    reportStoreFailure(editor.state, reason)
    // Later calls fail with this one; the last of them replaces the document once.
    if (editor.given === given) replaceStored(editor)
  })
}

function replaceStored<T extends DocumentTypes>(editor: Editor<T>): void {
  const { kind, state, storage } = editor
  const { current } = state.open
  if (!current) return
  // The document has the changes that were not sent yet.
  editor.ungiven = []
  const given = new Promise<void>((resolve) => {
    resolve(storage().replace(kind.pack(current)))
  })
  editor.given = given
  given.then(
    () => {
      reportStored(state)
    },
    (reason: unknown) => {
      reportStoreFailure(state, reason)
    },
  )
}

const noted = (): void => undefined
