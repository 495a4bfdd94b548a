import type { Op } from '../../change/change'
import { headOf, systemOf } from '../../change/system-ops'
import { nodeRow } from '../../diagram/diagram-rows'
import { modelAt } from '../../diagram/model-at'
import { followHrvUnits } from '../../drawing/hrv/hrv-follow-list'
import { looseRows } from '../../drawing/notes/anchored-rows'
import { modelsOfLine, partsInForce, partsThatFit } from '../../pack-rules/parts/fitting-parts'
import { newIndoorUnit } from '../../project/defaults'
import type { Project, System } from '../../project/project'
import { isOffered } from '../../project/unit-part'
import { controllerForUnit } from '../wiring/drawn-controllers'
import type { ControlPack } from '../wiring/usual-controller'
import { chooseParts } from './choose-parts'

/** Accessories that are nodes of their own, outside the refrigerant circuit. */
export type DrawnAccessory = 'hrv' | 'controller' | 'panel' | 'accessory'

interface Place {
  systemId: string
  nodeId: string
  /** Id of the new node. */
  id: string
  label: string
}

/** Returns the model of an accessory and the ops that give it to whom it belongs; null where the pack has none that fits. */
export function accessoryModel(
  project: Project,
  place: Place,
  accessory: DrawnAccessory,
  pack: ControlPack,
): { model: string; ops: Op[] } | null {
  const { systemId, nodeId, id, label } = place
  const system = systemOf(project, systemId)
  const row = nodeRow(system.diagram, nodeId)
  const line = system.indoorUnits.find((each) => each.id === system.diagram.nodeRest[row]?.indoorUnitId)
  if (accessory === 'controller') {
    const name = line?.room || line?.name || label
    const made = controllerForUnit(project, { systemId, nodeId }, { id, name, pack })
    return made && { model: made.controller.model, ops: made.ops }
  }
  if (accessory === 'hrv') return ventilator(project, system, pack)
  const isPanel = accessory === 'panel'
  const models = line ? modelsOfLine(line) : [modelAt(system.diagram, row)]
  const fitting = partsThatFit(pack, models).filter(({ type }) => type !== 'rearMountedComponents' && (type === 'panel') === isPanel)
  const ordered = partsInForce(pack, models, line?.parts)
  const inForce = ordered.find((part) => fitting.some((each) => each.id === part.id))
  const offered = fitting.filter((each) => each.isDefault || isOffered(each, pack.side))
  const part = inForce ?? offered.find(({ isDefault }) => isDefault) ?? offered[0]
  if (!part) return null
  if (inForce || !line) return { model: part.id, ops: [] }
  const parts = [...ordered, { id: part.id, type: part.type, count: 1 }]
  return { model: part.id, ops: chooseParts(project, systemId, new Map([[line.id, parts]]), pack).ops }
}

/** Returns the model of a ventilator of the list that stands on no board yet; else the first of the pack, its smallest, with a list line of its own. */
function ventilator(project: Project, system: System, pack: ControlPack): { model: string; ops: Op[] } | null {
  const { diagram, indoorUnits } = system
  const drawn = looseRows(diagram).map((row) => diagram.nodeRest[row]?.extra?.['modelName'])
  const waiting = indoorUnits.find(({ type, model }) => {
    const ordered = indoorUnits.reduce((sum, each) => (each.type === 'hrv' && each.model === model ? sum + each.count : sum), 0)
    return type === 'hrv' && ordered > drawn.filter((each) => each === model).length
  })
  if (waiting) return { model: waiting.model, ops: [] }
  const model = pack.hrv?.items[0]?.id
  if (model === undefined) return null
  const line = newIndoorUnit({ type: 'hrv', model })
  const added: Op = { table: 'indoorUnit', systemId: system.id, before: null, after: line, at: indoorUnits.length }
  const followed = followHrvUnits(headOf(system), [...indoorUnits, line], project.systemOrder.indexOf(system.id), pack)
  return { model, ops: [added, ...followed] }
}
