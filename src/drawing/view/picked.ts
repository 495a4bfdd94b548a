import type { Diagram } from '../../model/diagram/diagram'
import { edgeRow, nodeRow } from '../../model/diagram/diagram-rows'
import type { Drawing } from '../drawing/drawing'
import type { Place } from './spatial-index'

/** Ids of the rows that the user has picked on the board or in a table; ids survive edits. */
export interface Picked {
  nodes: readonly string[]
  edges: readonly string[]
}

export const NOTHING_PICKED: Picked = { nodes: [], edges: [] }

/** `only` replaces the picked rows, `toggle` adds or removes, `add` keeps everything and puts it last. */
export type PickMode = 'only' | 'toggle' | 'add'

export function pick(diagram: Diagram, before: Picked, place: Place | null, mode: PickMode): Picked {
  if (place === null) return mode === 'only' ? NOTHING_PICKED : before
  const id = place.kind === 'node' ? diagram.nodeId[place.row] : diagram.edgeId[place.row]
  if (id === undefined) return before
  if (mode === 'only') return place.kind === 'node' ? { nodes: [id], edges: [] } : { nodes: [], edges: [id] }
  const change = mode === 'toggle' ? toggled : added
  return place.kind === 'node' ? { ...before, nodes: change(before.nodes, id) } : { ...before, edges: change(before.edges, id) }
}

/** Returns every node and pipe of a diagram. */
export function everythingPicked(diagram: Diagram): Picked {
  return { nodes: diagram.nodeId.slice(0, diagram.nodeCount), edges: diagram.edgeId.slice(0, diagram.edgeCount) }
}

const NO_PLACES: readonly Place[] = []
const latest = new WeakMap<Picked, { drawing: Drawing; places: readonly Place[] }>()

/**
 * Returns the picked rows that still exist, nodes first. The list is cached: the same object is returned for one drawing, and for later drawings
 * with the same rows.
 */
export function pickedPlaces(drawing: Drawing, picked: Picked): readonly Place[] {
  // NOTHING_PICKED lives as long as the page, and as a cache key would retain its last drawing.
  if (picked.nodes.length + picked.edges.length === 0) return NO_PLACES
  const known = latest.get(picked)
  if (known?.drawing === drawing) return known.places
  const places = known && areThere(drawing.diagram, picked, known.places) ? known.places : placesOf(drawing.diagram, picked)
  latest.set(picked, { drawing, places })
  return places
}

// When an edit has moved no row, two hundred thousand places need not be rebuilt.
function areThere({ nodeId, nodeCount, edgeId, edgeCount }: Diagram, { nodes, edges }: Picked, places: readonly Place[]): boolean {
  if (places.length !== nodes.length + edges.length) return false
  for (let at = 0; at < nodes.length; at++) {
    const row = places[at]?.row ?? -1
    if (row >= nodeCount || nodeId[row] !== nodes[at]) return false
  }
  for (let at = 0; at < edges.length; at++) {
    const row = places[nodes.length + at]?.row ?? -1
    if (row >= edgeCount || edgeId[row] !== edges[at]) return false
  }
  return true
}

function placesOf(diagram: Diagram, { nodes, edges }: Picked): Place[] {
  const places: Place[] = []
  nodes.forEach((id, at) => {
    // Whole drawings are picked in row order, which needs no lookup.
    const row = diagram.nodeId[at] === id && at < diagram.nodeCount ? at : nodeRow(diagram, id)
    if (row >= 0) places.push({ kind: 'node', row })
  })
  edges.forEach((id, at) => {
    const row = diagram.edgeId[at] === id && at < diagram.edgeCount ? at : edgeRow(diagram, id)
    if (row >= 0) places.push({ kind: 'edge', row })
  })
  return places
}

function added(ids: readonly string[], id: string): string[] {
  return [...ids.filter((other) => other !== id), id]
}

function toggled(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]
}
