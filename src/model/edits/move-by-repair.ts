import type { Change } from '../change/change'
import { squash } from '../change/invert'
import { systemOf } from '../change/system-ops'
import { edgeAt, nodeRow } from '../diagram/diagram-rows'
import { feedsOf, kindAt, parentOf, treeOf } from '../diagram/diagram-tree'
import { branchesAt, isConnectorAt, isMergeAt } from '../pack-rules/drawing-view'
import { figuresOf } from '../pack-rules/unit-figures'
import { childrenOf, mayStand } from '../pack-rules/placement'
import { viewOf } from '../drawing/plans/box-port'
import { isFreePlace } from '../drawing/put/put-item'
import type { EquipmentPack } from '../project/equipment'
import type { Project } from '../project/project'
import type { Repair } from '../finding/repair'
import { isUnitKind } from '../project/codes'
import { copyBranches } from './clip/copy-branches'
import { after } from './clip/open-places'
import { lastUnitId, openingsNear } from './clip/openings'
import type { Opening } from './clip/openings'
import { moveInOpening } from './clip/paste-in-opening'
import { moveBranch } from './drawing/move-branch'
import { removeFromDrawing } from './drawing/remove-from-drawing'
import { setPipe } from './drawing/set-pipe'
import { moveBranchToSystem } from './systems/move-branch-to-system'

/** Moves the unit of a repair to an open place, to a joint in another pipe, or to another system. Without ops where it is not possible any more. */
export function moveByRepair(project: Project, systemId: string, { code, values }: Repair, pack: EquipmentPack): Pick<Change, 'ops'> {
  const nodeId = String(values['nodeId'] ?? '')
  if (code === 'moveToSystem') return moveAway(project, { systemId, nodeId }, String(values['systemId'] ?? ''), pack)
  const moved =
    code === 'insertJoint'
      ? moveInOpening(project, systemId, { systemId, nodeId }, jointBefore(String(values['pipeId'] ?? '')), pack).change
      : moveBranch(project, systemId, nodeId, String(values['placeId'] ?? ''), pack)
  if (moved.ops.length === 0) return moved
  return settled(project, systemId, nodeId, moved, pack)
}

function jointBefore(nodeId: string): Opening {
  return { code: 'insertJoint', nodeId, item: { kind: 'joint', branches: 2 }, from: 0, to: 2 }
}

/** Gives the pipe in the other system the typed length of the one that the unit had, because a move makes no way shorter by itself. */
function withItsLength(
  project: Project,
  from: { systemId: string; nodeId: string },
  to: { systemId: string; placeId: string },
  moved: Change,
): Change {
  const before = feedOf(project, from.systemId, from.nodeId)
  const now = after(project, to.systemId, moved)
  const feed = feedOf(now, to.systemId, to.placeId)
  if (before?.lengthM === undefined || !feed || feed.lengthM !== undefined) return moved
  return squash(moved.label, [moved, setPipe(now, to.systemId, [feed.id], { lengthM: before.lengthM })])
}

/** Keeps the typed length of the unit's own pipe where the new one has none, and takes away an open place that cannot stay where the unit was. */
function settled(project: Project, systemId: string, nodeId: string, moved: Change, pack: EquipmentPack): Change {
  const changes = [moved]
  let now = after(project, systemId, moved)
  const add = (change: Change): void => {
    changes.push(change)
    now = after(now, systemId, change)
  }
  const before = feedOf(project, systemId, nodeId)
  const feed = feedOf(now, systemId, nodeId)
  if (before?.lengthM !== undefined && feed && feed.lengthM === undefined)
    add(setPipe(now, systemId, [feed.id], { lengthM: before.lengthM, ...(before.bends !== undefined && { bends: before.bends }) }))
  const left = surplusPlace(project, now, systemId, nodeId, pack)
  if (left !== undefined) add(removeFromDrawing(now, systemId, { nodes: [left], edges: [] }, pack))
  return changes.length === 1 ? moved : squash(moved.label, changes)
}

function feedOf(project: Project, systemId: string, nodeId: string): ReturnType<typeof edgeAt> | undefined {
  const { diagram } = systemOf(project, systemId)
  const [edge] = feedsOf(diagram, nodeRow(diagram, nodeId))
  return edge === undefined ? undefined : edgeAt(diagram, edge)
}

/** Returns the id of the open place that the unit has left behind, where it stands behind a unit or on a joint without a branch for it. */
function surplusPlace(before: Project, now: Project, systemId: string, nodeId: string, pack: EquipmentPack): string | undefined {
  const was = systemOf(before, systemId).diagram
  const aboveId = was.nodeId[parentOf(was, treeOf(was), nodeRow(was, nodeId))] ?? ''
  const { diagram } = systemOf(now, systemId)
  const view = viewOf(diagram, pack)
  const above = nodeRow(diagram, aboveId)
  if (above < 0) return undefined
  const children = childrenOf(view, above)
  const isPlain = kindAt(diagram, above) === 'joint' && !isMergeAt(view, above) && !isConnectorAt(view, above)
  const isSurplus = isUnitKind(kindAt(diagram, above)) || (isPlain && children.length > branchesAt(view, above))
  const place = children.find((row) => isFreePlace(diagram, row))
  return isSurplus && place !== undefined ? diagram.nodeId[place] : undefined
}

/** Moves a unit to another system: to the first open place that may take it, else to a place that is made beside the units of its floor. */
function moveAway(
  project: Project,
  from: { systemId: string; nodeId: string },
  systemId: string,
  pack: EquipmentPack,
): Pick<Change, 'ops'> {
  const to = project.systems[systemId]
  const clip = copyBranches(project, from.systemId, [from.nodeId])
  const [branch] = clip.branches
  if (!to || !branch) return { ops: [] }
  const view = viewOf(to.diagram, pack)
  const { diagram } = branch
  const unit = figuresOf(pack, kindAt(diagram, 0), diagram.modelNames[diagram.nodeModel[0] ?? -1], diagram.nodeCoolingKw[0] ?? NaN)
  for (let row = 0; row < to.diagram.nodeCount; row++) {
    if (!isFreePlace(to.diagram, row) || !mayStand(view, row, unit)) continue
    const placeId = to.diagram.nodeId[row] ?? ''
    return withItsLength(project, from, { systemId, placeId }, moveBranchToSystem(project, from, { systemId, placeId }, pack))
  }
  for (const opening of openingsNear(to, lastUnitId(to, branch.units[0]?.floor ?? ''), clip.branches, pack)) {
    const { change, placeIds } = moveInOpening(project, systemId, from, opening, pack)
    if (change.ops.length > 0) return withItsLength(project, from, { systemId, placeId: placeIds[0] ?? '' }, change)
  }
  return { ops: [] }
}
