import type { Diagram } from '../../model/diagram'
import { edgeRow, nodeRow } from '../../model/diagram-rows'
import type { Place } from '../drawing/spatial-index'

/** What the user has picked on the board or in a table, by id, so that it outlives edits. */
export interface Picked {
  nodes: readonly string[]
  edges: readonly string[]
}

export const NOTHING_PICKED: Picked = { nodes: [], edges: [] }

/** `only` replaces what was picked, `toggle` adds or takes away, `add` keeps everything and puts it last. */
export type PickMode = 'only' | 'toggle' | 'add'

export function pick(diagram: Diagram, before: Picked, place: Place | null, mode: PickMode): Picked {
  if (place === null) return mode === 'only' ? NOTHING_PICKED : before
  const id = place.kind === 'node' ? diagram.nodeId[place.row] : diagram.edgeId[place.row]
  if (id === undefined) return before
  if (mode === 'only') return place.kind === 'node' ? { nodes: [id], edges: [] } : { nodes: [], edges: [id] }
  const change = mode === 'toggle' ? toggled : added
  return place.kind === 'node' ? { ...before, nodes: change(before.nodes, id) } : { ...before, edges: change(before.edges, id) }
}

/** Every node and pipe of a diagram. */
export function everythingPicked(diagram: Diagram): Picked {
  return { nodes: diagram.nodeId.slice(0, diagram.nodeCount), edges: diagram.edgeId.slice(0, diagram.edgeCount) }
}

/** The rows of what is picked and still there, nodes first. */
export function pickedPlaces(diagram: Diagram, picked: Picked): Place[] {
  const nodes = picked.nodes.map((id): Place => ({ kind: 'node', row: nodeRow(diagram, id) }))
  const edges = picked.edges.map((id): Place => ({ kind: 'edge', row: edgeRow(diagram, id) }))
  return [...nodes, ...edges].filter((place) => place.row >= 0)
}

function added(ids: readonly string[], id: string): string[] {
  return [...ids.filter((other) => other !== id), id]
}

function toggled(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]
}
