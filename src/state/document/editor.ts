import type { EditorParts, Editor } from './editor-parts'

import type { DocumentTypes } from './kind'
import { followChanges } from './open-journal'

/** Makes the editor of a kind of document and lets its journal follow every commit. */
export function createEditor<T extends DocumentTypes>(parts: EditorParts<T>): Editor<T> {
  const editor: Editor<T> = {
    ...parts,
    state: parts.writer.state,
    journal: null,
    span: { end: null },
    ended: Promise.resolve(),
    ungiven: [],
    given: Promise.resolve(),
    acknowledged: -1,
    announce: () => undefined,
    saveTimer: undefined,
    saving: null,
    isSuppressed: false,
    channel: null,
    takenOver: Promise.resolve(),
  }
  followChanges(editor)
  return editor
}
