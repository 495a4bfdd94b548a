import { applyChange } from '../../change/apply'
import { atOnce } from '../../change/at-once'
import type { Change, Op } from '../../change/change'
import { squash } from '../../change/invert'
import { headOf } from '../../change/system-ops'
import { copyDiagram, emptyDiagram } from '../../diagram/diagram-rows'
import { drawingSystem } from '../../drawing/draw-system'
import { newIndoorUnit, newSystem } from '../../project/defaults'
import type { EquipmentPack } from '../../project/equipment'
import type { IndoorUnit, Project, System } from '../../project/project'
import type { Room } from '../../project/rooms/room'
import { removeIndoorUnits } from '../list/remove-indoor-units'
import { removeSystem } from './remove-system'
import { systemNumber } from './system-name'

/** A system that was selected: its outdoor modules, and the units of each room. */
export interface SelectedParts {
  models: readonly string[]
  units: readonly { room: string; modelName: string; count: number }[]
}

/**
 * Puts selected systems at the end of the project, with their lists, outdoor units and finished drawings. Units that served these rooms before go, and so do systems
 * that had no others. Pauses after each system; the change is valid only if the project has not changed meanwhile. `onProgress` gets the share of systems drawn, 0 to 1.
 */
export function* placingSelection(
  project: Project,
  selected: readonly SelectedParts[],
  rooms: readonly Room[],
  pack: EquipmentPack,
  onProgress: (share: number) => void = () => undefined,
): Generator<void, Change> {
  const byId = new Map(rooms.map((room) => [room.id, room]))
  const served = new Set(byId.keys())
  const scratch = yield* copyingServing(project, served)
  const changes: Change[] = []
  for (const change of clearing(scratch, served, pack)) {
    applyChange(scratch, change)
    changes.push(change)
    yield
  }
  const number = systemNumber(scratch)
  const first = scratch.systemOrder.length
  for (const [place, parts] of selected.entries()) {
    const system = systemOf(parts, byId, `System${number + place}`)
    const diagram = yield* drawingSystem(system, pack)
    const lines = system.indoorUnits.map((after, at): Op => ({ table: 'indoorUnit', systemId: system.id, before: null, after, at }))
    changes.push({
      label: 'applySelection',
      ops: [
        { table: 'system', before: null, after: headOf(system), at: first + place },
        ...lines,
        { table: 'diagram', systemId: system.id, before: emptyDiagram(), after: diagram },
      ],
    })
    onProgress((place + 1) / selected.length)
    yield
  }
  return squash('applySelection', changes)
}

/** Returns a project with selected systems; the given one must not be used any more. */
export function withSelection(project: Project, selected: readonly SelectedParts[], pack: EquipmentPack): Project {
  applyChange(project, atOnce(placingSelection(project, selected, project.rooms, pack)))
  return project
}

/** Copies what removals write to: the systems that serve these rooms. Pauses after each. */
function* copyingServing(project: Project, rooms: ReadonlySet<string>): Generator<void, Project> {
  const systems: Record<string, System> = { ...project.systems }
  for (const [id, system] of Object.entries(systems)) {
    if (servingLines(system, rooms).length === 0) continue
    systems[id] = { ...system, diagram: copyDiagram(system.diagram), indoorUnits: system.indoorUnits.slice() }
    yield
  }
  return { ...project, systems, systemOrder: [...project.systemOrder] }
}

function servingLines({ indoorUnits }: System, rooms: ReadonlySet<string>): IndoorUnit[] {
  return indoorUnits.filter(({ roomId }) => roomId !== undefined && rooms.has(roomId))
}

/** Removes the units that serve these rooms, each change described on the project after the one before. */
function* clearing(project: Project, rooms: ReadonlySet<string>, pack: EquipmentPack): Generator<Change> {
  for (const id of [...project.systemOrder]) {
    const system = project.systems[id]
    const gone = system ? servingLines(system, rooms) : []
    if (gone.length === 0) continue
    yield gone.length === system?.indoorUnits.length
      ? removeSystem(project, id)
      : removeIndoorUnits(
          project,
          id,
          gone.map((line) => line.id),
          pack,
        )
  }
}

function systemOf({ models, units }: SelectedParts, rooms: ReadonlyMap<string, Room>, name: string): System {
  return newSystem({ name, outdoorModels: [...models], indoorUnits: units.map((unit) => lineOf(unit, rooms.get(unit.room))) })
}

/** Returns the list item of a room's units; each requires its part of the room's load. */
function lineOf({ room: roomId, modelName, count }: SelectedParts['units'][number], room: Room | undefined): IndoorUnit {
  const part = (kw: number | null | undefined): number | null => (kw === null || kw === undefined ? null : kw / count)
  return newIndoorUnit({
    type: 'idu',
    model: modelName,
    name: room?.name ?? '',
    room: room?.name ?? '',
    floor: room?.floor ?? '',
    count,
    requiredCoolingKw: part(room?.coolKw),
    requiredSensibleKw: part(room?.sensibleKw),
    requiredHeatingKw: part(room?.heatKw),
    roomAreaM2: room?.areaM2 ?? null,
    roomHeightM: room?.heightM ?? null,
    roomId,
  })
}
