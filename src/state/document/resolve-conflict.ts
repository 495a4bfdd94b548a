import { newId } from '../../model/change/ids'
import { session } from '../page/session'
import { saveAfter } from './autosave'
import { markSaved } from './commit'
import { currentOf } from './document-state'
import type { Editor } from './editor-parts'
import { enterDocument, showDocument } from './enter-document'
import type { DocumentTypes } from './kind'
import { noteLeaving, unlessLeft } from './leaving'
import { endJournal, updateStorage } from './open-journal'
import { isUnsaved, saveOnce, writeDocument } from './save-document'
import { reportStoreFailure } from './save-state'
import { THEIRS } from './storage/document-storage'

/**
 * Resolves a conflict: `mine` saves over the newer state, `theirs` takes it and forgets the changes made here, `copy` saves the changes as a document of its own and
 * leaves the newer state alone. Rejects where the server was not reached; the conflict then stands.
 */
export async function resolveConflict<T extends DocumentTypes>(editor: Editor<T>, choice: 'mine' | 'theirs' | 'copy'): Promise<void> {
  const { state, storage, writer } = editor
  const id = currentOf(state)?.id
  // The conflict is already resolved: a second press must not store a second copy.
  if (id === undefined || state.save.status !== 'conflict') return
  // A document that is open after this one was left is another one, or the same one opened again; the result does not apply to it.
  const isHere = unlessLeft(state)
  if (choice === 'copy') return saveCopy(editor, isHere)
  const answer = await editor.ports().load(id)
  if (!answer || !isHere()) return
  const { revision } = await storage().readTheirs(answer)
  if (!isHere()) return
  if (choice === 'theirs') {
    await enterDocument(editor, THEIRS, { isSaved: true, adopted: ownJournal(editor) }, isHere)
    return
  }
  markSaved(writer, revision)
  editor.journal?.acknowledge(-1, revision)
  await saveOrKeepConflict(editor)
}

async function saveCopy<T extends DocumentTypes>(editor: Editor<T>, isHere: () => boolean): Promise<void> {
  const { kind, state, storage } = editor
  const mine: T['document'] | null = currentOf(state)
  if (!mine) return
  const name = kind.nameOf(mine)
  const copyName = `${name} (2)`
  const names = {
    id: newId(),
    savedRevision: 0,
    ownerId: session.userInfo?.userId ?? mine.ownerId,
    ownerName: session.userInfo?.userName ?? mine.ownerName,
  }
  const number = state.open.revision
  const written = await writeDocument(editor, { ...names, ...kind.named(mine, copyName) })
  if (!isHere()) return
  const answer = await editor.ports().save(written)
  if (answer.outcome !== 'saved') throw new Error(answer.outcome === 'refused' ? answer.message : 'The copy was not saved.')
  await editor.journal?.settled()
  if (!isHere()) return
  // A change that was made while the copy was being sent belongs to the copy.
  const now: T['document'] = currentOf(state) ?? mine
  const isSaved = state.open.revision === number
  const isRenamed = kind.nameOf(now) !== name
  const copy = { ...names, ...kind.named(now, isRenamed ? kind.nameOf(now) : copyName), savedRevision: answer.revision }
  // The copy is another document: nothing pending for this one may be shown in its stead.
  noteLeaving(state)
  const adopted = ownJournal(editor)
  // The storage continues with the same parts: it needs their settled values before the page forgets which of them are new.
  updateStorage(editor)
  void endJournal(editor)
  storage()
    .rename(copy)
    .catch((reason: unknown) => reportStoreFailure(state, reason))
  showDocument(editor, { ...now, ...copy }, { isSaved, adopted })
  state.save.savedAt = answer.savedAt
  if (!isSaved) saveAfter(editor, 0)
}

async function saveOrKeepConflict<T extends DocumentTypes>(editor: Editor<T>): Promise<void> {
  try {
    await saveOnce(editor)
  } catch (error) {
    editor.state.save.status = isUnsaved(editor) ? 'conflict' : 'saved'
    throw error
  }
}

// The server keeps the other state, or the copy holds this one: either way these changes must not be replayed.
function ownJournal<T extends DocumentTypes>({ journal }: Editor<T>): string[] {
  return journal ? [journal.writer] : []
}
