import { useTranslation } from 'react-i18next'
import { snapshot } from 'valtio'
import { restoreInformation } from '../../../model/edits/edit-information'
import type { ProjectInformation } from '../../../model/project/project'
import { callFailure } from '../../../platform/http/call-failure'
import { notify } from '../../../platform/notify'
import type { SaveAnswer } from '../../../state/document/ports'
import { commit } from '../../../state/piping/commit'
import { projectState } from '../../../state/piping/project'
import { saveNow } from '../../../state/piping/save-project'
import { projectData } from '../../../state/page/project-data'
import { notifyUndo } from '../../../ui/feedback/notify-undo'

/** The open project's data as a dialog found them. */
export interface FoundData {
  id: string
  information: ProjectInformation
}

/** Returns the data of the open project as they are now; null where none is open. */
export function foundData(): FoundData | null {
  const { current } = projectState
  return current && { id: current.id, information: snapshot(current.information) as ProjectInformation }
}

/** Saves data that were changed from a list at once, because lists do not save by themselves, and offers to take all of it back. */
export function useSaveFromList(): (found: FoundData) => void {
  const { t } = useTranslation('projects')
  const fail = (reason: string): void => notify('error', t('app:save.failed', { reason }))
  /** Returns null where the server was not reached. A CAD project with a changed status is reported when it is left. */
  const save = async (): Promise<SaveAnswer | null> => {
    try {
      const answer = await saveNow()
      if (answer.outcome === 'refused') fail(answer.message)
      if (answer.outcome === 'conflict') fail(t('app:conflict.title'))
      return answer
    } catch (error) {
      fail(callFailure(error))
      return null
    } finally {
      projectData.savedFromList++
    }
  }
  const saveWithUndo = async ({ id, information }: FoundData): Promise<void> => {
    const { revision } = projectState
    const name = projectState.current?.information.projectName ?? ''
    const answer = await save()
    if (answer?.outcome !== 'saved') return
    notifyUndo(t('data.saved', { name }), t('delete.undo'), () => {
      const project = projectState.current
      // If another project is open by now, or this one was changed further, the undo here must not apply.
      if (project?.id !== id || projectState.revision !== revision) return
      commit(restoreInformation(project, information))
      void save()
    })
  }
  return (found) => void saveWithUndo(found)
}
