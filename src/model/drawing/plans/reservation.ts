import { edgeAt, nodeAt } from '../../diagram/diagram-rows'
import { kindAt, nodeAbove, parentOf, treeOf } from '../../diagram/diagram-tree'
import { newId } from '../../change/ids'
import type { EquipmentPack } from '../../project/equipment'
import { omit } from '../../change/omit'
import { allOnPort, isOpenPlace, needsSibling, portsOfBox, portsTaken, siblingPort } from './box-port'
import { freshNode } from '../draw'
import { freeX } from '../places/free-place'
import type { Recording } from '../record'
import { COLUMN } from './spacing'

/**
 * Keeps the sibling port of a unit that is above the port capacity: the placeholder or cap there carries the unit's id; where nothing is drawn an end
 * cap is put. Nothing happens where the sibling is taken: that is a finding, and the designer's to solve.
 */
export function reserveSibling(recording: Recording, unit: number, pack: EquipmentPack): void {
  const { diagram } = recording
  const tree = treeOf(diagram)
  const box = parentOf(diagram, tree, unit)
  const port = diagram.edgeSourcePort[tree.feed[unit] ?? -1] ?? 0
  if (kindAt(diagram, box) !== 'box' || port < 1) return
  const beside = siblingPort(port)
  const reservedFor = diagram.nodeId[unit] ?? ''
  const standing = allOnPort(diagram, tree, box, beside)
  const [sibling] = standing
  if (sibling !== undefined) {
    const node = nodeAt(diagram, sibling)
    if (standing.every((row) => isOpenPlace(diagram, row))) recording.setNode(sibling, { ...node, data: { ...node.data, reservedFor } })
    return
  }
  if (beside > portsOfBox(diagram, box, pack) || isMergedOver(recording, box, beside)) return
  const { x, y } = nodeAt(diagram, unit)
  const cap = { ...freshNode('endCap', 'end cap', { reservedFor }), x: freeX(diagram, x + (beside - port) * COLUMN, y), y }
  recording.addNode(cap)
  recording.addEdge({ id: newId(), source: diagram.nodeId[box] ?? '', target: cap.id, sourcePort: beside, kind: 'generic', lengthM: 0 })
}

/** Reserves or frees the sibling port after the unit on a port has become another: a larger one takes it, a smaller one gives it back. */
export function settleSibling(recording: Recording, unit: number, pack: EquipmentPack): void {
  const { diagram } = recording
  if (needsSibling(diagram, nodeAbove(diagram, unit), unit, pack)) reserveSibling(recording, unit, pack)
  else releaseReservations(recording, new Set([diagram.nodeId[unit] ?? '']))
}

/** Frees every port that is reserved for one of these units: a placeholder stands there again. What a box held for them it holds no longer. */
export function releaseReservations(recording: Recording, units: ReadonlySet<string>): void {
  const { diagram } = recording
  const released: number[] = []
  for (let row = 0; row < diagram.nodeCount; row++) {
    const rest = diagram.nodeRest[row]
    if (!rest) continue
    if (rest.boxIndoorUnitId !== undefined && units.has(rest.boxIndoorUnitId)) {
      const node = nodeAt(diagram, row)
      recording.setNode(row, { ...node, data: omit(node.data, 'boxIndoorUnitId') })
    }
    if (rest.reservedFor !== undefined && units.has(rest.reservedFor)) released.push(row)
  }
  openAgain(recording, released)
}

/** Leaves free placeholders where caps or reserved placeholders are; the pipe of a cap has the default length again. */
export function openAgain(recording: Recording, rows: readonly number[]): void {
  const { diagram } = recording
  const uncapped = new Uint8Array(diagram.nodeCount)
  for (const row of rows) {
    const node = nodeAt(diagram, row)
    if (node.kind === 'endCap') uncapped[row] = 1
    recording.setNode(row, { ...node, kind: 'placeholder', shape: 'plus', data: omit(node.data, 'reservedFor') })
  }
  for (let feed = 0; rows.length > 0 && feed < diagram.edgeCount; feed++) {
    if (uncapped[diagram.edgeTarget[feed] ?? -1] && diagram.edgeLengthM[feed] === 0)
      recording.setEdge(feed, omit(edgeAt(diagram, feed), 'lengthM'))
  }
}

function isMergedOver({ diagram }: Recording, box: number, port: number): boolean {
  for (let edge = 0; edge < diagram.edgeCount; edge++) {
    if (diagram.edgeSource[edge] !== box) continue
    const first = diagram.edgeSourcePort[edge] ?? 0
    if (port >= first && port < first + portsTaken(diagram, diagram.edgeTarget[edge] ?? -1)) return true
  }
  return false
}
