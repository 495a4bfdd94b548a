import type { Diagram, NodeData } from '../diagram/diagram'
import { copyDiagram } from '../diagram/diagram-rows'
import { newId } from '../change/ids'
import { copyExtra } from './copy-extra'
import { renamePart } from './kits/rename-part'

/**
 * Returns a copy of a drawing with new ids for every node, pipe and air handler; references between nodes are mapped. `units` maps the ids of
 * list lines; nodes of other lines lose theirs. `given` sets the new ids of some nodes.
 */
export function withFreshIds(
  diagram: Diagram,
  units: ReadonlyMap<string, string>,
  given: ReadonlyMap<string, string> = new Map(),
): { diagram: Diagram; ids: Map<string, string> } {
  const copy = copyDiagram(diagram)
  const nodes = new Map<string, string>(given)
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
