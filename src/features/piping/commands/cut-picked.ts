import i18next from 'i18next'
import type { Picked } from '../../../canvas/board/picked'
import { copyBranches } from '../../../model/edits/clip/copy-branches'
import { notify } from '../../../platform/notify'
import { currentProject, projectState } from '../../../state/project'
import { putOnClipboard } from '../clipboard/clipboard'
import { nodesOfPicked } from './pick/nodes-of-picked'

/** Cuts one branch: it stays until it is pasted, and moves then. */
export async function cutPicked(systemId: string, picked: Picked): Promise<void> {
  const project = currentProject()
  if (!project) return
  if (projectState.readOnly) {
    notify('info', i18next.t('piping:message.readOnly'))
    return
  }
  const clip = copyBranches(project, systemId, nodesOfPicked(project, systemId, picked))
  const [branch, second] = clip.branches
  const nodeId = branch?.diagram.nodeId[0]
  if (nodeId === undefined || second) {
    notify('info', i18next.t('placing:clip.cutOne'))
    return
  }
  await putOnClipboard(clip, { projectId: project.id, systemId, nodeId })
  notify('good', i18next.t('placing:clip.cut'))
}
