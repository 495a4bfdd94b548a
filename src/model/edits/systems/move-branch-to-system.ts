import type { Change, Op } from '../../change/change'
import { squash } from '../../change/invert'
import type { EquipmentPack } from '../../project/equipment'
import type { Project } from '../../project/project'
import { systemOf } from '../../change/system-ops'
import { copyBranches } from '../clip/copy-branches'
import { pasteBranches } from '../clip/paste-branches'
import { moveInGroups } from '../wiring/move-in-groups'
import { removeFromDrawing } from '../drawing/remove-from-drawing'

/**
 * Moves a branch onto a free placeholder of another system as one step: its units move to the other system's list with their lengths, levels and rooms,
 * and stay in their groups with the controllers beside them. A placeholder stays behind. Without ops where there is no such branch, or the target is not free; the core checks whether the rules allow it.
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
  const { change: pasted, ids } = pasteBranches(project, to.systemId, clip, [[to.placeId]], pack, true)
  if (!branch || topId === undefined || pasted.ops.length === 0) return { label: 'moveBranch', ops: [] }
  const counts = new Map(branch.units.map(({ id, count }) => [id, count]))
  const removed = removeFromDrawing(project, from.systemId, { nodes: [topId], edges: [] }, pack)
  return squash('moveBranch', [
    pasted,
    removed,
    moveInGroups(project, from.systemId, to.systemId, ids),
    { label: 'moveBranch', ops: leaveList(project, from.systemId, counts) },
  ])
}

/** Reduces the counts of list lines; lines without remaining units are removed. */
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
