import i18next from 'i18next'
import type { Picked } from '../../drawing/view/picked'
import type { NoteClip } from '../../model/project/clip'
import { copyBranches } from '../../model/edits/clip/copy-branches'
import { copyNotes } from '../../model/edits/clip/copy-notes'
import { isNote, noteRows } from '../../model/edits/notes/note-rows'
import { removeFromDrawing } from '../../model/edits/drawing/remove-from-drawing'
import { systemOf } from '../../model/change/system-ops'
import { notify } from '../../platform/notify'
import { currentProject, projectState } from '../../state/piping/project'
import { putOnClipboard } from '../clipboard/clipboard'
import { change } from './change'
import { nodesOfPicked } from './pick/nodes-of-picked'
import { mergeRules } from '../../state/core/pack'

/** Cuts one branch, which stays until it is pasted and then moves. Text blocks alone are removed at once, because nothing depends on them. */
export async function cutPicked(systemId: string, picked: Picked): Promise<void> {
  const project = currentProject()
  if (!project) return
  if (projectState.readOnly) {
    notify('info', i18next.t('ui:readOnly'))
    return
  }
  const nodeIds = nodesOfPicked(project, systemId, picked)
  const clip = copyBranches(project, systemId, nodeIds)
  const notes = copyNotes(project, systemId, nodeIds)
  if (clip.branches.length === 0 && notes.notes.length > 0) {
    await cutNotes(systemId, notes, nodeIds)
    return
  }
  const [branch, second] = clip.branches
  const nodeId = branch?.diagram.nodeId[0]
  if (nodeId === undefined || second) {
    notify('info', i18next.t('placing:clip.cutOne'))
    return
  }
  await putOnClipboard(clip, { projectId: project.id, systemId, nodeId })
  notify('good', i18next.t('placing:clip.cut'))
}

async function cutNotes(systemId: string, clip: NoteClip, nodeIds: readonly string[]): Promise<void> {
  await putOnClipboard(clip)
  const isCut = change((project) => {
    const { diagram } = systemOf(project, systemId)
    const nodes = noteRows(diagram, nodeIds).filter((row) => isNote(diagram, row))
    return removeFromDrawing(project, systemId, { nodes: nodes.map((row) => diagram.nodeId[row] ?? ''), edges: [] }, mergeRules())
  })
  if (isCut) notify('good', i18next.t('placing:clip.notesCut', { count: clip.notes.length }))
}
