import type { Change, Op } from '../../change/change'
import { newId } from '../../change/ids'
import type { Project } from '../../project/project'
import { NO_CONTROL, unitKey, type ControlGroup, type GroupController, type UnitPlace } from '../../wiring/control'

/** Adds groups of units, each with its controllers. A unit that another group had leaves it: a unit is in one group at most. */
export function addGroups(project: Project, groups: readonly ControlGroup[]): Change {
  const { groups: list } = project.control ?? NO_CONTROL
  const taken = new Set(groups.flatMap(({ units }) => units.map(unitKey)))
  const ops = leaveGroups(list, taken)
  const from = list.length
  return {
    label: 'addGroups',
    ops: [...ops, ...groups.map((after, place): Op => ({ table: 'controlGroup', before: null, after, at: from + place }))],
  }
}

/** Puts these units into a group, and out of any other. */
export function setGroupUnits(project: Project, groupId: string, units: readonly UnitPlace[]): Change {
  const { groups } = project.control ?? NO_CONTROL
  const others = leaveGroups(groups, new Set(units.map(unitKey)), groupId)
  return { label: 'setGroupUnits', ops: [...others, ...editGroup(groups, groupId, (group) => ({ ...group, units }))] }
}

export function renameGroup(project: Project, groupId: string, name: string): Change {
  return { label: 'renameGroup', ops: editGroup((project.control ?? NO_CONTROL).groups, groupId, (group) => ({ ...group, name })) }
}

/** Sets the controllers of a group, in the order of its line. */
export function setGroupControllers(project: Project, groupId: string, controllers: readonly GroupController[]): Change {
  return {
    label: 'setControllers',
    ops: editGroup((project.control ?? NO_CONTROL).groups, groupId, (group) => ({ ...group, controllers })),
  }
}

/** Adds a controller to a group. */
export function addGroupController(project: Project, groupId: string, model: string, id = newId()): Change {
  const add = (group: ControlGroup): ControlGroup => ({ ...group, controllers: [...group.controllers, { id, model }] })
  return { label: 'addController', ops: editGroup((project.control ?? NO_CONTROL).groups, groupId, add) }
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
  return { label: 'removeGroups', ops }
}

function editGroup(groups: readonly ControlGroup[], id: string, edit: (group: ControlGroup) => ControlGroup): Op[] {
  const at = groups.findIndex((group) => group.id === id)
  const before = groups[at]
  return before ? [{ table: 'controlGroup', before, after: edit(before), at }] : []
}

function leaveGroups(groups: readonly ControlGroup[], taken: ReadonlySet<string>, except = ''): Op[] {
  return groups.flatMap((before, at): Op[] => {
    if (before.id === except || !before.units.some((unit) => taken.has(unitKey(unit)))) return []
    return [{ table: 'controlGroup', before, after: { ...before, units: before.units.filter((unit) => !taken.has(unitKey(unit))) }, at }]
  })
}
