import i18next from 'i18next'
import type { Picked } from '../../drawing/view/picked'
import type { Clip } from '../../model/project/clip'
import { copyBranches } from '../../model/edits/clip/copy-branches'
import { copyNotes } from '../../model/edits/clip/copy-notes'
import { copySystems } from '../../model/edits/clip/copy-systems'
import type { Project } from '../../model/project/project'
import { notify } from '../../platform/notify'
import { currentProject } from '../../state/piping/project'
import { putOnClipboard } from '../clipboard/clipboard'
import { nodesOfPicked } from './pick/nodes-of-picked'

/** Copies the picked branches, or only the text blocks where nothing else is picked; with nothing picked, the whole system. */
export async function copyPicked(systemId: string, picked: Picked): Promise<void> {
  const project = currentProject()
  if (!project) return
  const nodeIds = nodesOfPicked(project, systemId, picked)
  const isSystem = picked.nodes.length + picked.edges.length === 0
  const clip = isSystem ? copySystems(project, [systemId]) : branchesOrNotes(project, systemId, nodeIds)
  if (!clip) {
    notify('info', i18next.t('placing:clip.noBranch'))
    return
  }
  await putOnClipboard(clip)
  notify('good', said(clip))
}

function branchesOrNotes(project: Project, systemId: string, nodeIds: readonly string[]): Clip | null {
  const branches = copyBranches(project, systemId, nodeIds)
  if (branches.branches.length > 0) return branches
  const notes = copyNotes(project, systemId, nodeIds)
  return notes.notes.length > 0 ? notes : null
}

function said(clip: Clip): string {
  if (clip.kind === 'notes') return i18next.t('placing:clip.notesCopied', { count: clip.notes.length })
  return clip.kind === 'systems'
    ? i18next.t('placing:clip.systemsCopied', { count: clip.systems.length })
    : i18next.t('placing:clip.branchesCopied', { count: clip.branches.length })
}
