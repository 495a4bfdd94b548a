import type { Change, Op } from '../../change/change'
import type { BranchClip, ClippedBranch } from '../../project/clip'
import { edgeAt, nodeAt, nodeRow } from '../../diagram/diagram-rows'
import { nodeAbove } from '../../diagram/diagram-tree'
import type { Diagram } from '../../diagram/diagram'
import { branchPlaces } from '../../drawing/branches/branch-places'
import { settleBranch } from '../../drawing/branches/settle-branch'
import { copyExtra } from '../../drawing/copy-extra'
import { withFreshIds } from '../../drawing/fresh-ids'
import { makeRoomBelow } from '../../drawing/places/make-room'
import { anchoredRows } from '../../drawing/notes/anchored-rows'
import { nodeBeside } from '../../drawing/notes/beside'
import { standClear } from '../../drawing/notes/stand-clear'
import { isFreePlace } from '../../drawing/put/put-item'
import { record } from '../../drawing/record'
import type { Recording } from '../../drawing/record'
import type { EquipmentPack } from '../../project/equipment'
import { newId } from '../../change/ids'
import type { Project } from '../../project/project'
import type { Room } from '../../project/rooms/room'
import { addRooms } from '../rooms/add-rooms'
import { serveFreeRooms, withRoomsOfTheirOwn } from '../rooms/serve-free-rooms'
import { MOST_LISTED_ROWS, systemOf } from '../../change/system-ops'

/** The change of a paste and the placeholders that its branches replaced; '' for a branch without one. */
export interface Pasting {
  change: Change
  placeIds: string[]
}

/**
 * Pastes branches onto free placeholders: each onto the first of its candidates still free after those before it, because a unit may need two ports.
 * Nodes, pipes and air handlers get new ids, units new lines at the end of the list. The first node takes the id and feed of its placeholder. Without
 * ops where the first branch has none; the core checks whether the rules allow it. With `keepsRooms` the units serve their rooms as before, as in a move; else
 * rooms that no unit serves, or copies of their rooms at the end of the list. `ids` are the new ids by the old ones.
 */
export function pasteBranches(
  project: Project,
  systemId: string,
  clip: BranchClip,
  wishes: readonly (readonly string[])[],
  pack: EquipmentPack,
  keepsRooms = false,
): Pasting & { ids: ReadonlyMap<string, string> } {
  const system = systemOf(project, systemId)
  const recording = record(system, rowsFor(clip))
  const lines: Op[] = []
  const rooms: Room[] = []
  let at = system.indoorUnits.length
  const placeIds: string[] = []
  const allIds = new Map<string, string>()
  for (const [index, branch] of clip.branches.entries()) {
    const place = branch.diagram.nodeCount === 0 ? undefined : wishes[index]?.find((id) => takesBranch(recording.diagram, id))
    placeIds.push(place ?? '')
    // Nothing is pasted when the first branch has no placeholder.
    if (place === undefined && index === 0) break
    if (place === undefined) continue
    const units = new Map(branch.units.map((unit) => [unit.id, newId()]))
    const ids = graft(recording, place, branch, units, pack)
    for (const [old, id] of ids) allIds.set(old, id)
    const now = { ...project, rooms: [...project.rooms, ...rooms] }
    const served = keepsRooms ? branch.units : serveFreeRooms(now, branch.units)
    const roomed = keepsRooms ? { copies: served, rooms: [] } : withRoomsOfTheirOwn(now, branch.units, served)
    rooms.push(...roomed.rooms)
    for (const unit of roomed.copies) {
      const after = { ...unit, id: units.get(unit.id) ?? newId(), extra: copyExtra(unit.extra, ids) }
      lines.push({ table: 'indoorUnit', systemId, before: null, after, at: at++ })
    }
  }
  standClear(recording)
  const pasted = placeIds.filter((id) => id !== '').length
  return {
    change: { label: pasted > 1 ? 'pasteBranches' : 'pasteBranch', ops: [...addRooms(project, rooms).ops, ...lines, ...recording.ops] },
    placeIds,
    ids: allIds,
  }
}

/** Returns the capacity for the pasted rows and for settling a branch, because growing columns would copy them again. */
function rowsFor({ branches }: BranchClip): number {
  return branches.reduce((rows, { diagram }) => rows + Math.max(diagram.nodeCount, diagram.edgeCount), MOST_LISTED_ROWS)
}

function takesBranch(diagram: Diagram, placeId: string): boolean {
  const row = nodeRow(diagram, placeId)
  return isFreePlace(diagram, row) && nodeAbove(diagram, row) >= 0
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
  const nodes = Array.from({ length: diagram.nodeCount }, (_, each) => nodeBeside(diagram, each))
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
  return ids
}
