import type { Change, Op } from '../../change/change'
import { omit } from '../../change/omit'
import { headOf } from '../../change/system-ops'
import { emptyDiagram } from '../../diagram/diagram-rows'
import type { Alternatives, StoredDesign } from '../../project/project'
import type { IndoorUnit, Project, System } from '../../project/project'
import { NO_CONTROL, type Control } from '../../wiring/control'
import { removeSystems } from '../systems/remove-system'
import { storedDesign } from './edit-alternatives'

/**
 * Puts the current design aside and goes on with another one, as one step. Rooms, first page and units of measure belong to all designs of a project: a list line whose room is gone meanwhile
 * serves none.
 */
export function switchAlternative(project: Project, id: string): Change {
  const label = 'alternatives'
  const { alternatives } = project
  const wanted = alternatives?.others.find((design) => design.id === id)
  if (!alternatives || !wanted) return { label, ops: [] }
  const after: Alternatives = {
    id: wanted.id,
    name: wanted.name,
    // The designs change places, so that their order stays as the user knows it.
    others: alternatives.others.map((design) => (design === wanted ? storedDesign(project, alternatives.id, alternatives.name) : design)),
  }
  const rooms = new Set(project.rooms.map((room) => room.id))
  return {
    label,
    ops: [
      ...removeSystems(project, project.systemOrder).ops,
      ...wanted.systems.flatMap((system, at) => insertion(system, at, rooms)),
      ...exchangeControl(project.control ?? NO_CONTROL, wanted.control ?? NO_CONTROL),
      { table: 'alternatives', before: alternatives, after },
    ],
  }
}

/** Returns a design that is put aside as a project of its own, for calculating, printing and comparing it. */
export function projectOfDesign(project: Project, { systems, control }: StoredDesign): Project {
  return {
    ...omit(project, 'control', 'alternatives', 'shownSystemId', 'openSystemIds'),
    systems: Object.fromEntries(systems.map((system) => [system.id, system])),
    systemOrder: systems.map((system) => system.id),
    ...(control && { control }),
  }
}

function insertion(system: System, at: number, rooms: ReadonlySet<string>): Op[] {
  const { id: systemId, diagram, frozen } = system
  const ops: Op[] = [{ table: 'system', before: null, after: headOf(system), at }]
  system.indoorUnits.forEach((unit, place) =>
    ops.push({ table: 'indoorUnit', systemId, before: null, after: servingKnownRoom(unit, rooms), at: place }),
  )
  if (diagram.nodeCount > 0) ops.push({ table: 'diagram', systemId, before: emptyDiagram(), after: diagram })
  if (frozen) ops.push({ table: 'frozen', systemId, before: null, after: frozen })
  return ops
}

function servingKnownRoom(unit: IndoorUnit, rooms: ReadonlySet<string>): IndoorUnit {
  return unit.roomId === undefined || rooms.size === 0 || rooms.has(unit.roomId) ? unit : omit(unit, 'roomId')
}

function exchangeControl({ groups: former, ...before }: Control, { groups, ...after }: Control): Op[] {
  const ops: Op[] = []
  for (let at = former.length - 1; at >= 0; at--) {
    const group = former[at]
    if (group) ops.push({ table: 'controlGroup', before: group, after: null, at })
  }
  groups.forEach((group, at) => ops.push({ table: 'controlGroup', before: null, after: group, at }))
  ops.push({ table: 'control', before, after })
  return ops
}
