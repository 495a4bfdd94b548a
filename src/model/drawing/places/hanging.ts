import type { Diagram } from '../../diagram/diagram'
import { outdoorRow, outletsOf, treeOf } from '../../diagram/diagram-tree'

/** Rows processed between two pauses. */
const STRETCH = 2_000
/** Odd numbers with well mixed bits. */
const STEP = 0x9e3779b1
const MIX = 0x85ebca6b

/** Returns for each row a hash of its path of joints, boxes and ports to the outdoor unit; 0 for an unconnected node. */
export function* hangingOf(diagram: Diagram): Generator<void, Int32Array> {
  const tree = treeOf(diagram)
  const ways = new Int32Array(diagram.nodeCount)
  const waiting = [outdoorRow(diagram)]
  if ((waiting[0] ?? -1) >= 0) ways[waiting[0] ?? 0] = 1
  let done = 0
  for (let row = waiting.pop(); row !== undefined; row = waiting.pop()) {
    if (row < 0) continue
    if (++done % STRETCH === 0) yield
    const kind = [diagram.nodeKind[row], diagram.nodeJointType[row], diagram.nodeOutlets[row]]
    const above = kind.reduce((way: number, each) => mixed(way, each ?? 0), ways[row] ?? 0)
    for (const edge of outletsOf(tree, row)) {
      const below = diagram.edgeTarget[edge] ?? -1
      if (below < 0 || ways[below] !== 0) continue
      ways[below] = mixed(above, diagram.edgeSourcePort[edge] ?? 0) || 1
      waiting.push(below)
    }
  }
  return ways
}

function mixed(way: number, by: number): number {
  const sum = Math.imul(way ^ (by + STEP), MIX)
  return sum ^ (sum >>> 15)
}
