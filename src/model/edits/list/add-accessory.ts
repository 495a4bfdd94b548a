import type { Change } from '../../change/change'
import { nodeAt, nodeRow } from '../../diagram/diagram-rows'
import { freshNode } from '../../drawing/draw'
import { placeBeside } from '../../drawing/notes/place-beside'
import { withOffset } from '../../drawing/notes/plus-offset'
import { isMarkedRear, withRearMark } from '../../drawing/rear-mounted'
import { record } from '../../drawing/record'
import type { Project } from '../../project/project'
import { systemOf } from '../../change/system-ops'
import { isUnitKind } from '../../project/codes'
import type { ControlPack } from '../wiring/usual-controller'
import { accessoryModel, type DrawnAccessory } from './accessory-model'

/** Accessories of a node, outside the refrigerant circuit; a rear-mounted component is part of the unit itself. */
export type Accessory = DrawnAccessory | 'rearMounted'

const NODES: Record<DrawnAccessory, { shape: string; extra: Record<string, unknown> }> = {
  hrv: { shape: 'hrv1', extra: {} },
  controller: { shape: 'controller3', extra: { nodeType: 'wiredController' } },
  panel: { shape: 'panel', extra: { nodeType: 'accessories' } },
  accessory: { shape: 'dnd', extra: { nodeType: 'accessories' } },
}

/**
 * Adds an accessory beside or below a node, with the node's id in `plusId` and the offset from it in `plusOffset`. A rear-mounted component is
 * toggled on the node itself. With a pack it is a model of it that fits the unit, named in `modelName`: a controller becomes one of the unit's group, a panel or accessory is ordered with the units
 * of the list line, a ventilator is one of the list. Without ops where the node is not drawn.
 */
export function addAccessory(
  project: Project,
  systemId: string,
  nodeId: string,
  accessory: Accessory,
  label = '',
  pack?: ControlPack,
): Change {
  const recording = record(systemOf(project, systemId))
  const { diagram } = recording
  const row = nodeRow(diagram, nodeId)
  if (row < 0) return { label: 'addAccessory', ops: [] }
  const node = nodeAt(diagram, row)
  if (accessory === 'rearMounted') recording.setNode(row, { ...node, data: withRearMark(node.data, !isMarkedRear(node.data)) })
  else {
    const { shape, extra } = NODES[accessory]
    const fresh = freshNode('none', shape, {})
    const chosen =
      pack && isUnitKind(node.kind) ? accessoryModel(project, { systemId, nodeId, id: fresh.id, label }, accessory, pack) : null
    const named = [label, chosen?.model ?? ''].filter((word) => word !== '').join(' ')
    const modelName = chosen && { modelName: chosen.model }
    const data = { ...(named && { label: named }), extra: { ...extra, ...modelName, plusId: nodeId } }
    recording.addNode(withOffset({ ...fresh, data, ...placeBeside(diagram, node) }, node))
    return { label: 'addAccessory', ops: [...recording.ops, ...(chosen?.ops ?? [])] }
  }
  return { label: 'addAccessory', ops: recording.ops }
}
