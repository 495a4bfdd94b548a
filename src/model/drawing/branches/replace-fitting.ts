import { isUnitKind } from '../../project/codes'
import type { Diagram } from '../../diagram/diagram'
import { edgeAt, nodeAt, nodeRow } from '../../diagram/diagram-rows'
import { kindAt, outletsOf, parentOf, treeOf } from '../../diagram/diagram-tree'
import type { EquipmentPack } from '../../project/equipment'
import { newId } from '../../change/ids'
import { jointTypeOf, startsOnOddPort } from '../../pack-rules/merge-joints'
import { siblingPort } from '../../pack-rules/ports'
import { isOpenPlace, needsSibling, onPort, portsTaken } from '../plans/box-port'
import { freshNode } from '../draw'
import { emptyPlaces } from '../places/empty-places'
import { feedKinds } from '../plans/fan-out'
import { freeX } from '../places/free-place'
import { mergedPorts, openPort, takeMergedPorts } from '../plans/merged-ports'
import { nodeOfItem, outletsOfItem } from '../put/placed-item'
import type { PlacedItem } from '../put/placed-item'
import type { Recording } from '../record'
import { releaseReservations, settleSibling } from '../plans/reservation'
import { COLUMN, ROW } from '../plans/spacing'

/**
 * Replaces a joint, header or box by another. Branches keep their outlet where the new one has it, else take the next free one; branches without
 * an outlet are removed, placeholders first. Free outlets get placeholders. Reversal is kept between boxes, and between joints and headers.
 */
export function replaceFitting(recording: Recording, row: number, item: PlacedItem, pack: EquipmentPack): void {
  const { diagram } = recording
  const old = nodeAt(diagram, row)
  const { kind, shape, data } = nodeOfItem(item, pack)
  const { label, heightM, materialType, reverse } = old.data
  const kept = {
    ...(label !== undefined && { label }),
    ...(heightM !== undefined && { heightM }),
    ...(materialType !== undefined && { materialType }),
    // Reversal is kept only within a kind, because it means something else for a joint than for a box.
    ...(reverse === true && item.reverse === undefined && kind === old.kind && { reverse }),
  }
  const box = parentOf(diagram, treeOf(diagram), row)
  const merged = mergedPorts(diagram, treeOf(diagram), row, pack)
  releaseReservations(recording, new Set(childIds(recording, row)))
  recording.setNode(row, { ...old, kind, shape, data: { ...kept, ...data } })
  const outlets = outletsOfItem(item, data)
  const lost = hangAnew(recording, row, outlets, kind === 'box', pack)
  emptyPlaces(
    recording,
    lost.map((id) => nodeRow(recording.diagram, id)),
    pack,
    { keepsPlace: false },
  )
  fillOutlets(recording, old.id, outlets, kind === 'box', pack)
  for (const id of childIds(recording, nodeRow(recording.diagram, old.id))) {
    const child = nodeRow(recording.diagram, id)
    if (isUnitKind(kindAt(recording.diagram, child))) settleSibling(recording, child, pack)
  }
  const now = nodeRow(recording.diagram, old.id)
  const above = box < 0 ? -1 : parentOf(recording.diagram, treeOf(recording.diagram), now)
  const still = new Set(mergedPorts(recording.diagram, treeOf(recording.diagram), now, pack))
  for (const port of merged)
    if (!still.has(port) && onPort(recording.diagram, treeOf(recording.diagram), above, port) < 0) openPort(recording, above, port, now)
  if (kind === 'joint') takeMergedPorts(recording, now, pack)
}

function childIds({ diagram }: Recording, row: number): string[] {
  const ids = Array.from(outletsOf(treeOf(diagram), row), (edge) => diagram.nodeId[diagram.edgeTarget[edge] ?? -1] ?? '')
  return [...new Set(ids)]
}

