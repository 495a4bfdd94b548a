import * as autosave from '../document/autosave'
import type { SaveAnswer } from '../document/ports'
import * as unreadable from '../document/report-unreadable'
import * as conflict from '../document/resolve-conflict'
import { writeDocument } from '../document/save-document'
import type { SaveBody } from '../document/storage/save-body'
import { projectEditor } from './editor'

/** Lets the open project save itself after every change; the returned function stops it. */
export const startAutosave = (): (() => void) => autosave.startAutosave(projectEditor)

/**
 * Keeps the changes of this tick from scheduling a save.
 * @public the switch of the specification, section 4; code that fills in state by itself calls it
 */
export const suppressSaving = (): void => autosave.suppressSaving(projectEditor)

/** Saves the open project at once, on any route. */
export const saveNow = (): Promise<SaveAnswer> => autosave.saveNow(projectEditor)

/** Writes the open project as a save body, unsaved changes included. */
export const writeOpenProject = (): Promise<SaveBody> => writeDocument(projectEditor, {})

/** Resolves a conflict as the user chose. See `document/resolve-conflict`. */
export const resolveConflict = (choice: 'mine' | 'theirs' | 'copy'): Promise<void> => conflict.resolveConflict(projectEditor, choice)

/** Drops the unreadable journals, once the user has closed the report. */
export const acceptLoss = (): void => unreadable.acceptLoss(projectEditor)
