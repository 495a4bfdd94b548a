import type { SaveBody } from './storage/save-body'

/** The server's answer to a save. A save that never arrived, or that the server could not store, rejects instead. */
export type SaveAnswer =
  | { outcome: 'saved'; revision: number; savedAt: number }
  /** The specification's fake success: nothing was stored, on purpose. */
  | { outcome: 'skipped' }
  | { outcome: 'conflict'; revision: number; updatedAt: string; updatedBy: string }
  /** The document was deleted, is of another kind by now, or is closed to this account: it cannot be saved from here any more. */
  | { outcome: 'gone'; message: string }
  /** The server does not take the document as it is; `message` says why. */
  | { outcome: 'refused'; message: string }

/** What a document needs from the world outside of state. */
export interface DocumentPorts {
  /** Loads the server's answer with the document, as it came; null where the server still has the revision `known`. */
  load: (id: string, known?: number) => Promise<ArrayBuffer | null>
  /** Sends a document as it was written; the text names the save it is based on. */
  save: (written: SaveBody) => Promise<SaveAnswer>
  /** Tells the user that the document cannot be saved any more, and leads away from it. */
  leave: (message: string) => Promise<void>
  /** The route shown, such as `/navbar/mssp/piping`. */
  route: () => string
  /** Tells whether a call failed because the server could not be reached. */
  isUnreachable: (error: unknown) => boolean
  /** Says why a call failed, in the user's language. */
  reasonOf: (error: unknown) => string
  /** Tells whether the user must do something at the sign-in first, so that trying again by itself cannot help. */
  isStepDue: (error: unknown) => boolean
}
