import type { Change } from '../../change/change'
import { squash } from '../../change/invert'
import { newId } from '../../change/ids'
import { kindAt } from '../../diagram/diagram-tree'
import { modelAt } from '../../diagram/model-at'
import { unitCount } from '../../diagram/unit-count'
import { fitsModel } from '../../pack-rules/parts/fitting-parts'
import { isUnitKind } from '../../project/codes'
import type { EquipmentRules } from '../../project/equipment'
import type { IndoorUnit, Project, System } from '../../project/project'
import { NO_CONTROL, unitKey, type CentralController, type ControlGroup, type UnitPlace } from '../../wiring/control'
import type { ControllerEquipment, ControllerPack } from '../../wiring/controller-pack'
import { addCentrals } from './edit-centrals'
import { addGroups } from './edit-groups'

type ControlPack = ControllerPack & EquipmentRules

/** Below this many systems nobody asks for a central controller. */
const FEWEST_CENTRAL_SYSTEMS = 2

/**
 * Gives every unit without controller one: the units of a room share a wired controller for groups, a single unit has one of its own, as far as the pack has one that fits. Systems without
 * a central controller are put on as many of the usual ones as they need. Without ops where nothing is missing.
 * @param nameOf name of the group of a unit without room
 */
export function equipAll(project: Project, pack: ControlPack, nameOf: (place: UnitPlace) => string): Change {
  const { groups, centrals } = project.control ?? NO_CONTROL
  const served = new Set(groups.flatMap(({ units, controllers }) => (controllers.length > 0 ? units.map(unitKey) : [])))
  const systems = project.systemOrder.flatMap((id) => project.systems[id] ?? []).filter(({ active }) => active)
  const added = systems.flatMap((system) => groupsOf(system, pack, served, nameOf))
  const changes = [addGroups(project, added)]
  const more = centralsFor(systems, centrals, pack)
  if (more.length > 0) changes.push(addCentrals(project, more))
  return squash(
    'equipAll',
    changes.filter(({ ops }) => ops.length > 0),
  )
}

/** Returns the usual controller of a kind that fits these models; else any that fits. */
function controllerFor(
  pack: ControlPack,
  nodeTypes: readonly string[],
  models: readonly string[],
  isGroup: boolean,
): ControllerEquipment | undefined {
  const fitting = (pack.controllers?.items ?? []).filter(
    (item) =>
      nodeTypes.includes(item.nodeType) && (!isGroup || item.canConnectGroup) && models.every((model) => fitsModel(pack, item, model)),
  )
  return fitting.find(({ isUsual }) => isUsual) ?? fitting[0]
}

function groupsOf(system: System, pack: ControlPack, served: ReadonlySet<string>, nameOf: (place: UnitPlace) => string): ControlGroup[] {
  const { diagram, id: systemId } = system
  const lines = new Map(system.indoorUnits.map((line) => [line.id, line]))
  const rooms = new Map<string, { name: string; units: UnitPlace[]; models: string[] }>()
  for (let row = 0; row < diagram.nodeCount; row++) {
    const place = { systemId, nodeId: diagram.nodeId[row] ?? '' }
    if (!isUnitKind(kindAt(diagram, row)) || served.has(unitKey(place))) continue
    const line = lines.get(diagram.nodeRest[row]?.indoorUnitId ?? '')
    const key = roomKey(line) || place.nodeId
    const room = rooms.get(key) ?? { name: line?.room || nameOf(place), units: [], models: [] }
    room.units.push(place)
    room.models.push(modelAt(diagram, row))
    rooms.set(key, room)
  }
  return [...rooms.values()].flatMap((room) => groupsOfRoom(room, pack))
}

function roomKey(line: IndoorUnit | undefined): string {
  return line?.roomId ?? (line?.room ? `${line.floor}\u0001${line.room}` : '')
}

/** Divides the units of a room where a group holds fewer. */
function groupsOfRoom({ name, units, models }: { name: string; units: UnitPlace[]; models: string[] }, pack: ControlPack): ControlGroup[] {
  const isGroup = units.length > 1
  const controller =
    controllerFor(pack, ['wiredController'], models, isGroup) ??
    controllerFor(pack, ['groupController', 'remoteController'], models, isGroup)
  if (!controller)
    return isGroup ? units.flatMap((unit, at) => groupsOfRoom({ name, units: [unit], models: [models[at] ?? ''] }, pack)) : []
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

function centralsFor(systems: readonly System[], centrals: readonly CentralController[], pack: ControlPack): CentralController[] {
  const connected = new Set(centrals.flatMap(({ systemIds }) => systemIds))
  const open = systems.filter(({ id, diagram }) => !connected.has(id) && unitCount(diagram) > 0)
  const usual = controllerFor(pack, ['centralController'], [], false)
  const rule = pack.controllerRules?.items.find(({ id }) => id === usual?.rule)
  if (!usual || !rule || open.length + connected.size < FEWEST_CENTRAL_SYSTEMS) return []
  const added: { systemIds: string[]; units: number }[] = []
  for (const { id, diagram } of open) {
    const units = unitCount(diagram)
    const last = added.at(-1)
    const fits = last && last.systemIds.length < (rule.maxSystems ?? Infinity) && last.units + units <= (rule.maxUnits ?? Infinity)
    if (fits) {
      last.systemIds.push(id)
      last.units += units
    } else added.push({ systemIds: [id], units })
  }
  return added.map(({ systemIds }, at) => ({ id: newId(), model: usual.id, name: `${usual.id} ${centrals.length + at + 1}`, systemIds }))
}
