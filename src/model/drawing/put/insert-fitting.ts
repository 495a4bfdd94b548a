import { isUnitKind } from '../../project/codes'
import type { DiagramNode } from '../../diagram/diagram'
import { nodeAt } from '../../diagram/diagram-rows'
import { feedsOf, kindAt, parentOf, treeOf } from '../../diagram/diagram-tree'
import type { EquipmentPack } from '../../project/equipment'
import { newId } from '../../change/ids'
import { boxOfModel } from '../../pack-rules/boxes'
import { drawnPorts } from '../../pack-rules/drawing-view'
import { mergeJoints } from '../../pack-rules/merge-joints'
import { portsTaken } from '../plans/box-port'
import { freshNode } from '../draw'
import { insertAbove } from './insert-above'
import { makeRoomAt } from '../places/make-room'
import { takeMergedPorts } from '../plans/merged-ports'
import { moveToPort } from './move-to-port'
import { standClear } from '../notes/stand-clear'
import type { Recording } from '../record'
import { releaseReservations, settleSibling } from '../plans/reservation'
import { COLUMN, ROW } from '../plans/spacing'

/**
 * Inserts a merge joint between a box and a node on it, from this port on; placeholders on the merged ports are removed. Does nothing where the node
 * is not on a box, or the box has no such ports.
 */
export function mergePortsAbove(recording: Recording, row: number, type: string, port: number, pack: EquipmentPack): void {
  const { diagram } = recording
  const joint = mergeJoints(pack).find((each) => each.type === type)
  const box = parentOf(diagram, treeOf(diagram), row)
  if (!joint || kindAt(diagram, box) !== 'box' || port < 1) return
  if (port + joint.portsMerged - 1 > drawnPorts(diagram, box, pack)) return
  releaseReservations(recording, new Set([diagram.nodeId[row] ?? '']))
  const node = freshNode('joint', 'joint', { jointType: joint.type, branches: 1 })
  if (!insertInPlace(recording, row, node, 0)) return
  moveToPort(recording, recording.diagram.nodeId.indexOf(node.id), port, pack)
  takeMergedPorts(recording, recording.diagram.nodeId.indexOf(node.id), pack)
  standClear(recording)
}

/** Inserts a mode-select box between a node and its feed. The node gets the first port; the ports it does not take get placeholders. */
export function insertBoxAbove(recording: Recording, row: number, box: { model: string; ports: number }, pack: EquipmentPack): void {
  const { diagram } = recording
  const ports = box.ports || (boxOfModel(pack, box.model)?.ports ?? 1)
  releaseReservations(recording, new Set([diagram.nodeId[row] ?? '']))
  const node = freshNode('box', 'joint', { jointType: 'MS', ports, ...(box.model && { model: box.model }) })
  if (!insertInPlace(recording, row, node, 1)) return
  const { x, y } = nodeAt(diagram, row)
  for (let port = 1 + portsTaken(diagram, row, pack); port <= ports; port++) {
    const open = { ...freshNode('placeholder', 'plus', {}), x: x + (port - 1) * COLUMN, y }
    recording.addNode(open)
    recording.addEdge({ id: newId(), source: node.id, target: open.id, sourcePort: port, kind: 'generic' })
  }
  if (isUnitKind(kindAt(diagram, row))) settleSibling(recording, row, pack)
  standClear(recording)
}

// The fitting takes the node's position on the board; the node and everything lower move down by one level.
function insertInPlace(recording: Recording, row: number, fitting: DiagramNode, outlet: number): boolean {
  const { diagram } = recording
  const { x, y } = nodeAt(diagram, row)
  if (feedsOf(diagram, row).length === 0) return false
  makeRoomAt(recording, row, ROW)
  return insertAbove(recording, row, { ...fitting, x, y }, outlet)
}
