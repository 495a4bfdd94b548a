import { askServer } from './ask-server'
import { openDocumentChannel } from './document-channel'
import type { DocumentChannel } from './document-channel'
import type { Editor } from './editor-parts'
import { enterDocument } from './enter-document'
import type { DocumentTypes } from './kind'
import { unlessLeft } from './leaving'
import { isUnsaved } from './save-document'
import { reportStoreFailure } from './save-state'
import { THEIRS } from './storage/document-storage'
import { sweepPictures } from './storage/journal-writes'
import type { LeftBehind } from './storage/left-behind'
import { heldWriters } from './storage/writer-locks'

/** Opens the channel to the other tabs, once for each editor: from then on each tab is notified of the other's saves. */
export function listen<T extends DocumentTypes>(editor: Editor<T>): DocumentChannel {
  const { kind, state } = editor
  const here = (): { id: string; writer: string } | null => {
    const { current } = state.open
    return current && editor.journal ? { id: current.id, writer: editor.journal.writer } : null
  }
  editor.channel ??= openDocumentChannel(kind.channel, here, (id, revision) => void savedElsewhere(editor, id, revision))
  editor.announce = editor.channel.tellSaved
  return editor.channel
}

/** Reads the journals of a document that no open tab is writing, latest first. Returns none where the store fails, which the save state shows. */
export async function journalsLeft<T extends DocumentTypes>(editor: Editor<T>, id: string): Promise<LeftBehind[]> {
  const { state, storage, journalStore } = editor
  const failed = (reason: unknown): void => reportStoreFailure(state, reason)
  const channel = listen(editor)
  try {
    const held = await heldWriters()
    const [left, answering] = await Promise.all([
      storage().leftBehind(id, [...(held ?? [])]),
      held ? new Set<string>() : channel.writersElsewhere(id),
    ])
    // A journal that another page has started meanwhile belongs to that page.
    const alive = (await heldWriters()) ?? answering
    void sweepPictures(journalStore).catch(failed)
    return left.filter((each) => !alive.has(each.writer))
  } catch (error) {
    failed(error)
    return []
  }
}

/** Follows a save in another tab. States are taken in order: of two pending ones the older could arrive last. */
export async function savedElsewhere<T extends DocumentTypes>(editor: Editor<T>, id: string, revision: number): Promise<void> {
  const taking = editor.takenOver.then(() => takeOver(editor, id, revision))
  editor.takenOver = taking.catch(() => undefined)
  await taking
}

// Without unsaved work here the other state is taken over; otherwise the user decides.
async function takeOver<T extends DocumentTypes>(editor: Editor<T>, id: string, revision: number): Promise<void> {
  const { open, save } = editor.state
  const { current } = open
  if (current?.id !== id || current.savedRevision >= revision) return
  const isHere = unlessLeft(editor.state)
  const isUntouched = (): boolean => isHere() && !isUnsaved(editor)
  if (isUntouched()) {
    const verdict = await askServer(editor, id, { left: [], kept: null, asked: null, isWanted: isUntouched })
    if (verdict.kind === 'theirs' && isUntouched()) await enterDocument(editor, THEIRS, { isSaved: true }, isUntouched)
  }
  // Changes that were made while the state was loading count like earlier ones.
  if (isHere() && isUnsaved(editor) && (open.current?.savedRevision ?? revision) < revision) save.status = 'conflict'
}
