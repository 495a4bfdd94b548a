import { openPacked, takeApart } from '../../model/packed/open-packed'
import { nextSlice } from '../../schedule/next-slice'
import { loadPack } from '../core/pack'
import { results } from '../core/results'
import { THEIRS } from '../document/storage/document-storage'
import { workplace } from '../page/workplace'
import { replaceProject } from './commit'
import { saveState } from './project'
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
  replaceProject(project, true)
  return true
}

/** Closes the project of a visit. */
export function closeView(): void {
  replaceProject(null)
  saveState.status = 'saved'
}
