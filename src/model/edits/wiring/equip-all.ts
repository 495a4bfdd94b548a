import { atOnce } from '../../change/at-once'
import type { Change } from '../../change/change'
import { squash } from '../../change/invert'
import { newId } from '../../change/ids'
import { modelAt } from '../../diagram/model-at'
import { unitCount } from '../../diagram/unit-count'
import type { IndoorUnit, Project, System } from '../../project/project'
import {
  NO_CONTROL,
  readingServedUnits,
  servedUnits,
  unitKey,
  type CentralController,
  type ControlGroup,
  type UnitPlace,
} from '../../wiring/control'
import type { ControllerEquipment } from '../../wiring/controller-pack'
import { unitsOfDrawing } from '../../wiring/drawn-units'
import { addCentrals } from './edit-centrals'
import { addGroups } from './edit-groups'
import { controllerForUnits, usualController, type ControlPack } from './usual-controller'

/** Below this many systems nobody asks for a central controller. */
const FEWEST_CENTRAL_SYSTEMS = 2

/** Returns the name of the group of a unit without room. */
type NameUnit = (place: UnitPlace) => string

/**
 * Gives every unit without controller one: the units of a room share a wired controller for groups, a single unit has one of its own, as far as the pack has one that fits. Systems without
 * a central controller are put on as many of the usual ones as they need. Without ops where nothing is missing.
 */
export function equipAll(project: Project, pack: ControlPack, nameOf: NameUnit): Change {
  return atOnce(equippingAll(project, pack, nameOf))
}

/** Works like `equipAll`, pausing after every system. */
export function* equippingAll(project: Project, pack: ControlPack, nameOf: NameUnit): Generator<void, Change> {
  const { groups, centrals } = project.control ?? NO_CONTROL
  const served = yield* readingServedUnits(groups)
  const systems = project.systemOrder.flatMap((id) => project.systems[id] ?? []).filter(({ active }) => active)
  const added: ControlGroup[] = []
  for (const system of systems) {
    added.push(...groupsOf(system, pack, served, nameOf))
    yield
  }
  const changes = [addGroups(project, added)]
  const connected = new Set(centrals.flatMap(({ systemIds }) => systemIds))
  const open = systems.filter(({ id, diagram }) => !connected.has(id) && unitCount(diagram) > 0)
  const usual = usualController(pack, ['centralController'], [], false)
  if (usual && open.length + connected.size >= FEWEST_CENTRAL_SYSTEMS) changes.push(addCentralsFor(project, pack, open, usual))
  return squash(
    'equipAll',
    changes.filter(({ ops }) => ops.length > 0),
  )
}

/** Gives the units of a system that have no controller one of this model: those of a room share it where it may serve a group. */
export function equipSystem(project: Project, pack: ControlPack, systemId: string, model: string, nameOf: NameUnit): Change {
  const system = project.systems[systemId]
  const item = pack.controllers?.items.find(({ id }) => id === model)
  const served = servedUnits((project.control ?? NO_CONTROL).groups)
  return addGroups(project, system && item ? groupsOf(system, pack, served, nameOf, item) : [])
}

/** Adds as many central controllers or gateways of one model as these systems need by its rule. */
export function addCentralsFor(project: Project, pack: ControlPack, systems: readonly System[], item: ControllerEquipment): Change {
  const rule = pack.controllerRules?.items.find(({ id }) => id === item.rule)
  const { centrals } = project.control ?? NO_CONTROL
  const added: { systemIds: string[]; units: number }[] = []
  for (const { id, diagram } of systems) {
    const units = unitCount(diagram)
    const last = added.at(-1)
    const fits = last && last.systemIds.length < (rule?.maxSystems ?? Infinity) && last.units + units <= (rule?.maxUnits ?? Infinity)
    if (fits) {
      last.systemIds.push(id)
      last.units += units
    } else added.push({ systemIds: [id], units })
  }
  const before = new Set(centrals.map(({ name }) => name))
  let number = centrals.length
  const nextName = (): string => {
    do number++
    while (before.has(`${item.id} ${number}`))
    return `${item.id} ${number}`
  }
  const made = added.map(({ systemIds }): CentralController => ({ id: newId(), model: item.id, name: nextName(), systemIds }))
  return made.length > 0 ? addCentrals(project, made) : { label: 'addCentrals', ops: [] }
}

function groupsOf(
  system: System,
  pack: ControlPack,
  served: ReadonlySet<string>,
  nameOf: NameUnit,
  given?: ControllerEquipment,
): ControlGroup[] {
  const { diagram } = system
  const lines = new Map(system.indoorUnits.map((line) => [line.id, line]))
  const rooms = new Map<string, Room>()
  for (const { row, ...place } of unitsOfDrawing(system)) {
    if (served.has(unitKey(place))) continue
    const line = lines.get(diagram.nodeRest[row]?.indoorUnitId ?? '')
    const key = roomKey(line) || place.nodeId
    const room = rooms.get(key) ?? { name: line?.room || nameOf(place), units: [], models: [] }
    room.units.push(place)
    room.models.push(modelAt(diagram, row))
    rooms.set(key, room)
  }
  return [...rooms.values()].flatMap((room) => groupsOfRoom(room, pack, given))
}

interface Room {
  name: string
  units: UnitPlace[]
  models: string[]
}

function roomKey(line: IndoorUnit | undefined): string {
  return line?.roomId ?? (line?.room ? `${line.floor}\u0001${line.room}` : '')
}

/** Divides the units of a room where a group holds fewer. */
function groupsOfRoom({ name, units, models }: Room, pack: ControlPack, given?: ControllerEquipment): ControlGroup[] {
  const isGroup = units.length > 1
  const mayServe = given && (!isGroup || given.canConnectGroup) ? given : undefined
  const controller = given ? mayServe : controllerForUnits(pack, models)
  if (!controller)
    return isGroup ? units.flatMap((unit, at) => groupsOfRoom({ name, units: [unit], models: [models[at] ?? ''] }, pack, given)) : []
  const most = pack.controllerRules?.items.find(({ id }) => id === controller.rule)?.maxUnits ?? units.length
  const groups: ControlGroup[] = []
  for (let from = 0; from < units.length; from += most) {
    const part = units.slice(from, from + most)
    groups.push({
      id: newId(),
      name: units.length > most ? `${name} ${from / most + 1}` : name,
      units: part,
      controllers: [{ id: newId(), model: controller.id }],
    })
  }
  return groups
}
