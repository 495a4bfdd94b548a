import { ask, askServer } from './ask-server'
import type { Verdict } from './ask-server'
import { saveAfter, saveNow } from './autosave'
import { replaceDocument } from './commit'
import { currentOf } from './document-state'
import type { Editor } from './editor-parts'
import { enterDocument } from './enter-document'
import type { DocumentTypes } from './kind'
import { beginOpening, dropOpening, noteLeaving, unlessLeft } from './leaving'
import { endJournal } from './open-journal'
import { reportUnreadable } from './report-unreadable'
import { goOnUpon, isUnsaved } from './save-document'
import { reportFailure } from './save-state'
import { listen, savedElsewhere, journalsLeft } from './saved-elsewhere'
import { MADE, THEIRS } from './storage/document-storage'
import type { LeftBehind } from './storage/left-behind'

/** The browser's own copy is shown without the server's answer when that takes longer than this, in ms. */
const PATIENCE_MS = 300

/**
 * Opens a document: the server's state with the changes that only this browser has. Changes of a closed tab are replayed; a newer state on the server makes
 * that a conflict. Without the server the browser's own copy is opened. Rejects where neither has the document. Returns whether it is shown: false where the
 * session ended meanwhile, or another document was requested.
 */
export async function openDocument<T extends DocumentTypes>(editor: Editor<T>, id: string): Promise<boolean> {
  const { state, storage, kind } = editor
  const isWanted = beginOpening(state)
  if (state.open.current) await closeDocument(editor)
  if (!isWanted()) return false
  performance.mark('document.opening')
  kind.opening?.()
  // The request runs while the snapshot is read: the heads of journals, which name the revision, are small.
  const asked = storage()
    .lastKnown(id)
    .then((known) => ask(editor, id, known))
    .catch(() => null)
  const left = await journalsLeft(editor, id)
  const readable = left.filter((each) => each.problem === '')
  const kept = readable.find((each) => each.isUnsaved) ?? readable[0] ?? null
  const verdict = askServer(editor, id, { left, kept, asked: await asked, isWanted })
  const early = kept ? await within(PATIENCE_MS, verdict) : await verdict
  if (!(isWanted() && (await show(editor, kept, left, early, isWanted)))) return false
  performance.mark('document.shown')
  if (!early) void verdict.then((late) => (isWanted() ? follow(editor, id, late) : undefined))
  return true
}

/**
 * Shows a document that the page has made and saves it at once. Returns its id; null where the session ended before it was shown or another document was
 * requested. Without the server it is kept in this browser.
 */
export async function createDocument<T extends DocumentTypes>(editor: Editor<T>, make: () => T['document']): Promise<string | null> {
  const { state, storage, kind } = editor
  const isWanted = beginOpening(state)
  if (state.open.current) await closeDocument(editor)
  if (!isWanted()) return null
  listen(editor)
  const document = make()
  await storage().takeMade(kind.pack(document))
  if (!isWanted() || (await enterDocument(editor, MADE, { isSaved: false }, isWanted)) === null) return null
  // The save state shows a failure; until a save succeeds the journal has the document.
  await saveNow(editor).catch(() => undefined)
  return document.id
}

/** Saves unsaved changes and closes the document. Changes that the server did not take stay in the journal. */
export async function closeDocument<T extends DocumentTypes>(editor: Editor<T>): Promise<void> {
  const { state, kind } = editor
  if (!state.open.current) return
  const isHere = unlessLeft(state)
  if (isUnsaved(editor)) await saveNow(editor).catch(() => undefined)
  // Another call may have closed the same document first, and opened another one or the same one again.
  if (!isHere()) return
  await leave(editor)
  if (currentOf(state) === null) kind.closed?.()
}

/** Closes the document without a call to the server: unsaved changes stay in the journal for the next opening. A document that is being opened is not shown. */
export async function leaveDocument<T extends DocumentTypes>(editor: Editor<T>): Promise<void> {
  dropOpening(editor.state)
  await leave(editor)
}

