import { squash } from '../../change/invert'
import type { BranchClip } from '../../project/clip'
import type { EquipmentPack } from '../../project/equipment'
import type { Project } from '../../project/project'
import { moveBranch } from '../drawing/move-branch'
import { moveBranchToSystem } from '../systems/move-branch-to-system'
import { openPlaces } from './open-places'
import type { Opening } from './openings'
import { pasteBranches } from './paste-branches'
import type { Pasting } from './paste-branches'

const nothing = (label: string): Pasting => ({ change: { label, ops: [] }, placeIds: [] })

/** Makes open places and pastes branches onto them, as one step. Without ops where not every branch gets a place. */
export function pasteInOpening(project: Project, systemId: string, clip: BranchClip, opening: Opening, pack: EquipmentPack): Pasting {
  const opened = openPlaces(project, systemId, opening, pack)
  if (!opened || opened.placeIds.length < clip.branches.length) return nothing('pasteBranch')
  const wishes = clip.branches.map(() => opened.placeIds)
  const { change, placeIds } = pasteBranches(opened.project, systemId, clip, wishes, pack)
  if (change.ops.length === 0 || placeIds.includes('')) return nothing('pasteBranch')
  return { change: squash(change.label, [opened.change, change]), placeIds }
}

/** Makes an open place and moves a branch of this or another system onto it, as one step. Without ops where the place is part of the branch. */
export function moveInOpening(
  project: Project,
  systemId: string,
  from: { systemId: string; nodeId: string },
  opening: Opening,
  pack: EquipmentPack,
): Pasting {
  const opened = openPlaces(project, systemId, opening, pack)
  const placeId = opened?.placeIds[0]
  if (!opened || placeId === undefined) return nothing('moveBranch')
  const isOwn = from.systemId === systemId
  const moved = isOwn
    ? moveBranch(opened.project, systemId, from.nodeId, placeId, pack)
    : moveBranchToSystem(opened.project, from, { systemId, placeId }, pack)
  if (moved.ops.length === 0) return nothing('moveBranch')
  return { change: squash(moved.label, [opened.change, moved]), placeIds: [isOwn ? from.nodeId : placeId] }
}
