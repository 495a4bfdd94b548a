import type { Op } from '../change/change'
import { emptyDiagram } from '../diagram/diagram-rows'
import { newId } from '../change/ids'
import type { System } from '../project/project'
import { headOf } from '../change/system-ops'
import { copyControllerGraph } from './hrv/copy-controller-graph'
import { copyExtra } from './copy-extra'
import { withFreshIds } from './fresh-ids'

/**
 * Inserts a copy of a system into the order, on floor 0 and level 1, with its list and its drawing. Every id is new, and references between nodes are
 * mapped to the copy. A frozen design is not copied.
 */
export function putSystemCopy(system: System, { id, name, at }: { id: string; name: string; at: number }): Op[] {
  const units = new Map(system.indoorUnits.map((unit) => [unit.id, newId()]))
  const { controllerGraph, ...headed } = headOf(system)
  const controllers = controllerGraph && { controllerGraph: copyControllerGraph(controllerGraph, units) }
  const drawn = withFreshIds(system.diagram, units)
  const ids = new Map([[system.id, id], ...units, ...drawn.ids])
  const extra = copyExtra(headed.extra, ids)
  const head = { ...headed, ...controllers, extra, id, name, floor: 0, level: 1 }
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
  return ops
}
