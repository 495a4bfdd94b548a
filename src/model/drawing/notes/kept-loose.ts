import type { Diagram, DiagramEdge } from '../../diagram/diagram'
import { edgeAt } from '../../diagram/diagram-rows'
import type { Drawn } from '../draw'
import { looseRows } from './anchored-rows'
import { nodeBeside } from './beside'

/**
 * Returns the nodes outside the piping for a new drawing: text blocks, controllers, panels, ventilators and accessories with their ids, and their lines
 * to nodes that are `drawn` again. They keep their positions; the core moves those the new piping would cover, and anchored ones follow their unit.
 */
export function keptLoose(diagram: Diagram, drawn: readonly { id: string }[]): Drawn {
  const rows = looseRows(diagram)
  if (rows.length === 0) return { nodes: [], edges: [] }
  const isLoose = new Uint8Array(diagram.nodeCount)
  for (const row of rows) isLoose[row] = 1
  const nodes = rows.map((row) => nodeBeside(diagram, row))
  const lines: DiagramEdge[] = []
  for (let edge = 0; edge < diagram.edgeCount; edge++)
    if (isLoose[diagram.edgeSource[edge] ?? -1] || isLoose[diagram.edgeTarget[edge] ?? -1]) lines.push(edgeAt(diagram, edge))
  if (lines.length === 0) return { nodes, edges: [] }
  const ends = new Set(lines.flatMap(({ source, target }) => [source, target]))
  const known = new Set(nodes.map(({ id }) => id))
  for (const { id } of drawn) if (ends.has(id)) known.add(id)
  return { nodes, edges: lines.filter(({ source, target }) => known.has(source) && known.has(target)) }
}
