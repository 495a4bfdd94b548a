import { openPacked, takeApart } from '../../model/packed/open-packed'
import { nextSlice } from '../../schedule/next-slice'
import { loadPack } from '../core/pack'
import { results } from '../core/results'
import { THEIRS } from '../document/storage/document-storage'
import { noteLeaving, unlessLeft } from '../document/leaving'
import { viewing } from '../page/viewing'
import { workplace } from '../page/workplace'
import { resetAcknowledged } from '../document/save-document'
import { replaceProject } from './commit'
import { projectEditor } from './editor'
import { projectDocument, saveState } from './project'
import { projectStorage } from './storage/open-storage'

/**
 * Shows a project for reading only, from the server's answer to a visitor: it has no journal, is saved nowhere, and is not the one that a
 * reopened tab returns to. Returns whether it is shown.
 * @param isWanted called last, because reading takes a while
 * @throws Error with the server's message where it refused, InputError where the answer is no project
 */
export async function viewProject(answer: ArrayBuffer, isWanted: () => boolean): Promise<boolean> {
  const storage = projectStorage()
  loadPack().catch((error: unknown) => {
    results.error = error instanceof Error ? error.message : String(error)
  })
  await storage.readTheirs(answer)
  const { bytes } = await storage.open(THEIRS)
  const project = await openPacked(takeApart(bytes), nextSlice)
  if (!isWanted()) return false
  workplace.systemId = project.shownSystemId ?? project.systemOrder[0] ?? null
  saveState.status = 'readOnly'
  saveState.message = ''
  noteLeaving(projectDocument)
  // Told before it is calculated: its library decides figures.
  viewing.isShown = unlessLeft(projectDocument)
  replaceProject(project, true)
  // Opening another project closes this one as it closes any other, and must find nothing to save.
  resetAcknowledged(projectEditor, true)
  return true
}

/** Closes the project of a visit, unless another was opened in its place. */
export function closeView(): void {
  if (!viewing.isShown()) return
  noteLeaving(projectDocument)
  replaceProject(null)
  saveState.status = 'saved'
}
