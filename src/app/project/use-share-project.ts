import { useSnapshot } from 'valtio'
import { isCadProject } from '../../contract/cad-project'
import { mayUse } from '../../platform/permissions'
import { session } from '../../state/page/session'
import { sharing } from '../../state/page/sharing'
import { currentProject, projectState } from '../../state/piping/project'

/** Returns the function that opens the sharing of the open project; null where the user may not share it: it is another user's, or the role has no permission. */
export function useShareProject(): (() => void) | null {
  const { readOnly } = useSnapshot(projectState)
  const { permissions } = useSnapshot(session)
  const mayShare = mayUse(permissions, 'share') || mayUse(permissions, 'share:setting')
  return readOnly || !mayShare ? null : openSharing
}

function openSharing(): void {
  const project = currentProject()
  if (project) sharing.project = { id: project.id, name: project.information.projectName, isViewable: !isCadProject(project) }
}
