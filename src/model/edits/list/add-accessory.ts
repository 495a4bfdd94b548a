import type { Change, Op } from '../../change/change'
import { nodeAt, nodeRow } from '../../diagram/diagram-rows'
import { freshNode } from '../../drawing/draw'
import { placeBeside } from '../../drawing/notes/place-beside'
import { withOffset } from '../../drawing/notes/plus-offset'
import { isMarkedRear, withRearMark } from '../../drawing/rear-mounted'
import { record } from '../../drawing/record'
import type { Project } from '../../project/project'
import { systemOf } from '../../change/system-ops'
import { modelAt } from '../../diagram/model-at'
import { modelsOfLine, partsInForce, partsThatFit } from '../../pack-rules/parts/fitting-parts'
import { isUnitKind } from '../../project/codes'
import { controllerForUnit } from '../wiring/drawn-controllers'
import type { ControlPack } from '../wiring/usual-controller'
import { chooseParts } from './choose-parts'

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
 * toggled on the node itself. With a pack it is a model of it that fits the unit, named in `modelName`: a controller becomes one of the unit's group, a panel or accessory is ordered with the units
 * of the list line. Without ops where the node is not drawn.
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
    const chosen = pack && isUnitKind(node.kind) ? modelFor(project, { systemId, nodeId, id: fresh.id, label }, accessory, pack) : null
    const named = [label, chosen?.model ?? ''].filter((word) => word !== '').join(' ')
    const modelName = chosen && { modelName: chosen.model }
    const data = { ...(named && { label: named }), extra: { ...extra, ...modelName, plusId: nodeId } }
    recording.addNode(withOffset({ ...fresh, data, ...placeBeside(diagram, node) }, node))
    return { label: 'addAccessory', ops: [...recording.ops, ...(chosen?.ops ?? [])] }
  }
  return { label: 'addAccessory', ops: recording.ops }
}

interface Place {
  systemId: string
  nodeId: string
  /** Id of the new node. */
  id: string
  label: string
}

/** Returns the model of an accessory and the ops that give it to whom it belongs; null where the pack has none that fits. */
function modelFor(project: Project, place: Place, accessory: Accessory, pack: ControlPack): { model: string; ops: Op[] } | null {
  const { systemId, nodeId, id, label } = place
  const system = systemOf(project, systemId)
  const row = nodeRow(system.diagram, nodeId)
  const line = system.indoorUnits.find((each) => each.id === system.diagram.nodeRest[row]?.indoorUnitId)
  if (accessory === 'controller') {
    const name = line?.room || line?.name || label
    const made = controllerForUnit(project, { systemId, nodeId }, { id, name, pack })
    return made && { model: made.controller.model, ops: made.ops }
  }
  if (accessory === 'hrv') return null
  const isPanel = accessory === 'panel'
  const models = line ? modelsOfLine(line) : [modelAt(system.diagram, row)]
  const fitting = partsThatFit(pack, models).filter(({ type }) => type !== 'rearMountedComponents' && (type === 'panel') === isPanel)
  const ordered = partsInForce(pack, models, line?.parts)
  const inForce = ordered.find((part) => fitting.some((each) => each.id === part.id))
  const part = inForce ?? fitting.find(({ isDefault }) => isDefault) ?? fitting[0]
  if (!part) return null
  if (inForce || !line) return { model: part.id, ops: [] }
  const parts = [...ordered, { id: part.id, type: part.type, count: 1 }]
  return { model: part.id, ops: chooseParts(project, systemId, new Map([[line.id, parts]]), pack).ops }
}
