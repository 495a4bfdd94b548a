import { newId } from '../../../model/change/ids'
import { squash } from '../../../model/change/invert'
import {
  addControllers,
  addGroups,
  groupUnits,
  joinGroup,
  leaveGroups,
  removeGroups as describeRemoval,
  renameGroup as describeName,
  setGroupControllers,
} from '../../../model/edits/wiring/edit-groups'
import { addCentralsFor, equipSystem } from '../../../model/edits/wiring/equip-all'
import { controllerForUnits } from '../../../model/edits/wiring/usual-controller'
import { unitKey, type UnitPlace } from '../../../model/wiring/control'
import { change, changeByPack } from '../../../workbench/commands/change'
import { systemsOfPicked, unitsOfPicked, type PickedRows } from '../model/control-rows'
import { unitName, type ControlView } from '../model/control-view'
import { isCentral } from '../model/offered-controllers'

const placeOf = ({ systemId, nodeId }: UnitPlace): UnitPlace => ({ systemId, nodeId })

/** Makes one group of all picked units with the usual controller of the pack for them; returns its id, or null where nothing is picked. */
export function groupPicked(view: ControlView, picked: PickedRows): string | null {
  const units = unitsOfPicked(view, picked)
  const [first] = units
  if (!first) return null
  const id = newId()
  const models = units.map(({ model }) => model)
  const isDone = changeByPack((project, pack) => {
    const usual = controllerForUnits(pack, models)
    return groupUnits(project, {
      id,
      name: first.room || unitName(first),
      units: units.map(placeOf),
      controllers: usual ? [{ id: newId(), model: usual.id }] : [],
    })
  })
  return isDone ? id : null
}

/** Takes units out of their groups. */
export function leaveTheirGroups(units: readonly UnitPlace[]): boolean {
  return units.length > 0 && change((project) => leaveGroups(project, units))
}

/** Puts units into a group, and out of any other. */
export function putIntoGroup(groupId: string, units: readonly UnitPlace[]): boolean {
  return units.length > 0 && change((project) => joinGroup(project, groupId, units))
}

export function renameGroup(id: string, name: string): boolean {
  return name !== '' && change((project) => describeName(project, id, name))
}

export function removeGroups(ids: readonly string[]): boolean {
  return ids.length > 0 && change((project) => describeRemoval(project, ids))
}

/** Takes one controller out of a group. */
export function removeController(groupId: string, controllerId: string): boolean {
  return change((project) => {
    const own = project.control?.groups.find(({ id }) => id === groupId)?.controllers ?? []
    return setGroupControllers(
      project,
      groupId,
      own.filter(({ id }) => id !== controllerId),
    )
  })
}

/**
 * Adds a controller of the pack to what is picked, as one step: to each group, to each unit without group as a group of its own, and to the units of a system that
 * have none. A central controller or gateway takes the systems of everything that is picked.
 */
export function addToPicked(view: ControlView, picked: PickedRows, model: string): boolean {
  return changeByPack((project, pack) => {
    const item = pack.controllers?.items.find(({ id }) => id === model)
    if (!item) return { label: 'addController', ops: [] }
    if (isCentral(item)) {
      const systems = systemsOfPicked(view, picked).flatMap((id) => project.systems[id] ?? [])
      return addCentralsFor(project, pack, systems, item)
    }
    const nameOf = nameIn(view)
    const own = picked.units.filter(({ systemId }) => !picked.systemIds.includes(systemId))
    const made = own.map((unit) => ({
      ...{ id: newId(), name: unit.room || unitName(unit), units: [placeOf(unit)] },
      controllers: [{ id: newId(), model }],
    }))
    return squash(
      'addController',
      [
        addControllers(project, new Set(picked.groups.map(({ id }) => id)), model),
        ...picked.systemIds.map((id) => equipSystem(project, pack, id, model, nameOf)),
        addGroups(project, made),
      ].filter(({ ops }) => ops.length > 0),
    )
  })
}

/** Returns the names of groups of single units without room. */
export function nameIn(view: ControlView): (place: UnitPlace) => string {
  return (place) => {
    const unit = view.units.get(unitKey(place))
    return unit ? unitName(unit) : ''
  }
}
