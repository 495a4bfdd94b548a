import { onCommitted } from './commit'
import type { Journal } from './journal'
import { startJournal } from './journal'
import { currentProject, projectState } from './project'

let journal: Journal | null = null

/** The journal of the open project; null while none is open. */
export function openJournal(): Journal | null {
  return journal
}

/** Starts the journal of the project that has just been opened. `adopted` journals end with its first picture. */
export function beginJournal(projectId: string, savedRevision: number, isSaved: boolean, adopted: string[] = []): void {
  const picture = () => {
    const project = currentProject()
    return project?.id === projectId ? { project, number: projectState.revision } : null
  }
  journal = startJournal(projectId, savedRevision, picture, isSaved, adopted)
}

/** Ends the journal of the open project. */
export async function endJournal(): Promise<void> {
  const ending = journal
  journal = null
  await ending?.close()
}

onCommitted((change) => journal?.append(projectState.revision, change))
