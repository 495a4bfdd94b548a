import type { Change, Op } from '../../change'
import type { BranchClip, ClippedBranch } from '../../clip'
import { edgeAt, nodeAt, nodeRow } from '../../diagram-rows'
import { feedsOf } from '../../diagram-tree'
import type { Diagram } from '../../diagram'
import { branchPlaces } from '../../drawing/branches/branch-places'
import { settleBranch } from '../../drawing/branches/settle-branch'
import { copyExtra } from '../../drawing/copy-extra'
import { withFreshIds } from '../../drawing/fresh-ids'
import { makeRoomBelow } from '../../drawing/make-room'
import { anchoredRows } from '../../drawing/notes/anchored-rows'
import { standClear } from '../../drawing/notes/stand-clear'
import { isFreePlace } from '../../drawing/put-item'
import { record } from '../../drawing/record'
import type { Recording } from '../../drawing/record'
import type { EquipmentPack } from '../../equipment'
import { newId } from '../../ids'
import type { Project } from '../../project'
import { systemOf } from '../../system-ops'

/**
 * Puts copied branches on free places: the first on this one, further ones on those that follow in the drawing, as many as there are. Nodes, pipes and air handlers get ids of
 * their own, units lines of their own at the end of the list. The first node takes the id and the feed of its place. Without ops where the place is not free; whether the
 * rules allow it the core says.
 */
export function pasteBranch(project: Project, systemId: string, placeId: string, clip: BranchClip, pack: EquipmentPack): Change {
  const system = systemOf(project, systemId)
  const recording = record(system)
  const places = placesFrom(recording.diagram, placeId, clip.branches.length)
  const lines: Op[] = []
  let at = system.indoorUnits.length
  places.forEach((place, index) => {
    const branch = clip.branches[index]
    if (!branch || branch.diagram.nodeCount === 0) return
    const units = new Map(branch.units.map((unit) => [unit.id, newId()]))
    const ids = graft(recording, place, branch, units, pack)
    for (const unit of branch.units) {
      const after = { ...unit, id: units.get(unit.id) ?? newId(), extra: copyExtra(unit.extra, ids) }
      lines.push({ table: 'indoorUnit', systemId, before: null, after, at: at++ })
    }
  })
  return { label: 'pasteBranch', ops: [...lines, ...recording.ops] }
}

/** Ids of the free places for so many branches: this one first, then those after it in the drawing, then those before it. Empty where it is not free. */
export function placesFrom(diagram: Diagram, placeId: string, count: number): string[] {
  const first = nodeRow(diagram, placeId)
  if (!isFreePlace(diagram, first) || feedsOf(diagram, first).length === 0) return []
  const places = [placeId]
  for (let step = 1; step < diagram.nodeCount && places.length < count; step++) {
    const row = (first + step) % diagram.nodeCount
    if (isFreePlace(diagram, row) && feedsOf(diagram, row).length > 0) places.push(diagram.nodeId[row] ?? '')
  }
  return places
}

function graft(
  recording: Recording,
  placeId: string,
  branch: ClippedBranch,
  units: ReadonlyMap<string, string>,
  pack: EquipmentPack,
): ReadonlyMap<string, string> {
  const row = nodeRow(recording.diagram, placeId)
  const top = branch.diagram.nodeId[0] ?? ''
  const { diagram, ids } = withFreshIds(branch.diagram, units, new Map([[top, placeId]]))
  const nodes = Array.from({ length: diagram.nodeCount }, (_, each) => nodeAt(diagram, each))
  const to = nodeAt(recording.diagram, row)
  const anchors = new Map(anchoredRows(diagram).map((each) => [each.row, each.anchor]))
  const { places, height } = branchPlaces(nodes, to, anchors)
  makeRoomBelow(recording, to.y, height)
  nodes.forEach((node, place) => {
    const { x, y } = places[place] ?? to
    if (place === 0) recording.setNode(row, { ...node, x, y })
    else recording.addNode({ ...node, x, y })
  })
  for (let edge = 0; edge < diagram.edgeCount; edge++) recording.addEdge(edgeAt(diagram, edge))
  settleBranch(recording, placeId, pack)
  standClear(recording)
  return ids
}