async function leave<T extends DocumentTypes>(editor: Editor<T>): Promise<void> {
  const { state, writer } = editor
  if (!state.open.current) return
  noteLeaving(state)
  // Both happen in one step: an edit of a shown document whose journal has ended would be stored nowhere.
  const ended = endJournal(editor)
  replaceDocument(writer, null)
  state.unreadable.current = null
  state.save.status = 'saved'
  state.save.message = ''
  await ended
}

/** Shows the kept document or the server's. A null `verdict` has not come in time: the kept document is shown as it is. Returns whether anything is shown. */
async function show<T extends DocumentTypes>(
  editor: Editor<T>,
  kept: LeftBehind | null,
  left: readonly LeftBehind[],
  verdict: Verdict | null,
  isWanted: () => boolean,
): Promise<boolean> {
  const { state } = editor
  const adopted = left.filter((each) => each === kept || !each.isUnsaved).map((each) => each.writer)
  const enterKept = async (one: LeftBehind, isSaved: boolean, savedRevision = one.savedRevision): Promise<boolean> => {
    const givenUp = [...adopted, one.writer]
    const standing = { isSaved, adopted: givenUp, savedRevision, ...(isWhole(one) ? { from: one } : {}) }
    const applied = await enterDocument(editor, one.writer, standing, isWanted)
    if (applied !== null) reportUnreadable(state, left, { one, applied }, givenUp)
    return applied !== null
  }
  if (!verdict || verdict.kind === 'unchanged') {
    if (!kept || !(await enterKept(kept, !kept.isUnsaved))) return false
    if (verdict && kept.isUnsaved) saveAfter(editor, 0)
    return true
  }
  if (verdict.kind === 'failed') {
    if (!kept || !(kept.isUnsaved || verdict.isUnreachable)) throw verdict.error
    if (!(await enterKept(kept, !kept.isUnsaved))) return false
    reportFailure(state, editor.ports(), verdict.error)
    saveAfter(editor, 0)
    return true
  }
  const { revision, rescued } = verdict
  if (rescued) {
    if (!(await enterKept(rescued, false))) return false
    saveAfter(editor, 0)
    return true
  }
  const mine = kept?.isUnsaved ? await withoutSharedWork(editor, kept, revision) : null
  if (!isWanted()) return false
  if (!mine?.isUnsaved) {
    if ((await enterDocument(editor, THEIRS, { isSaved: true, adopted }, isWanted)) === null) return false
    reportUnreadable(state, left, null, adopted)
    return true
  }
  const isBehind = mine.savedRevision < revision
  if (!(await enterKept(mine, false, isBehind ? mine.savedRevision : revision))) return false
  if (isBehind) state.save.status = 'conflict'
  else saveAfter(editor, 0)
  return true
}

function isWhole(left: LeftBehind): boolean {
  return left.problem === '' && left.lost === 0
}

// When the answer to a save was lost, work that the server has is still marked unsaved.
async function withoutSharedWork<T extends DocumentTypes>({ storage }: Editor<T>, kept: LeftBehind, revision: number): Promise<LeftBehind> {
  const shared = await storage().sharedWithTheirs(kept.writer)
  if (shared === null) return kept
  return (await storage().acknowledgeLeft(kept.writer, shared, revision)) ?? kept
}

// Handles a server answer that came after the document was shown.
async function follow<T extends DocumentTypes>(editor: Editor<T>, id: string, verdict: Verdict): Promise<void> {
  if (editor.state.open.current?.id !== id) return
  if (verdict.kind === 'failed') {
    reportFailure(editor.state, editor.ports(), verdict.error)
    saveAfter(editor, 0)
  } else if (verdict.kind === 'unchanged') {
    if (isUnsaved(editor)) saveAfter(editor, 0)
  } else if (isUnsaved(editor) && (await goOnUpon(editor, verdict.revision)) !== null) saveAfter(editor, 0)
  else await savedElsewhere(editor, id, verdict.revision)
}

async function within<V>(delayMs: number, answer: Promise<V>): Promise<V | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), delayMs)
  })
  const first = await Promise.race([answer, late])
  clearTimeout(timer)
  return first
}
