import type { Op } from '../../change/change'
import { nodeRow, nodeRows } from '../../diagram/diagram-rows'
import { kindAt } from '../../diagram/diagram-tree'
import { modelAt } from '../../diagram/model-at'
import { record } from '../../drawing/record'
import type { Project } from '../../project/project'
import { NO_CONTROL, unitKey, type ControlGroup, type UnitPlace } from '../../wiring/control'
import { newId } from '../../change/ids'
import { usualController, type ControlPack } from './usual-controller'

/** A wired controller stands on the piping board as a node with its id. */
export interface DrawnController {
  id: string
  model: string
}

/**
 * Gives a unit the usual wired controller of the pack that fits it, or that fits its group, under the id of the node that draws it. A unit without group gets one of its own. Null where the
 * pack has none.
 * @param name name of a new group
 */
export function controllerForUnit(
  project: Project,
  unit: UnitPlace,
  given: { id: string; name: string; pack: ControlPack },
): { controller: DrawnController; ops: Op[] } | null {
  const { groups } = project.control ?? NO_CONTROL
  const units = groupOf(groups, unit)?.units ?? [unit]
  const models = units.map((each) => modelOf(project, each)).filter((model) => model !== '')
  const model = usualController(given.pack, ['wiredController'], models, units.length > 1)?.id
  if (model === undefined) return null
  const controller = { id: given.id, model }
  return { controller, ops: [joinGroupOf(groups, unit, controller, given.name)] }
}

type GroupOp = Extract<Op, { table: 'controlGroup' }>

/** Returns the op that gives a unit a controller: to its group, or to a new one of this name. */
export function joinGroupOf(groups: readonly ControlGroup[], unit: UnitPlace, controller: DrawnController, name: string): GroupOp {
  const before = groupOf(groups, unit)
  const group: ControlGroup = before ?? { id: newId(), name, units: [unit], controllers: [] }
  const after = { ...group, controllers: [...group.controllers, controller] }
  return { table: 'controlGroup', before, after, at: before ? groups.indexOf(before) : groups.length }
}

function groupOf(groups: readonly ControlGroup[], unit: UnitPlace): ControlGroup | null {
  const key = unitKey(unit)
  return groups.find(({ units }) => units.some((each) => unitKey(each) === key)) ?? null
}

/**
 * Takes controllers whose nodes go from the drawing out of their groups. A group of one unit that is left without controller goes, too: it was there for it only.
 */
export function releaseControllers(project: Project, nodeIds: ReadonlySet<string>): Op[] {
  const { groups } = project.control ?? NO_CONTROL
  return groups
    .flatMap((before, at): Op[] => {
      const controllers = before.controllers.filter(({ id }) => !nodeIds.has(id))
      if (controllers.length === before.controllers.length) return []
      const isLeft = controllers.length > 0 || before.units.length > 1
      return [{ table: 'controlGroup', before, after: isLeft ? { ...before, controllers } : null, at }]
    })
    .reverse()
}

/** Takes the nodes of controllers that leave their groups from the drawings of the units. @param gone groups with the controllers that leave them */
export function undrawControllers(project: Project, gone: readonly Pick<ControlGroup, 'units' | 'controllers'>[]): Op[] {
  const ids = gone.flatMap(({ controllers }) => controllers.map(({ id }) => id))
  if (ids.length === 0) return []
  // Each drawing is recorded once, because rows move with every node that goes.
  const systemIds = new Set(gone.flatMap(({ units }) => units.map(({ systemId }) => systemId)))
  return [...systemIds].flatMap((systemId) => {
    const system = project.systems[systemId]
    const rows = system ? [...nodeRows(system.diagram, ids)].filter((row) => row >= 0 && kindAt(system.diagram, row) === 'none') : []
    if (!system || rows.length === 0) return []
    const recording = record(system)
    recording.dropRows(rows, [])
    return recording.ops
  })
}

function modelOf(project: Project, { systemId, nodeId }: UnitPlace): string {
  const diagram = project.systems[systemId]?.diagram
  return diagram ? modelAt(diagram, nodeRow(diagram, nodeId)) : ''
}
