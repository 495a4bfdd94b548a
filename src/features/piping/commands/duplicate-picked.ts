import i18next from 'i18next'
import type { Picked } from '../../../drawing/view/picked'
import { acceptingRows, nearestRow } from '../../../board/placing/accepting-rows'
import { nodeRow } from '../../../model/diagram/diagram-rows'
import { copyBranches } from '../../../model/edits/clip/copy-branches'
import { copyNotes } from '../../../model/edits/clip/copy-notes'
import { isNote, noteRows } from '../../../model/edits/notes/note-rows'
import { notify } from '../../../platform/notify'
import { currentProject } from '../../../state/piping/project'
import { pasteSession } from './drop/branch-session'
import { dropNow } from './drop/drop-now'
import { offerOpenings } from './drop/offer-openings'
import type { OpenSystem } from '../../../workbench/open-system/use-open-system'
import { putNotes } from '../../../workbench/commands/notes/put-notes'
import { nodesOfPicked } from '../../../workbench/commands/pick/nodes-of-picked'

/**
 * Duplicates the picked branches onto the nearest open places that accept them; where none does, ways to make one are offered. Where only text blocks are picked, each copy goes beside its
 * original.
 */
export async function duplicatePicked(open: OpenSystem, picked: Picked, shownAt: { px: number; py: number }): Promise<void> {
  const project = currentProject()
  const { drawing, system } = open
  if (!project) return
  const nodeIds = nodesOfPicked(project, system.id, picked)
  const clip = copyBranches(project, system.id, nodeIds)
  const notes = copyNotes(project, system.id, nodeIds)
  if (clip.branches.length === 0 && notes.notes.length > 0) {
    const first = noteRows(system.diagram, nodeIds).find((row) => isNote(system.diagram, row)) ?? -1
    putNotes(system.id, notes, { x: system.diagram.nodeX[first] ?? 0, y: system.diagram.nodeY[first] ?? 0 })
    return
  }
  const session = pasteSession(clip, open, project)
  const top = nodeRow(system.diagram, clip.branches[0]?.diagram.nodeId[0] ?? '')
  if (!session || top < 0) {
    notify('info', i18next.t('placing:clip.noBranch'))
    return
  }
  const rows = acceptingRows(drawing, await session.targets())
  const row = rows[nearestRow(drawing, rows, drawing.x[top] ?? 0, drawing.y[top] ?? 0)]
  if (row === undefined)
    await offerOpenings(open, { clip, cut: null, nearId: system.diagram.nodeId[top] }, i18next.t('placing:clip.noPlace'), shownAt)
  else await dropNow(session, { kind: 'node', row }, shownAt)
}
