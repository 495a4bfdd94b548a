import type { SaveBody } from './storage/save-body'

/** The server's answer to a save. A save that never arrived, or that the server could not store, rejects instead. */
export type SaveAnswer =
  | { outcome: 'saved'; revision: number; savedAt: number }
  /** The specification's fake success: nothing was stored, on purpose. */
  | { outcome: 'skipped' }
  | { outcome: 'conflict'; revision: number; updatedAt: string; updatedBy: string }
  /** The document was deleted, changed its kind or is closed to this account: it cannot be saved from here any more. */
  | { outcome: 'gone'; message: string }
  /** The server refuses the document as it is; `message` says why. */
  | { outcome: 'refused'; message: string }

/** Functions outside of state that a document calls. */
export interface DocumentPorts {
  /** Loads the server's answer with the document, unread; null where the server still has the revision `known`. */
  load: (id: string, known?: number) => Promise<ArrayBuffer | null>
  /** Sends a written document; the text names the save it is based on. */
  save: (written: SaveBody) => Promise<SaveAnswer>
  /** Shows the user that the document cannot be saved any more, and leaves its screen. */
  leave: (message: string) => Promise<void>
  /** Returns the route shown, such as `/navbar/mssp/piping`. */
  route: () => string
  /** Tells whether a call failed because the server could not be reached. */
  isUnreachable: (error: unknown) => boolean
  /** Returns why a call failed, in the user's language. */
  reasonOf: (error: unknown) => string
  /** Tells whether the user must act at the sign-in first, so that a retry is pointless. */
  isStepDue: (error: unknown) => boolean
}
