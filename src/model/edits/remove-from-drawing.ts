import type { Change } from '../change'
import type { Diagram } from '../diagram'
import { edgeRow, nodeRow } from '../diagram-rows'
import { kindAt } from '../diagram-tree'
import { emptyPlaces } from '../drawing/empty-places'
import { record } from '../drawing/record'
import type { Project } from '../project'
import { systemOf } from '../system-ops'

/**
 * Removes any number of nodes and pipes in one step, each with everything below it. A placeholder stays where a unit, joint or box stood: under a node
 * with its pipe as it was, at the end of a removed pipe with a pipe without typed values. Removing a placeholder, a cap or its pipe removes the place
 * itself. Units that go stay in the list as not placed; the outdoor unit stays.
 */
export function removeFromDrawing(
  project: Project,
  systemId: string,
  picked: { nodes: readonly string[]; edges: readonly string[] },
): Change {
  const system = systemOf(project, systemId)
  const { diagram } = system
  const nodes = picked.nodes.map((id) => nodeRow(diagram, id))
  const label = labelOf(diagram, nodes, picked.edges.length > 0)
  const pipes = picked.edges.map((id) => edgeRow(diagram, id)).filter((row) => row >= 0)
  const ends = pipes.map((edge) => diagram.edgeTarget[edge] ?? -1)
  const rows = [...nodes, ...ends].filter((row) => row >= 0)
  if (rows.length === 0) return { label, ops: [] }
  const recording = record(system)
  const cut = new Set(ends)
  emptyPlaces(recording, rows, { anew: (edge) => cut.has(diagram.edgeTarget[edge] ?? -1) })
  return { label, ops: recording.ops }
}

function labelOf(diagram: Diagram, nodes: readonly number[], hasPipes: boolean): string {
  if (hasPipes) return nodes.length === 0 ? 'removePipe' : 'removeFromDrawing'
  // A text block or an accessory is no unit.
  return nodes.every((row) => row >= 0 && kindAt(diagram, row) === 'none') ? 'removeFromDrawing' : 'removeUnitNode'
}
