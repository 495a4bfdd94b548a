import type { Diagram } from '../../diagram/diagram'
import { edgeAt, nodeAt, nodeRow } from '../../diagram/diagram-rows'
import { treeOf } from '../../diagram/diagram-tree'
import { unitDemand } from '../../project/equipment'
import type { EquipmentPack } from '../../project/equipment'
import type { IndoorUnit, System } from '../../project/project'
import { freshNode } from '../draw'
import { newId } from '../../change/ids'
import { emptyPlaces } from '../places/empty-places'
import { placeUnit } from '../put/place-unit'
import type { Recording } from '../record'
import { airHandlerOf, deriveKits } from './derive-kits'
import { kitDemand } from './kit-demand'
import { kitData } from './kit-node'
import { kitRows } from './kit-rows'
import { linkKits } from './link-kits'

/** Whether the nodes of a line must be removed, because its air handler has changed or is only partly drawn. */
export function kitsChanged(system: System, unit: IndoorUnit, heads: readonly number[]): boolean {
  const before = system.indoorUnits.find((each) => each.id === unit.id)
  if (before && selectionKey(before) !== selectionKey(unit)) return true
  const kits = deriveKits(unit).length
  return kits > 0 && heads.some((row) => kitRows(system.diagram, system.diagram.nodeRest[row]?.airHandlerId).length !== kits)
}

/** Returns the placeholders on which the layouts among these nodes were built, to build them there again. */
export function laidOutAt(diagram: Diagram, rows: readonly number[]): string[] {
  const handlers = new Set(rows.map((row) => diagram.nodeRest[row]?.airHandlerId ?? ''))
  const places: string[] = []
  diagram.nodeRest.forEach((rest) => {
    const books = rest?.airHandler
    if (books?.placeholderId !== undefined && (books.addedHeight ?? 0) > 0 && handlers.has(rest?.airHandlerId ?? ''))
      places.push(books.placeholderId)
  })
  return places
}

/** Draws one air handler, each kit where a unit of its size would be placed. Returns false and draws nothing where a kit cannot be placed. */
export function placeKits(recording: Recording, unit: IndoorUnit, system: System, pack: EquipmentPack): boolean {
  const airHandlerId = newId()
  const kits = deriveKits(unit)
  const isPlaced = kits.every((kit) => {
    const known = unitDemand(pack, kit.model)
    const node = freshNode('ahuKit', 'ahukit', kitData(kit, airHandlerId, unit.id))
    return (
      known !== null && placeUnit(recording, { demand: kitDemand(known, kits.length), floor: unit.floor, node, feed: {} }, system, pack)
    )
  })
  const rows = kitRows(recording.diagram, airHandlerId)
  if (isPlaced) linkDrawn(recording, rows, unit, pack)
  else emptyPlaces(recording, rows, pack)
  return isPlaced && rows.length > 0
}

function linkDrawn(recording: Recording, rows: readonly number[], unit: IndoorUnit, pack: EquipmentPack): void {
  const { diagram } = recording
  const feed = treeOf(diagram).feed[rows[0] ?? -1] ?? -1
  if (feed < 0) return
  const linked = linkKits(
    rows.map((row) => nodeAt(diagram, row)),
    unit,
    edgeAt(diagram, feed),
    pack.findKitLayout,
  )
  if (!linked) return
  recording.setNode(nodeRow(diagram, linked.start.id), linked.start)
  if (linked.box) recording.addNode(linked.box)
  for (const edge of linked.edges) recording.addEdge(edge)
}

function selectionKey(unit: IndoorUnit): string {
  const airHandler = airHandlerOf(unit)
  if (!airHandler) return ''
  const { name, coils, choices } = airHandler
  return JSON.stringify([name, coils, choices.map(({ id, model, kits, ports, coolingKw }) => [id, model, kits, ports, coolingKw])])
}
