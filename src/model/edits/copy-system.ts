import type { Change, Op } from '../change'
import type { Diagram, NodeData } from '../diagram'
import { copyDiagram, emptyDiagram } from '../diagram-rows'
import { copyExtra } from '../drawing/copy-extra'
import { copyControllerGraph } from '../drawing/copy-controller-graph'
import { renamePart } from '../drawing/kits/rename-part'
import { newId } from '../ids'
import type { Project } from '../project'
import { headOf, systemOf } from '../system-ops'
import { nextSystemName } from './system-name'

/**
 * Copies a system with its list and its drawing under the next number, on floor 0 and level 1. Every id is new, and what one node said of another
 * says it of the copy. Reservations made by hand for nodes elsewhere are dropped.
 */
export function copySystem(project: Project, systemId: string, given: { id?: string; name?: string } = {}): Change {
  const system = systemOf(project, systemId)
  const id = given.id ?? newId()
  const units = new Map(system.indoorUnits.map((unit) => [unit.id, newId()]))
  const { controllerGraph, ...headed } = headOf(system)
  const controllers = controllerGraph && { controllerGraph: copyControllerGraph(controllerGraph, units) }
  const drawn = withFreshIds(system.diagram, units)
  const ids = new Map([[systemId, id], ...units, ...drawn.ids])
  const extra = copyExtra(headed.extra, ids)
  const head = { ...headed, ...controllers, extra, id, name: given.name ?? nextSystemName(project), floor: 0, level: 1 }
  const ops: Op[] = [{ table: 'system', before: null, after: head, at: project.systemOrder.length }]
  system.indoorUnits.forEach((unit, at) =>
    ops.push({
      table: 'indoorUnit',
      systemId: id,
      before: null,
      after: { ...unit, id: units.get(unit.id) ?? newId(), extra: copyExtra(unit.extra, ids) },
      at,
    }),
  )
  if (system.diagram.nodeCount > 0) {
    ops.push({ table: 'diagram', systemId: id, before: emptyDiagram(), after: drawn.diagram })
  }
  return { label: 'copySystem', ops }
}

function withFreshIds(diagram: Diagram, units: ReadonlyMap<string, string>): { diagram: Diagram; ids: Map<string, string> } {
  const copy = copyDiagram(diagram)
  const nodes = new Map<string, string>()
  for (const id of copy.nodeId) nodes.set(id, nodes.get(id) ?? newId())
  const handlers = new Map<string, string>()
  const edges = new Map<string, string>()
  for (const id of copy.edgeId) edges.set(id, edges.get(id) ?? newId())
  const ids = new Map([...units, ...nodes, ...edges])
  copy.nodeId = copy.nodeId.map((id) => nodes.get(id) ?? id)
  copy.edgeId = copy.edgeId.map((id) => edges.get(id) ?? id)
  copy.nodeRest = copy.nodeRest.map((rest) => {
    const next = rest && remap(rest, nodes, units, handlers)
    if (next?.extra) next.extra = copyExtra(next.extra, ids)
    return next?.airHandler ? { ...next, airHandler: renamePart(next.airHandler, nodes, edges) } : next
  })
  copy.edgeRest = copy.edgeRest.map((rest) => {
    if (!rest) return rest
    const next = { ...rest }
    if (rest.airHandlerId !== undefined) next.airHandlerId = freshHandler(handlers, rest.airHandlerId)
    if (rest.extra) next.extra = copyExtra(rest.extra, ids)
    return next
  })
  return { diagram: copy, ids }
}

function freshHandler(handlers: Map<string, string>, airHandlerId: string): string {
  const handler = handlers.get(airHandlerId) ?? newId()
  handlers.set(airHandlerId, handler)
  return handler
}

function remap(
  rest: NodeData,
  nodes: ReadonlyMap<string, string>,
  units: ReadonlyMap<string, string>,
  handlers: Map<string, string>,
): NodeData {
  const { reservedFor, boxIndoorUnitId, indoorUnitId, airHandlerId, ...kept } = rest
  const next: NodeData = kept
  const reserved = nodes.get(reservedFor ?? '')
  if (reserved !== undefined) next.reservedFor = reserved
  const held = nodes.get(boxIndoorUnitId ?? '')
  if (held !== undefined) next.boxIndoorUnitId = held
  const unit = units.get(indoorUnitId ?? '')
  if (unit !== undefined) next.indoorUnitId = unit
  if (airHandlerId !== undefined) next.airHandlerId = freshHandler(handlers, airHandlerId)
  return next
}
