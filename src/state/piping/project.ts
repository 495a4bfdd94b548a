import type { Project } from '../../model/project/project'
import { createDocumentState, currentOf } from '../document/document-state'
import * as leaving from '../document/leaving'
import * as saving from '../document/save-state'

/** State of the one open project. It imports nothing else, so that every page can load it. */
export const projectDocument = createDocumentState<Project>()

/**
 * The open project. Diagrams, lists of units and wire leftovers are behind `ref`: they are plain objects, and `revision` grows when one of them has changed.
 * Only `commit` writes here.
 */
export const projectState = projectDocument.open

/** Whether the work on the open project is safe. */
export const saveState = projectDocument.save

/** Unreadable work of the open project, until the user has closed the report. */
export const unreadableWork = projectDocument.unreadable

/** Returns the open project without proxies, as edits and saves read it. Its diagrams are the live ones. */
export function currentProject(): Project | null {
  return currentOf(projectDocument)
}

/** Notes that a project is to be opened, and cancels the opening of any other; see `document/leaving`. */
export function beginOpening(): () => boolean {
  return leaving.beginOpening(projectDocument)
}

/** Cancels the project that is being opened. */
export function dropOpening(): void {
  leaving.dropOpening(projectDocument)
}

/** Reports that the browser's store does not work. */
export function reportStoreFailure(reason: unknown): void {
  saving.reportStoreFailure(projectDocument, reason)
}
