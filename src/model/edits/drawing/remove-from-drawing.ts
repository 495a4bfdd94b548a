import type { Change } from '../../change/change'
import type { Diagram } from '../../diagram/diagram'
import { edgeRows, nodeRows } from '../../diagram/diagram-rows'
import { kindAt, outdoorRow } from '../../diagram/diagram-tree'
import { emptyPlaces } from '../../drawing/places/empty-places'
import { record } from '../../drawing/record'
import type { MergeRules } from '../../pack-rules/merge-joints'
import type { Project } from '../../project/project'
import { systemOf } from '../../change/system-ops'
import { removedThings } from './removed-things'
import type { RemovedSort } from './removed-things'

const LABELS: Record<RemovedSort, string> = {
  unit: 'removeUnitNode',
  fitting: 'removeFitting',
  place: 'removePlace',
  cap: 'removeCap',
  note: 'removeNote',
  accessory: 'removeAccessory',
  pipe: 'removePipe',
  things: 'removeFromDrawing',
}

// See docs/decisions/0008-placing-keeps-the-node.md.
/**
 * Removes any number of nodes and pipes in one step, each with everything below it. A unit, joint or box is replaced by a placeholder: for a removed node
 * with its pipe unchanged, for a removed pipe with a pipe without typed values. Removing a placeholder, a cap or its pipe removes the placeholder
 * itself, except the last one below the outdoor unit. Removed units stay in the list as not placed; the outdoor unit stays.
 */
export function removeFromDrawing(
  project: Project,
  systemId: string,
  picked: { nodes: readonly string[]; edges: readonly string[] },
  pack: MergeRules,
): Change {
  const system = systemOf(project, systemId)
  const { diagram } = system
  const label = LABELS[removedThings(diagram, picked).sort]
  const pipes = edgeRows(diagram, picked.edges).filter((row) => row >= 0)
  const ends = Array.from(pipes, (edge) => diagram.edgeTarget[edge] ?? -1)
  const named = [...nodeRows(diagram, picked.nodes), ...ends].filter((row) => row >= 0)
  const last = lastPlace(diagram, named)
  const rows = last < 0 ? named : named.filter((row) => row !== last)
  if (rows.length === 0) return { label, ops: [] }
  const recording = record(system)
  const cut = new Set(ends)
  emptyPlaces(recording, rows, pack, { anew: (edge) => cut.has(diagram.edgeTarget[edge] ?? -1) })
  return { label, ops: recording.ops }
}

/**
 * Returns the last placeholder or cap below the outdoor unit, where these rows contain all of them and the outdoor unit feeds nothing else;
 * without it nothing could be drawn again. -1 for none.
 */
export function lastPlace(diagram: Diagram, rows: readonly number[]): number {
  const places = rows.filter((row) => isPlace(diagram, row))
  const outdoor = places.length > 0 ? outdoorRow(diagram) : -1
  if (outdoor < 0) return -1
  const going = new Set(places)
  let last = -1
  const sources = diagram.edgeSource.subarray(0, diagram.edgeCount)
  for (let edge = sources.indexOf(outdoor); edge >= 0; edge = sources.indexOf(outdoor, edge + 1)) {
    const below = diagram.edgeTarget[edge] ?? -1
    if (below < 0 || kindAt(diagram, below) === 'none') continue
    if (!going.has(below)) return -1
    last = below
  }
  return last
}

function isPlace(diagram: Diagram, row: number): boolean {
  const kind = kindAt(diagram, row)
  return kind === 'placeholder' || kind === 'endCap'
}
