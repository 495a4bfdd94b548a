import { atOnce } from '../change/at-once'
import { nodeRow } from '../diagram/diagram-rows'
import type { Finding } from '../finding/finding'
import { modelAt } from '../diagram/model-at'
import type { EquipmentRules } from '../project/equipment'
import type { Project } from '../project/project'
import { fitsModel } from '../pack-rules/parts/fitting-parts'
import { isDrawn, unitsOfDrawing } from './drawn-units'
import { NO_CONTROL, readingServedUnits, unitKey, type CentralController, type ControlGroup, type UnitPlace } from './control'
import type { ControlCode } from './finding-codes'
import type { ControllerEquipment, ControllerPack } from './controller-pack'

/** A finding about controllers; `groupId` names the group or central controller that it is about. */
export type ControlFinding = Finding & { code: ControlCode; groupId: string }

/** Groups that are checked between two pauses. */
const GROUPS_A_STEP = 50

/**
 * Checks the controllers of a project: each unit is in one group with a controller, each controller may serve the units of its group, none is there more often than allowed. A project without any
 * controller has not reached this step and gets no finding.
 */
export function checkControl(project: Project, pack: ControllerPack & EquipmentRules): ControlFinding[] {
  return atOnce(checkingControl(project, pack))
}

/** Works like `checkControl`, pausing after some groups and after every system. */
export function* checkingControl(project: Project, pack: ControllerPack & EquipmentRules): Generator<void, ControlFinding[]> {
  const { groups, centrals } = project.control ?? NO_CONTROL
  const models = new Map(pack.controllers?.items.map((item) => [item.id, item]))
  const found: ControlFinding[] = []
  for (const [place, group] of groups.entries()) {
    found.push(...checkUnits(project, group), ...checkControllers(project, group, models, pack))
    if (place % GROUPS_A_STEP === 0) yield
  }
  if (groups.length > 0) {
    const served = yield* readingServedUnits(groups)
    for (const systemId of project.systemOrder) {
      found.push(...unitsWithout(project, systemId, served))
      yield
    }
  }
  return [...found, ...centrals.flatMap((central) => checkCentral(project, central, models))]
}

function checkCentral(
  project: Project,
  { id, systemIds, model }: CentralController,
  models: ReadonlyMap<string, ControllerEquipment>,
): ControlFinding[] {
  return [
    ...(models.has(model) ? [] : [make(systemIds[0] ?? '', id, 'control.unknownModel', 'error', { model })]),
    ...(systemIds.length === 0 ? [make('', id, 'control.centralWithoutSystems', 'advice', {})] : []),
    ...systemIds.filter((each) => !project.systems[each]).map((each) => make(each, id, 'control.systemGone', 'advice', {})),
  ]
}

function checkUnits(project: Project, { id, units }: ControlGroup): ControlFinding[] {
  if (units.length === 0) return [make('', id, 'control.groupWithoutUnits', 'advice', {})]
  return units.filter((unit) => !isDrawn(project, unit)).map(({ systemId }) => make(systemId, id, 'control.unitGone', 'advice', {}))
}

function checkControllers(
  project: Project,
  { id, units, controllers }: ControlGroup,
  models: ReadonlyMap<string, ControllerEquipment>,
  pack: EquipmentRules,
): ControlFinding[] {
  const found: ControlFinding[] = []
  const drawn = units.filter((unit) => isDrawn(project, unit))
  const systemId = drawn[0]?.systemId ?? ''
  if (controllers.length === 0) found.push(make(systemId, id, 'control.groupWithoutController', 'advice', {}))
  const counts = new Map<string, number>()
  for (const { model } of controllers) counts.set(model, (counts.get(model) ?? 0) + 1)
  for (const [model, count] of counts) {
    const item = models.get(model)
    if (!item) {
      found.push(make(systemId, id, 'control.unknownModel', 'error', { model }))
      continue
    }
    const most = item.max ?? (item.nodeType === 'groupController' ? 2 : 1)
    if (item.nodeType === 'groupController' && count > most)
      found.push(make(systemId, id, 'control.tooMany', 'error', { model, value: count, limit: most, excess: count - most, unit: '' }))
    if (drawn.length > 1 && item.nodeType === 'wiredController' && !item.canConnectGroup)
      found.push(
        make(systemId, id, 'control.noGroup', 'error', { model, value: drawn.length, limit: 1, excess: drawn.length - 1, unit: '' }),
      )
    const wrong = drawn.find((unit) => !fitsModel(pack, item, modelOf(project, unit)))
    if (wrong)
      found.push({
        ...make(wrong.systemId, id, 'control.wrongUnit', 'error', { model, unitModel: modelOf(project, wrong) }),
        nodeId: wrong.nodeId,
      })
  }
  return found
}

function unitsWithout(project: Project, systemId: string, served: ReadonlySet<string>): ControlFinding[] {
  const system = project.systems[systemId]
  if (!system?.active) return []
  return unitsOfDrawing(system)
    .filter((unit) => !served.has(unitKey(unit)))
    .map(({ nodeId }) => ({ ...make(systemId, nodeId, 'control.unitWithoutController', 'advice', {}), nodeId }))
}

function make(
  systemId: string,
  groupId: string,
  code: ControlCode,
  severity: Finding['severity'],
  values: Finding['values'],
): ControlFinding {
  return { systemId, groupId, code, severity, values }
}

function modelOf(project: Project, { systemId, nodeId }: UnitPlace): string {
  const diagram = project.systems[systemId]?.diagram
  return diagram ? modelAt(diagram, nodeRow(diagram, nodeId)) : ''
}
