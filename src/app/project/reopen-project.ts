import i18next from 'i18next'
import { callFailure } from '../../platform/http/call-failure'
import { notify } from '../../platform/notify'
import { openProject } from '../../state/piping/open-project'
import { statePorts } from '../../state/page/ports'
import { workplace } from '../../state/page/workplace'

/** Opens the project that was open when the page was left. Clears the location where that project is gone; rejects where the server cannot be reached. */
export async function reopenProject(): Promise<void> {
  const id = workplace.projectId
  if (id === null) return
  try {
    await openProject(id)
  } catch (error) {
    if (statePorts().isUnreachable(error)) throw error
    workplace.projectId = null
    notify('error', i18next.t('app:project.openFailed', { reason: callFailure(error) }))
  }
}
