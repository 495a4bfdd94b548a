import type { Editor } from './editor-parts'
import type { DocumentTypes } from './kind'
import type { LeftBehind } from './storage/left-behind'

/** The server's answer about a document that is being opened. */
export type Verdict =
  /** The server's save is the one that the kept document builds on. */
  | { kind: 'unchanged' }
  /** The server has another save, which the storage has read. `rescued` is a journal without a readable snapshot whose changes were replayed on it. */
  | { kind: 'theirs'; revision: number; rescued: LeftBehind | null }
  | { kind: 'failed'; error: unknown; isUnreachable: boolean }

/** A request that was already sent, with the revision known here; null for none. */
export interface Asked {
  known: number | null
  answer: Promise<ArrayBuffer | null>
}

interface Question {
  left: readonly LeftBehind[]
  kept: LeftBehind | null
  asked: Asked | null
  isWanted: () => boolean
}

/** Asks the server for a document, or whether it has one that is newer than a revision. */
export function ask<T extends DocumentTypes>({ ports }: Editor<T>, id: string, known: number | null): Asked {
  const answer = known === null ? ports().load(id) : ports().load(id, known)
  // A failure is handled where the answer is awaited, which may never happen.
  answer.catch(() => undefined)
  return { known, answer }
}

/**
 * Asks the server for a document. The answer is short while nothing newer than the kept revision is stored. `asked` is used where it asked for the same
 * revision. Never rejects; an answer that is not wanted any more is a failure.
 */
export async function askServer<T extends DocumentTypes>(
  editor: Editor<T>,
  id: string,
  { left, kept, asked, isWanted }: Question,
): Promise<Verdict> {
  try {
    const storage = editor.storage()
    const known = kept?.savedRevision ?? null
    const { answer: coming } = asked?.known === known ? asked : ask(editor, id, known)
    const answer = await coming
    if (!answer) return { kind: 'unchanged' }
    // The storage would take it for the server's state of the document that is being opened now.
    if (!isWanted()) throw new Error('The document is not wanted any more.')
    const { revision } = await storage.readTheirs(answer)
    const rescued = kept?.isUnsaved ? null : (left.find((each) => isRescued(each, revision)) ?? null)
    if (rescued) await storage.replayOnTheirs(rescued.writer)
    return { kind: 'theirs', revision, rescued }
  } catch (error) {
    return { kind: 'failed', error, isUnreachable: editor.ports().isUnreachable(error) }
  }
}

function isRescued(left: LeftBehind, revision: number): boolean {
  return left.problem !== '' && left.isUnsaved && left.changes > 0 && left.needsNoPicture && left.savedRevision === revision
}
