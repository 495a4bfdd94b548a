import i18next from 'i18next'
import type { Picked } from '../../../canvas/board/picked'
import type { Clip } from '../../../model/clip'
import { copyBranches } from '../../../model/edits/clip/copy-branches'
import { copySystems } from '../../../model/edits/clip/copy-systems'
import { notify } from '../../../platform/notify'
import { currentProject } from '../../../state/project'
import { putOnClipboard } from '../clipboard/clipboard'
import { nodesOfPicked } from './pick/nodes-of-picked'

/** Copies the picked branches; with nothing picked the whole system. */
export async function copyPicked(systemId: string, picked: Picked): Promise<void> {
  const project = currentProject()
  if (!project) return
  const nodeIds = nodesOfPicked(project, systemId, picked)
  const isSystem = picked.nodes.length + picked.edges.length === 0
  const clip: Clip = isSystem ? copySystems(project, [systemId]) : copyBranches(project, systemId, nodeIds)
  if (clip.kind === 'branches' && clip.branches.length === 0) {
    notify('info', i18next.t('placing:clip.noBranch'))
    return
  }
  await putOnClipboard(clip)
  notify('good', said(clip))
}

function said(clip: Clip): string {
  return clip.kind === 'systems'
    ? i18next.t('placing:clip.systemsCopied', { count: clip.systems.length })
    : i18next.t('placing:clip.branchesCopied', { count: clip.branches.length })
}
