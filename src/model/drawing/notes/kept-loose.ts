import type { Diagram } from '../../diagram'
import { edgeAt, nodeAt } from '../../diagram-rows'
import type { Drawn } from '../draw'
import { looseRows } from './anchored-rows'

/**
 * What stands outside the piping, for a new drawing of it: text blocks, controllers, panels, ventilators and accessories with their ids, and the lines from them to nodes that
 * are `drawn` again. They stay where they stand; the core moves what the new piping would cover, and what stands beside a unit goes with it.
 */
export function keptLoose(diagram: Diagram, drawn: readonly { id: string }[]): Drawn {
  const rows = looseRows(diagram)
  if (rows.length === 0) return { nodes: [], edges: [] }
  const loose = new Set(rows)
  const nodes = rows.map((row) => nodeAt(diagram, row))
  const known = new Set([...drawn, ...nodes].map(({ id }) => id))
  const edges = []
  for (let edge = 0; edge < diagram.edgeCount; edge++) {
    if (!loose.has(diagram.edgeSource[edge] ?? -1) && !loose.has(diagram.edgeTarget[edge] ?? -1)) continue
    const line = edgeAt(diagram, edge)
    if (known.has(line.source) && known.has(line.target)) edges.push(line)
  }
  return { nodes, edges }
}
