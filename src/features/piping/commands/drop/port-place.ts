import type { Diagram } from '../../../../model/diagram/diagram'
import { kindAt, outletsOf, parentOf, treeOf } from '../../../../model/diagram/diagram-tree'

/** Returns the id of the open place on another port of the same box; undefined where that port is not open. */
export function siblingPlace(diagram: Diagram, row: number, port: number): string | undefined {
  const tree = treeOf(diagram)
  for (const edge of outletsOf(tree, parentOf(diagram, tree, row))) {
    const there = diagram.edgeTarget[edge] ?? -1
    if (diagram.edgeSourcePort[edge] === port && there >= 0 && kindAt(diagram, there) === 'placeholder') return diagram.nodeId[there]
  }
  return undefined
}
