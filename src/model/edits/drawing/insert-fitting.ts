import type { Change } from '../../change/change'
import { isUnitKind } from '../../project/codes'
import { edgeRow, nodeAt, nodeRow } from '../../diagram/diagram-rows'
import { kindAt, parentOf, treeOf } from '../../diagram/diagram-tree'
import { splitPipe } from '../../drawing/branches/split-pipe'
import { settleBranch } from '../../drawing/branches/settle-branch'
import { makeRoomAt } from '../../drawing/places/make-room'
import { mergedPorts, openPort } from '../../drawing/plans/merged-ports'
import { standClear } from '../../drawing/notes/stand-clear'
import { nodeOfItem, outletsOfItem } from '../../drawing/put/placed-item'
import type { PlacedItem } from '../../drawing/put/placed-item'
import { record } from '../../drawing/record'
import { releaseReservations } from '../../drawing/plans/reservation'
import { freshNode } from '../../drawing/draw'
import { ROW } from '../../drawing/plans/spacing'
import type { EquipmentPack } from '../../project/equipment'
import type { Project } from '../../project/project'
import { systemOf } from '../../change/system-ops'

/**
 * Inserts a joint, header or box into a pipe. The node the pipe fed gets the first outlet, the others get placeholders. A typed length is halved, bends
 * stay above, and both pipes of a default length keep the default. Without ops for a unit, for a pipe with a missing end, and within an air handler's
 * layout.
 */
export function insertFitting(project: Project, systemId: string, edgeId: string, item: PlacedItem, pack: EquipmentPack): Change {
  const label = 'insertFitting'
  const recording = record(systemOf(project, systemId))
  const { diagram } = recording
  const edge = edgeRow(diagram, edgeId)
  const below = diagram.edgeTarget[edge] ?? -1
  const tree = treeOf(diagram)
  if (below < 0 || (diagram.edgeSource[edge] ?? -1) < 0 || diagram.edgeRest[edge]?.airHandlerId !== undefined) return { label, ops: [] }
  const { kind, shape, data } = nodeOfItem(item, pack)
  const outlets = outletsOfItem(item, data)
  if (outlets.length === 0) return { label, ops: [] }
  const { id: belowId, x, y } = nodeAt(diagram, below)
  const [above, opened] = [parentOf(diagram, tree, below), mergedPorts(diagram, tree, below, pack)]
  if (isUnitKind(kindAt(diagram, below))) releaseReservations(recording, new Set([belowId]))
  makeRoomAt(recording, below, ROW)
  const fitting = { ...freshNode(kind, shape, data), x, y }
  splitPipe(recording, below, fitting, outlets)
  for (const port of opened) openPort(recording, above, port, nodeRow(recording.diagram, fitting.id))
  settleBranch(recording, fitting.id, pack)
  settleBranch(recording, belowId, pack)
  standClear(recording)
  return { label, ops: recording.ops }
}
