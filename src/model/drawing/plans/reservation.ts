import { edgeAt, nodeAt } from '../../diagram/diagram-rows'
import { kindAt, nodeAbove, parentOf, treeOf } from '../../diagram/diagram-tree'
import { newId } from '../../change/ids'
import type { EquipmentPack } from '../../project/equipment'
import { omit } from '../../change/omit'
import { portsAt } from '../../pack-rules/drawing-view'
import { siblingPort } from '../../pack-rules/ports'
import { allOnPort, isOpenPlace, needsSibling, portsTaken, viewOf } from './box-port'
import { freshNode } from '../draw'
import { freeX } from '../places/free-place'
import type { Recording } from '../record'
import { COLUMN } from './spacing'

/**
 * Reserves the sibling port of a unit above the port capacity: the placeholder or cap there gets the unit's id; where nothing is drawn an end
 * cap is added. Does nothing where the sibling is taken: that is reported as a finding.
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
  if (beside > portsAt(viewOf(diagram, pack, tree), box) || isMergedOver(recording, box, beside, pack)) return
  const { x, y } = nodeAt(diagram, unit)
  const cap = { ...freshNode('endCap', 'end cap', { reservedFor }), x: freeX(diagram, x + (beside - port) * COLUMN, y), y }
  recording.addNode(cap)
  recording.addEdge({ id: newId(), source: diagram.nodeId[box] ?? '', target: cap.id, sourcePort: beside, kind: 'generic', lengthM: 0 })
}

/** Reserves or frees the sibling port after the unit on a port was replaced by a larger or smaller one. */
export function settleSibling(recording: Recording, unit: number, pack: EquipmentPack): void {
  const { diagram } = recording
  if (needsSibling(diagram, nodeAbove(diagram, unit), unit, pack)) reserveSibling(recording, unit, pack)
  else releaseReservations(recording, new Set([diagram.nodeId[unit] ?? '']))
}

/** Frees every port reserved for one of these units by restoring a placeholder, and removes references to them from boxes. */
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

/** Replaces caps and reserved placeholders by free placeholders; the pipe of a cap gets the default length again. */
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

function isMergedOver({ diagram }: Recording, box: number, port: number, pack: EquipmentPack): boolean {
  for (let edge = 0; edge < diagram.edgeCount; edge++) {
    if (diagram.edgeSource[edge] !== box) continue
    const first = diagram.edgeSourcePort[edge] ?? 0
    if (port >= first && port < first + portsTaken(diagram, diagram.edgeTarget[edge] ?? -1, pack)) return true
  }
  return false
}
