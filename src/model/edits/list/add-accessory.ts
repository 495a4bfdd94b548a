import type { Change } from '../../change/change'
import { nodeAt, nodeRow } from '../../diagram/diagram-rows'
import { freshNode } from '../../drawing/draw'
import { placeBeside } from '../../drawing/notes/place-beside'
import { withOffset } from '../../drawing/notes/plus-offset'
import { isMarkedRear, withRearMark } from '../../drawing/rear-mounted'
import { record } from '../../drawing/record'
import type { Project } from '../../project/project'
import { systemOf } from '../../change/system-ops'

/** Accessories of a node, outside the refrigerant circuit; a rear-mounted component is part of the unit itself. */
export type Accessory = 'hrv' | 'controller' | 'panel' | 'accessory' | 'rearMounted'

const NODES: Record<Exclude<Accessory, 'rearMounted'>, { shape: string; extra: Record<string, unknown> }> = {
  hrv: { shape: 'hrv1', extra: {} },
  controller: { shape: 'controller3', extra: { nodeType: 'wiredController' } },
  panel: { shape: 'panel', extra: { nodeType: 'accessories' } },
  accessory: { shape: 'dnd', extra: { nodeType: 'accessories' } },
}

/**
 * Adds an accessory beside or below a node, with the node's id in `plusId` and the offset from it in `plusOffset`. A rear-mounted component is
 * toggled on the node itself. Without ops where the node is not drawn.
 */
export function addAccessory(project: Project, systemId: string, nodeId: string, accessory: Accessory, label = ''): Change {
  const recording = record(systemOf(project, systemId))
  const { diagram } = recording
  const row = nodeRow(diagram, nodeId)
  if (row < 0) return { label: 'addAccessory', ops: [] }
  const node = nodeAt(diagram, row)
  if (accessory === 'rearMounted') recording.setNode(row, { ...node, data: withRearMark(node.data, !isMarkedRear(node.data)) })
  else {
    const { shape, extra } = NODES[accessory]
    const fresh = freshNode('none', shape, { ...(label && { label }), extra: { ...extra, plusId: nodeId } })
    recording.addNode(withOffset({ ...fresh, ...placeBeside(diagram, node) }, node))
  }
  return { label: 'addAccessory', ops: recording.ops }
}