/** Assigns an outlet to every branch, placeholders last; returns the ids of branches without one. */
function hangAnew(recording: Recording, row: number, outlets: readonly number[], isBox: boolean, pack: EquipmentPack): string[] {
  const { diagram } = recording
  const free = [...outlets]
  const lost: string[] = []
  const children = childIds(recording, row).map((id) => nodeRow(diagram, id))
  const isOpen = (child: number) => isOpenPlace(diagram, child)
  for (const child of [...children.filter((each) => !isOpen(each)), ...children.filter(isOpen)]) {
    const edges = Array.from(outletsOf(treeOf(diagram), row)).filter((edge) => diagram.edgeTarget[edge] === child)
    const wanted = diagram.edgeSourcePort[edges[0] ?? -1] ?? 0
    const taken = isBox
      ? boxOutlets(free, wanted, portsTaken(diagram, child, pack), startsOddAt(diagram, child), needsSibling(diagram, row, child, pack))
      : oneOutlet(free, wanted)
    const [outlet] = taken
    if (outlet === undefined) {
      lost.push(diagram.nodeId[child] ?? '')
      continue
    }
    for (const each of taken) free.splice(free.indexOf(each), 1)
    for (const edge of edges)
      if (diagram.edgeSourcePort[edge] !== outlet) recording.setEdge(edge, { ...edgeAt(diagram, edge), sourcePort: outlet })
  }
  return lost
}

function startsOddAt(diagram: Diagram, row: number): boolean {
  return kindAt(diagram, row) === 'joint' && startsOnOddPort(jointTypeOf(diagram.nodeJointType[row]))
}

function oneOutlet(free: readonly number[], wanted: number): number[] {
  return free.includes(wanted) ? [wanted] : free.slice(0, 1)
}

// A large unit leaves its sibling port for the reservation. Odd ports are assigned first, so that pairs stay together.
function boxOutlets(free: readonly number[], wanted: number, count: number, startsOdd: boolean, needsPair: boolean): number[] {
  const group = (first: number): number[] => {
    const ports = needsPair ? [first, siblingPort(first)] : Array.from({ length: count }, (_, place) => first + place)
    return ports.every((port) => free.includes(port)) ? ports : []
  }
  const odd = free.filter((port) => port % 2 === 1)
  const others = startsOdd ? [] : free.filter((port) => port % 2 === 0)
  const starts = count === 1 && !needsPair ? [wanted, ...free] : [...(startsOdd && wanted % 2 === 0 ? [] : [wanted]), ...odd, ...others]
  return starts.map(group).find((ports) => ports.length > 0) ?? (needsPair ? oneOutlet(free, wanted) : [])
}

function fillOutlets(recording: Recording, id: string, outlets: readonly number[], isBox: boolean, pack: EquipmentPack): void {
  const row = nodeRow(recording.diagram, id)
  const { diagram } = recording
  const taken: number[] = []
  for (const childId of childIds(recording, row)) {
    const child = nodeRow(diagram, childId)
    const edge = outletsOf(treeOf(diagram), row).find((each) => diagram.edgeTarget[each] === child)
    const port = diagram.edgeSourcePort[edge ?? -1] ?? 0
    for (let each = 0; each < (isBox ? portsTaken(diagram, child, pack) : 1); each++) taken.push(port === 0 ? 0 : port + each)
  }
  const kinds = feedKinds(diagram, row)
  const { x, y, data } = nodeAt(diagram, row)
  for (const sourcePort of outlets) {
    const place = taken.indexOf(sourcePort)
    if (place >= 0) {
      taken.splice(place, 1)
      continue
    }
    const open = {
      ...freshNode('placeholder', 'plus', {}),
      x: freeX(diagram, x + Math.max(0, sourcePort - 1) * COLUMN, y + ROW),
      y: y + ROW,
    }
    const material = data.materialType === undefined ? {} : { materialType: data.materialType }
    recording.addNode(open)
    for (const kind of kinds) recording.addEdge({ id: newId(), source: id, target: open.id, sourcePort, kind, ...material })
  }
}
