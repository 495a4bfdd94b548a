import type { Diagram } from '../../diagram/diagram'
import { kindAt, outletsOf } from '../../diagram/diagram-tree'
import type { DiagramTree } from '../../diagram/diagram-tree'

/**
 * Marks everything below these nodes, excluding the nodes. The box of merged air-handler kits stays as long as a kit outside still feeds
 * it.
 */
export function markBelow(diagram: Diagram, tree: DiagramTree, rows: readonly number[]): Uint8Array {
  const below = new Uint8Array(diagram.nodeCount)
  const kept = new Set<number>()
  const waiting = [...rows]
  const tops = new Set(rows)
  for (let row = waiting.pop(); row !== undefined; row = waiting.pop()) {
    for (const edge of outletsOf(tree, row)) {
      const child = diagram.edgeTarget[edge] ?? -1
      if (child < 0 || below[child]) continue
      if (kindAt(diagram, child) === 'ahuBox') kept.add(child)
      else {
        below[child] = 1
        waiting.push(child)
      }
    }
    if (waiting.length === 0) waiting.push(...cutOff(diagram, kept, below, tops))
  }
  return below
}

// Finds boxes that have lost all their feeds.
function cutOff(diagram: Diagram, kept: Set<number>, below: Uint8Array, tops: ReadonlySet<number>): number[] {
  const fed = new Set<number>()
  for (let edge = 0; kept.size > 0 && edge < diagram.edgeCount; edge++) {
    const source = diagram.edgeSource[edge] ?? -1
    const target = diagram.edgeTarget[edge] ?? -1
    if (kept.has(target) && source >= 0 && !below[source] && !tops.has(source)) fed.add(target)
  }
  const gone = [...kept].filter((row) => !fed.has(row))
  for (const row of gone) {
    kept.delete(row)
    below[row] = 1
  }
  return gone
}
