import { useTranslation } from 'react-i18next'
import { editInformation } from '../../model/edits/edit-information'
import { callFailure } from '../../platform/call-failure'
import { notify } from '../../platform/notify'
import { saveNow } from '../../state/autosave'
import { commit } from '../../state/commit'
import { undo } from '../../state/history'
import { projectState } from '../../state/project'
import { projectData } from '../../state/project-data'
import { notifyUndo } from '../../ui/notify-undo'
import { changedInformation, type ProjectDraft } from './project-draft'

/** Stores changed data of the open project in one step; from a list it is saved at once and can be taken back there. */
export function useStoreData(): (draft: ProjectDraft) => void {
  const { t } = useTranslation('projects')
  const save = async (): Promise<void> => {
    try {
      await saveNow()
    } catch (error) {
      notify('error', t('app:save.failed', { reason: callFailure(error) }))
    }
    projectData.savedFromList++
  }
  const saveWithUndo = async (name: string): Promise<void> => {
    const id = projectState.current?.id
    const revision = projectState.revision
    await save()
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
