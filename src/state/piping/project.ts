import type { Project } from '../../model/project/project'
import { createDocumentState, currentOf } from '../document/document-state'
import * as leaving from '../document/leaving'
import * as saving from '../document/save-state'

/** State of the one open project. It loads nothing else, so every page may have it. */
export const projectDocument = createDocumentState<Project>()

/**
 * The open project. Diagrams, lists of units and wire leftovers are behind `ref`: they are plain objects, and `revision` tells that one of them has changed. Only
 * `commit` writes here.
 */
export const projectState = projectDocument.open

/** Whether the work on the open project is safe. */
export const saveState = projectDocument.save

/** Work on the open project that cannot be read any more, until the user has read so. */
export const unreadableWork = projectDocument.unreadable

/** Returns the open project without proxies, as it is now; what an edit or a save reads. Diagrams in it are the live ones. */
export function currentProject(): Project | null {
  return currentOf(projectDocument)
}

/** Notes that a project is to be opened, and no other that is on its way; see `document/leaving`. */
export function beginOpening(): () => boolean {
  return leaving.beginOpening(projectDocument)
}

/** Gives up the project that is being opened. */
export function dropOpening(): void {
  leaving.dropOpening(projectDocument)
}

/** Shows that the browser keeps nothing. */
export function reportStoreFailure(reason: unknown): void {
  saving.reportStoreFailure(projectDocument, reason)
}
