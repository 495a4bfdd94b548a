import { markSaved } from './commit'
import type { Editor } from './editor-parts'
import type { DocumentTypes } from './kind'
import { unlessLeft } from './leaving'
import { updateStorage, withAllGiven } from './open-journal'
import type { SaveAnswer } from './ports'
import type { SaveBody } from './storage/save-body'

/** Tells whether there are changes that the server has not acknowledged. */
export function isUnsaved<T extends DocumentTypes>({ state: { open }, acknowledged }: Editor<T>): boolean {
  return open.current !== null && open.revision > acknowledged
}

/** Notes that either nothing of the open document is unsaved, or all of it. */
export function resetAcknowledged<T extends DocumentTypes>(editor: Editor<T>, isSaved: boolean): void {
  editor.acknowledged = isSaved ? editor.state.open.revision : -1
}

/**
 * Sends the open document once and notes the answer in save state, document and journal. A document of another user or without a name is not sent: the answer
 * is the specification's fake success. Rejects where the server was not reached or could not store it.
 */
export async function saveOnce<T extends DocumentTypes>(editor: Editor<T>): Promise<SaveAnswer> {
  const { kind, writer } = editor
  const { open, save } = editor.state
  const { current, revision: number } = open
  if (!current || open.readOnly || kind.nameOf(current).trim() === '') return { outcome: 'skipped' }
  save.status = 'saving'
  save.message = ''
  const { id } = current
  const answer = await send(editor, id, number)
  const isSameDocument = open.current?.id === id
  if (answer.outcome === 'saved' && isSameDocument) {
    editor.acknowledged = Math.max(editor.acknowledged, number)
    markSaved(writer, answer.revision)
    const { journal } = editor
    journal?.acknowledge(number, answer.revision)
    editor.announce(id, answer.revision, journal?.writer ?? '')
    save.savedAt = answer.savedAt
  }
  if (isSameDocument) showOutcome(editor, answer)
  if (isSameDocument && answer.outcome === 'gone') await editor.ports().leave(answer.message)
  return answer
}

/** Writes the open document as a save body, with the fields of `as` replacing its own. */
export async function writeDocument<T extends DocumentTypes>(editor: Editor<T>, as: Partial<T['document']>): Promise<SaveBody> {
  updateStorage(editor)
  return withAllGiven(editor, editor.storage().encode({ ...editor.kind.shown?.(), ...as }))
}

async function sendAs<T extends DocumentTypes>(editor: Editor<T>, savedRevision: number): Promise<SaveAnswer> {
  performance.mark('save.writing')
  const written = await writeDocument(editor, { savedRevision } as Partial<T['document']>)
  performance.mark('save.written')
  return editor.ports().save(written)
}

// The newer save that conflicts may be this page's own, whose answer was lost: then the changes since are saved on top of it.
async function send<T extends DocumentTypes>(editor: Editor<T>, id: string, number: number): Promise<SaveAnswer> {
  const isHere = unlessLeft(editor.state)
  const answer = await sendAs(editor, editor.state.open.current?.savedRevision ?? 0)
  if (answer.outcome !== 'conflict') return answer
  const theirs = await editor.ports().load(id)
  if (!theirs || !isHere()) return answer
  const { revision } = await editor.storage().readTheirs(theirs)
  const shared = await goOnUpon(editor, revision)
  if (shared === null) return answer
  return shared >= number ? { outcome: 'saved', revision, savedAt: Date.parse(answer.updatedAt) } : sendAs(editor, revision)
}

/**
 * Continues from the server's state, which the storage has read, where that is the work of this page. Returns the number of the last change in it. Returns null
 * and changes nothing where it is the work of another page or user.
 */
export async function goOnUpon<T extends DocumentTypes>(editor: Editor<T>, revision: number): Promise<number | null> {
  const { journal } = editor
  if (!journal) return null
  await journal.settled()
  const shared = await editor.storage().sharedWithTheirs(journal.writer)
  if (shared === null || editor.journal !== journal) return null
  editor.acknowledged = Math.max(editor.acknowledged, shared)
  markSaved(editor.writer, revision)
  journal.acknowledge(shared, revision)
  return shared
}

function showOutcome<T extends DocumentTypes>(editor: Editor<T>, answer: SaveAnswer): void {
  const { save, open } = editor.state
  switch (answer.outcome) {
    case 'saved':
      save.status = isUnsaved(editor) ? 'pending' : 'saved'
      return
    case 'conflict':
      save.status = 'conflict'
      save.message = ''
      return
    case 'gone':
    case 'refused':
      save.status = 'pending'
      save.message = answer.message
      return
    case 'skipped':
      save.status = open.readOnly ? 'readOnly' : 'pending'
  }
}
