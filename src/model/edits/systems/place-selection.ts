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
import type { Room } from '../../project/room'
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
 * that had no others. After each system it reports the part of them that is drawn, 0 to 1, and pauses; the change is valid only if the project has not changed
 * meanwhile.
 */
export function* placingSelection(
  project: Project,
  selected: readonly SelectedParts[],
  rooms: readonly Room[],
  pack: EquipmentPack,
  onProgress?: (done: number) => void,
): Generator<void, Change> {
  const byId = new Map(rooms.map((room) => [room.id, room]))
  const scratch = scratchOf(project)
  const changes: Change[] = []
  for (const change of clearing(scratch, new Set(byId.keys()), pack)) {
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
    onProgress?.((place + 1) / selected.length)
    yield
  }
  return squash('applySelection', changes)
}

/** Returns a project with selected systems; the given one must not be used any more. */
export function withSelection(project: Project, selected: readonly SelectedParts[], pack: EquipmentPack): Project {
  applyChange(project, atOnce(placingSelection(project, selected, project.rooms, pack)))
  return project
}

/** Copies what removals write to. */
function scratchOf(project: Project): Project {
  const systems = Object.entries(project.systems).map(([id, system]): [string, System] => [
    id,
    { ...system, diagram: copyDiagram(system.diagram), indoorUnits: system.indoorUnits.slice() },
  ])
  return { ...project, systems: Object.fromEntries(systems), systemOrder: [...project.systemOrder] }
}

/** Removes the units that serve these rooms, each change described on the project after the one before. */
function* clearing(project: Project, rooms: ReadonlySet<string>, pack: EquipmentPack): Generator<Change> {
  for (const id of [...project.systemOrder]) {
    const lines = project.systems[id]?.indoorUnits ?? []
    const gone = lines.filter(({ roomId }) => roomId !== undefined && rooms.has(roomId))
    if (gone.length === 0) continue
    yield gone.length === lines.length
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
