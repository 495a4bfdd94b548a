import type { Op } from '../change/change'
import { emptyDiagram } from '../diagram/diagram-rows'
import { newId } from '../change/ids'
import type { System } from '../project/project'
import type { Control } from '../wiring/control'
import { copyGroups, copyWiring } from '../wiring/copy-wiring'
import { headOf } from '../change/system-ops'
import { copyControllerGraph } from './hrv/copy-controller-graph'
import { copyExtra } from './copy-extra'
import { withFreshIds } from './fresh-ids'

/**
 * Inserts a copy of a system into the order, on floor 0 and level 1, with its list and its drawing. Every id is new, and references between nodes are
 * mapped to the copy. A frozen design is not copied. Wiring and, of the project's controllers, the groups of its units go along.
 */
export function putSystemCopy(system: System, place: { id: string; name: string; at: number }, control?: Control): Op[] {
  const { id, name, at } = place
  const units = new Map(system.indoorUnits.map((unit) => [unit.id, newId()]))
  const { controllerGraph, wiring, ...headed } = headOf(system)
  const controllers = controllerGraph && { controllerGraph: copyControllerGraph(controllerGraph, units) }
  const drawn = withFreshIds(system.diagram, units)
  const ids = new Map([[system.id, id], ...units, ...drawn.ids])
  const extra = copyExtra(headed.extra, ids)
  const groups = copyGroups(control?.groups ?? [], system.id, ids)
  const wires = wiring && { wiring: copyWiring(wiring, ids) }
  const head = { ...headed, ...controllers, ...wires, extra, id, name, floor: 0, level: 1 }
  const ops: Op[] = [{ table: 'system', before: null, after: head, at }]
  system.indoorUnits.forEach((unit, place) =>
    ops.push({
      table: 'indoorUnit',
      systemId: id,
      before: null,
      after: { ...unit, id: units.get(unit.id) ?? newId(), extra: copyExtra(unit.extra, ids) },
      at: place,
    }),
  )
  if (system.diagram.nodeCount > 0) ops.push({ table: 'diagram', systemId: id, before: emptyDiagram(), after: drawn.diagram })
  const from = control?.groups.length ?? 0
  groups.forEach((after, nth) => ops.push({ table: 'controlGroup', before: null, after, at: from + nth }))
  return ops
}
