import type { DropItem } from '../../../src/engine/drop/drop-item'
import { applyChange } from '../../../src/model/change/apply'
import type { Diagram, NodeData } from '../../../src/model/diagram/diagram'
import { copyDiagram, createDiagram, edgeAt, nodeAt, nodeRow } from '../../../src/model/diagram/diagram-rows'
import { nodeOfItem } from '../../../src/model/drawing/put/placed-item'
import type { EquipmentPack } from '../../../src/model/project/equipment'
import { placeOnPlaceholder } from '../../../src/model/edits/drawing/place-on-placeholder'
import { omit } from '../../../src/model/change/omit'
import type { Project, System } from '../../../src/model/project/project'
import { projectBuilder } from '../../helpers/project-builder'

/** The node that an item becomes. */
export function nodeData(item: DropItem, pack: EquipmentPack): NodeData {
  return nodeOfItem(omit(item, 'kits'), pack).data
}

/**
 * The drawing after the item is put on a node with the product's own edit; null where the edit finds no free place there. Further kits of its air handler,
 * where the item tells of any, are hung behind the box of the first: no rule of a place speaks of them there, and a unit feeds no unit.
 */
export function placeItem(system: System, nodeId: string, item: DropItem, pack: EquipmentPack): Diagram | null {
  const { kits = 1, ...placed } = item
  const { diagram } = system
  const airHandlerId = item.airHandlerId ?? (item.kind === 'ahuKit' && kits > 1 ? `air handler of ${nodeId}` : undefined)
  const project: Project = { ...projectBuilder().build(), systems: { [system.id]: { ...system, diagram: copyDiagram(diagram) } } }
  const change = placeOnPlaceholder(project, system.id, nodeId, { ...placed, ...(airHandlerId !== undefined && { airHandlerId }) }, pack)
  if (change.ops.length === 0) return null
  applyChange(project, change)
  const after = project.systems[system.id]?.diagram ?? diagram
  const drawn = airHandlerId === undefined ? 0 : diagram.nodeRest.filter((rest) => rest?.airHandlerId === airHandlerId).length
  return kits - drawn > 1 ? withKits(after, nodeId, kits - drawn - 1) : after
}

function withKits(diagram: Diagram, nodeId: string, count: number): Diagram {
  const nodes = Array.from({ length: diagram.nodeCount }, (_, at) => nodeAt(diagram, at))
  const edges = Array.from({ length: diagram.edgeCount }, (_, at) => edgeAt(diagram, at))
  const first = nodeAt(diagram, nodeRow(diagram, nodeId))
  const box = `box of ${nodeId}`
  const feed = (source: string, target: string) => ({ id: `feed of ${target}`, source, target, sourcePort: 0, kind: 'generic' as const })
  const ids = Array.from({ length: count }, (_, kit) => `${nodeId} kit ${kit + 2}`)
  return createDiagram(
    [...nodes, { ...first, id: box, kind: 'ahuBox' as const, shape: 'ahubox', data: {} }, ...ids.map((id) => ({ ...first, id }))],
    [...edges, feed(nodeId, box), ...ids.map((id) => feed(box, id))],
  )
}
