import type { Change } from '../change'
import { nodeAt, nodeRow } from '../diagram-rows'
import { isOpenPlace } from '../drawing/box-port'
import { fanOut } from '../drawing/fan-out'
import { nodeOfItem, outletsOfItem } from '../drawing/placed-item'
import type { PlacedItem } from '../drawing/placed-item'
import { record } from '../drawing/record'
import { settleSibling } from '../drawing/reservation'
import { takeMergedPorts } from '../drawing/merged-ports'
import { kindAt, outletsOf, treeOf } from '../diagram-tree'
import type { EquipmentPack } from '../equipment'
import type { Project } from '../project'
import { systemOf } from '../system-ops'

/**
 * Puts a unit, joint, box or kit on a free placeholder, as a drop does. The node keeps its id, its place and its feed with port, lengths and bends.
 * A joint or box opens a placeholder on each outlet and moves what stands lower down; a unit above the port capacity reserves the sibling port; a
 * merge joint takes the open places of the ports it merges. Without ops where the node is no free placeholder. Whether the rules allow it the core says
 * (`drop`); nothing is checked here. Of an air handler this puts one kit.
 */
export function placeOnPlaceholder(project: Project, systemId: string, nodeId: string, item: PlacedItem, pack: EquipmentPack): Change {
  const label = 'placeOnPlaceholder'
  const recording = record(systemOf(project, systemId))
  const { diagram } = recording
  const row = nodeRow(diagram, nodeId)
  if (row < 0 || kindAt(diagram, row) !== 'placeholder' || !isOpenPlace(diagram, row)) return { label, ops: [] }
  if (outletsOf(treeOf(diagram), row).length > 0) return { label, ops: [] }
  const { id, x, y } = nodeAt(diagram, row)
  const { kind, shape, data } = nodeOfItem(item, pack)
  recording.setNode(row, { id, kind, shape, x, y, data })
  const outlets = outletsOfItem(item, data)
  if (outlets.length > 0) fanOut(recording, row, outlets, kind === 'box' || outlets.length > 2)
  else settleSibling(recording, row, pack)
  if (kind === 'joint') takeMergedPorts(recording, row)
  return { label, ops: recording.ops }
}
