import type { Change, Op } from '../../change/change'
import { squash } from '../../change/invert'
import type { EquipmentPack } from '../../project/equipment'
import type { Project } from '../../project/project'
import { systemOf } from '../../change/system-ops'
import { copyBranches } from '../clip/copy-branches'
import { pasteBranches } from '../clip/paste-branches'
import { removeFromDrawing } from '../drawing/remove-from-drawing'

/**
 * Moves a branch onto a free place of another system as one step: its units leave the list of the one and join that of the other, lengths, levels and rooms with them. A
 * free place stays where it stood. Without ops where there is no such branch, or the place is not free; whether the rules allow it the core says.
 */
export function moveBranchToSystem(
  project: Project,
  from: { systemId: string; nodeId: string },
  to: { systemId: string; placeId: string },
  pack: EquipmentPack,
): Change {
  const clip = copyBranches(project, from.systemId, [from.nodeId])
  const [branch] = clip.branches
  const topId = branch?.diagram.nodeId[0]
  const pasted = pasteBranches(project, to.systemId, clip, [[to.placeId]], pack).change
  if (!branch || topId === undefined || pasted.ops.length === 0) return { label: 'moveBranch', ops: [] }
  const counts = new Map(branch.units.map(({ id, count }) => [id, count]))
  const removed = removeFromDrawing(project, from.systemId, { nodes: [topId], edges: [] })
  return squash('moveBranch', [pasted, removed, { label: 'moveBranch', ops: leaveList(project, from.systemId, counts) }])
}

/** Takes so many units of each line off a list; a line of which more are left stays with these. */
function leaveList(project: Project, systemId: string, counts: ReadonlyMap<string, number>): Op[] {
  const { indoorUnits } = systemOf(project, systemId)
  const ops: Op[] = []
  for (let at = indoorUnits.length - 1; at >= 0; at--) {
    const before = indoorUnits[at]
    const gone = before && counts.get(before.id)
    if (!before || gone === undefined) continue
    const after = before.count > gone ? { ...before, count: before.count - gone } : null
    ops.push({ table: 'indoorUnit', systemId, before, after, at })
  }
  return ops
}
