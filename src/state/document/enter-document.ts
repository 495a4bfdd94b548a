import { session } from '../page/session'
import { replaceDocument } from './commit'
import type { Editor } from './editor-parts'
import type { DocumentTypes } from './kind'
import { beginJournal, endJournal } from './open-journal'
import { resetAcknowledged } from './save-document'
import { reportStoreFailure } from './save-state'
import type { JournalStart } from './storage/journal'

/** How a shown document relates to the server's save, and which journals it replaces. */
export interface Standing {
  isSaved: boolean
  /** Number of the server's save that the document builds on, where the document carries another. */
  savedRevision?: number
  adopted?: readonly string[]
  from?: NonNullable<JournalStart['from']>
}

/**
 * Opens a document that the storage has read. Returns how many kept changes were replayed on it; null where it was not shown.
 * @param isWanted called last: opening takes a while, and the document it replaces may have been left or changed meanwhile
 */
export async function enterDocument<T extends DocumentTypes>(
  editor: Editor<T>,
  key: string,
  standing: Standing,
  isWanted: () => boolean,
): Promise<number | null> {
  const { kind, state, storage } = editor
  const failed = (reason: unknown): void => reportStoreFailure(state, reason)
  const { bytes, applied, opened } = await storage().open(key)
  const document = await kind.unpack(bytes)
  if (!isWanted()) return null
  // Page and storage switch in one step: an edit before it belongs to the former document, its journal and its replica.
  void endJournal(editor)
  storage().follow(opened).catch(failed)
  const { savedRevision, ...rest } = standing
  if (savedRevision !== undefined) {
    document.savedRevision = savedRevision
    storage()
      .rename({ savedRevision } as Partial<T['document']>)
      .catch(failed)
  }
  showDocument(editor, document, rest)
  return applied
}

/** Shows a document that the storage already mirrors. The journal of the document it replaces has ended. */
export function showDocument<T extends DocumentTypes>(
  editor: Editor<T>,
  document: T['document'],
  { isSaved, adopted = [], from }: Standing,
): void {
  const { save } = editor.state
  const readOnly = document.ownerId !== (session.userInfo?.userId ?? '')
  save.status = readOnly ? 'readOnly' : isSaved ? 'saved' : 'pending'
  save.message = ''
  editor.kind.showing?.(document)
  replaceDocument(editor.writer, document, readOnly)
  resetAcknowledged(editor, isSaved)
  const { id, savedRevision } = document
  beginJournal(editor, { documentId: id, savedRevision, isSaved, adopted, ...(from ? { from } : {}) })
}
