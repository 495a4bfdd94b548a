import type { Change, Op } from '../../change/change'
import { newId } from '../../change/ids'
import type { Project } from '../../project/project'
import { undrawControllers } from './drawn-controllers'
import { NO_CONTROL, unitKey, type ControlGroup, type GroupController, type UnitPlace } from '../../wiring/control'

/** Adds groups of units, each with its controllers. A unit that another group had leaves it: a unit is in one group at most. */
export function addGroups(project: Project, groups: readonly ControlGroup[]): Change {
  const { groups: list } = project.control ?? NO_CONTROL
  const taken = new Set(groups.flatMap(({ units }) => units.map(unitKey)))
  const ops = withoutUnits(list, taken)
  const from = list.length
  return {
    label: 'addGroups',
    ops: [...ops, ...groups.map((after, place): Op => ({ table: 'controlGroup', before: null, after, at: from + place }))],
  }
}

/**
 * Puts units into a group of their own, across systems, too. Groups that are left without units go with their controllers. Without ops where there are no units.
 */
export function groupUnits(project: Project, group: ControlGroup): Change {
  const { groups: list } = project.control ?? NO_CONTROL
  if (group.units.length === 0) return { label: 'addGroups', ops: [] }
  const ops = emptyingGroups(list, new Set(group.units.map(unitKey)))
  const left = list.length - ops.filter(({ after }) => after === null).length
  return {
    label: 'addGroups',
    ops: [...ops, { table: 'controlGroup', before: null, after: group, at: left }, ...undrawEmptied(project, ops)],
  }
}

/** Takes units out of their groups. Groups that are left without units go with their controllers. */
export function leaveGroups(project: Project, units: readonly UnitPlace[]): Change {
  const ops = emptyingGroups((project.control ?? NO_CONTROL).groups, new Set(units.map(unitKey)))
  return { label: 'leaveGroups', ops: [...ops, ...undrawEmptied(project, ops)] }
}

/** Puts more units into a group, behind those that it has, and out of any other. */
export function joinGroup(project: Project, groupId: string, units: readonly UnitPlace[]): Change {
  const own = (project.control ?? NO_CONTROL).groups.find(({ id }) => id === groupId)?.units ?? []
  const known = new Set(own.map(unitKey))
  return setGroupUnits(project, groupId, [...own, ...units.filter((unit) => !known.has(unitKey(unit)))])
}

/** Puts these units into a group, and out of any other. */
export function setGroupUnits(project: Project, groupId: string, units: readonly UnitPlace[]): Change {
  const { groups } = project.control ?? NO_CONTROL
  const others = withoutUnits(groups, new Set(units.map(unitKey)), groupId)
  return { label: 'setGroupUnits', ops: [...others, ...editGroup(groups, groupId, (group) => ({ ...group, units }))] }
}

export function renameGroup(project: Project, groupId: string, name: string): Change {
  return { label: 'renameGroup', ops: editGroup((project.control ?? NO_CONTROL).groups, groupId, (group) => ({ ...group, name })) }
}

/** Sets the controllers of a group, in the order of its line. */
export function setGroupControllers(project: Project, groupId: string, controllers: readonly GroupController[]): Change {
  const { groups } = project.control ?? NO_CONTROL
  const kept = new Set(controllers.map(({ id }) => id))
  return {
    label: 'setControllers',
    ops: [
      ...editGroup(groups, groupId, (group) => ({ ...group, controllers })),
      ...undrawControllers(
        project,
        groups.flatMap((group) =>
          group.id === groupId ? [{ ...group, controllers: group.controllers.filter(({ id }) => !kept.has(id)) }] : [],
        ),
      ),
    ],
  }
}

/** Adds a controller to a group. */
export function addGroupController(project: Project, groupId: string, model: string, id = newId()): Change {
  return {
    label: 'addController',
    ops: editGroup((project.control ?? NO_CONTROL).groups, groupId, (group) => withController(group, model, id)),
  }
}

/** Adds a controller of one model to each of these groups, as one step. */
export function addControllers(project: Project, groupIds: ReadonlySet<string>, model: string): Change {
  const { groups } = project.control ?? NO_CONTROL
  const ops = groups.flatMap((before, at): Op[] =>
    groupIds.has(before.id) ? [{ table: 'controlGroup', before, after: withController(before, model, newId()), at }] : [],
  )
  return { label: 'addController', ops }
}

function withController(group: ControlGroup, model: string, id: string): ControlGroup {
  return { ...group, controllers: [...group.controllers, { id, model }] }
}

/** Takes groups away with their controllers; the units stay. */
export function removeGroups(project: Project, ids: Iterable<string>): Change {
  const { groups } = project.control ?? NO_CONTROL
  const gone = new Set(ids)
  const ops: Op[] = []
  for (let at = groups.length - 1; at >= 0; at--) {
    const before = groups[at]
    if (before && gone.has(before.id)) ops.push({ table: 'controlGroup', before, after: null, at })
  }
  return {
    label: 'removeGroups',
    ops: [
      ...ops,
      ...undrawControllers(
        project,
        groups.filter(({ id }) => gone.has(id)),
      ),
    ],
  }
}

/** Controllers of groups that go leave the piping board, too. */
function undrawEmptied(project: Project, ops: readonly Extract<Op, { table: 'controlGroup' }>[]): Op[] {
  return undrawControllers(
    project,
    ops.flatMap(({ before, after }) => (before && !after ? [before] : [])),
  )
}

function editGroup(groups: readonly ControlGroup[], id: string, edit: (group: ControlGroup) => ControlGroup): Op[] {
  const at = groups.findIndex((group) => group.id === id)
  const before = groups[at]
  return before ? [{ table: 'controlGroup', before, after: edit(before), at }] : []
}

function withoutUnits(groups: readonly ControlGroup[], taken: ReadonlySet<string>, except = ''): Op[] {
  return groups.flatMap((before, at): Op[] => {
    if (before.id === except || !before.units.some((unit) => taken.has(unitKey(unit)))) return []
    return [{ table: 'controlGroup', before, after: { ...before, units: before.units.filter((unit) => !taken.has(unitKey(unit))) }, at }]
  })
}

/** Works like `withoutUnits`, and takes away what is left without units; from the end, so that the places ahead stay as they are. */
function emptyingGroups(groups: readonly ControlGroup[], taken: ReadonlySet<string>): Extract<Op, { table: 'controlGroup' }>[] {
  return groups
    .flatMap((before, at) => {
      if (!before.units.some((unit) => taken.has(unitKey(unit)))) return []
      const units = before.units.filter((unit) => !taken.has(unitKey(unit)))
      return [{ table: 'controlGroup' as const, before, after: units.length > 0 ? { ...before, units } : null, at }]
    })
    .reverse()
}
