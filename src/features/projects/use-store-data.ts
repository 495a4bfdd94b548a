import { useTranslation } from 'react-i18next'
import { editInformation } from '../../model/edits/edit-information'
import { callFailure } from '../../platform/http/call-failure'
import { notify } from '../../platform/notify'
import { saveNow } from '../../state/document/autosave'
import type { SaveAnswer } from '../../state/document/ports'
import { commit } from '../../state/document/commit'
import { undo } from '../../state/document/history'
import { projectState } from '../../state/document/project'
import { projectData } from '../../state/page/project-data'
import { notifyUndo } from '../../ui/feedback/notify-undo'
import { changedInformation, type ProjectDraft } from './project-draft'

/** Stores changed data of the open project in one step; from a list it is saved at once and can be taken back there. */
export function useStoreData(): (draft: ProjectDraft) => void {
  const { t } = useTranslation('projects')
  const fail = (reason: string): void => notify('error', t('app:save.failed', { reason }))
  /** Answers null where the server was not reached. A CAD project whose status has changed is told of as it is left. */
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
      // Another project may be open by now, or this one may have been changed further: then its own undo decides.
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
