import { useTranslation } from 'react-i18next'
import { editInformation } from '../../model/edits/edit-information'
import { callFailure } from '../../platform/http/call-failure'
import { notify } from '../../platform/notify'
import { saveNow } from '../../state/piping/save-project'
import type { SaveAnswer } from '../../state/document/ports'
import { commit } from '../../state/piping/commit'
import { undo } from '../../state/piping/history'
import { projectState } from '../../state/piping/project'
import { projectData } from '../../state/page/project-data'
import { notifyUndo } from '../../ui/feedback/notify-undo'
import { changedInformation, type ProjectDraft } from './project-draft'

/** Stores changed data of the open project in one step; from a list it is saved at once and can be undone there. */
export function useStoreData(): (draft: ProjectDraft) => void {
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
  const saveWithUndo = async (name: string): Promise<void> => {
    const id = projectState.current?.id
    const revision = projectState.revision
    const answer = await save()
    if (answer?.outcome !== 'saved') return
    notifyUndo(t('data.saved', { name }), t('delete.undo'), () => {
      // If another project is open by now, or this one was changed further, the undo here must not apply.
      if (projectState.current?.id !== id || projectState.revision !== revision) return
      undo()
      void save()
    })
  }
  return (draft) => {
    const project = projectState.current
    if (!project || projectState.readOnly) return
    const change = changedInformation(project.information, draft)
    if (change === null) return
    commit(editInformation(project, change))
    if (projectData.isFromList) void saveWithUndo(draft.name.trim())
  }
}
