import { isUnitKind, JOINT_TYPES } from '../../project/codes'
import type { DiagramNode } from '../../diagram/diagram'
import { nodeAt } from '../../diagram/diagram-rows'
import { feedsOf, kindAt, parentOf, treeOf } from '../../diagram/diagram-tree'
import type { EquipmentPack } from '../../project/equipment'
import { newId } from '../../change/ids'
import { portsMerged, portsTaken } from '../plans/box-port'
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
 * Puts a merge joint between a box and what hangs on it, from this port on; the open places of the ports it merges go. Nothing happens where the node
 * hangs on no box, or the box has no such ports.
 */
export function mergePortsAbove(recording: Recording, row: number, type: string, port: number): void {
  const { diagram } = recording
  const jointType = JOINT_TYPES.find((each) => each !== '' && each === type)
  const box = parentOf(diagram, treeOf(diagram), row)
  if (!jointType || kindAt(diagram, box) !== 'box' || port < 1) return
  if (port + portsMerged(jointType) - 1 > (diagram.nodeOutlets[box] ?? 0)) return
  releaseReservations(recording, new Set([diagram.nodeId[row] ?? '']))
  const joint = freshNode('joint', 'joint', { jointType, branches: 1 })
  if (!insertInPlace(recording, row, joint, 0)) return
  moveToPort(recording, recording.diagram.nodeId.indexOf(joint.id), port)
  takeMergedPorts(recording, recording.diagram.nodeId.indexOf(joint.id))
  standClear(recording)
}

/** Puts a mode-select box between a node and what feeds it. The node hangs on the first port; those it does not take are open places. */
export function insertBoxAbove(recording: Recording, row: number, box: { model: string; ports: number }, pack: EquipmentPack): void {
  const { diagram } = recording
  const ports = box.ports || (pack.msBoxes.items.find((each) => each.id === box.model)?.ports ?? 1)
  releaseReservations(recording, new Set([diagram.nodeId[row] ?? '']))
  const node = freshNode('box', 'joint', { jointType: 'MS', ports, ...(box.model && { model: box.model }) })
  if (!insertInPlace(recording, row, node, 1)) return
  const { x, y } = nodeAt(diagram, row)
  for (let port = 1 + portsTaken(diagram, row); port <= ports; port++) {
    const open = { ...freshNode('placeholder', 'plus', {}), x: x + (port - 1) * COLUMN, y }
    recording.addNode(open)
    recording.addEdge({ id: newId(), source: node.id, target: open.id, sourcePort: port, kind: 'generic' })
  }
  if (isUnitKind(kindAt(diagram, row))) settleSibling(recording, row, pack)
  standClear(recording)
}

// The fitting takes the node's place on the board; the node and all that stands lower move down by one level.
function insertInPlace(recording: Recording, row: number, fitting: DiagramNode, outlet: number): boolean {
  const { diagram } = recording
  const { x, y } = nodeAt(diagram, row)
  if (feedsOf(diagram, row).length === 0) return false
  makeRoomAt(recording, row, ROW)
  return insertAbove(recording, row, { ...fitting, x, y }, outlet)
}
