import { createDrawing } from '../../../../drawing/drawing/drawing'
import { packEquipment } from '../../../../drawing/drawing/pack-equipment'
import type { Ghost } from '../../../../board/placing/placing'
import type { Diagram } from '../../../../model/diagram/diagram'
import { createDiagram } from '../../../../model/diagram/diagram-rows'
import { nodeOfItem } from '../../../../model/drawing/put/placed-item'
import type { Part } from '../../palette/part'
import type { OpenSystem } from '../../../../workbench/open-system/use-open-system'
import type { DesignPack } from '../../../../state/core/pack'

/** Returns the symbol of a palette part as the board draws it. */
export function partGhost({ what }: Part, pack: DesignPack): Ghost {
  const isOnBoard = what.kind === 'item' || what.kind === 'airHandler'
  const node = isOnBoard ? nodeOfItem(what.item, pack) : { kind: 'none' as const, shape: 'text-block', data: {} }
  return wholeGhost(createDiagram([{ ...node, id: 'carried', x: 0, y: 0 }], []), pack)
}

/** Returns every row of a diagram, carried by its first. */
export function wholeGhost(diagram: Diagram, pack: DesignPack): Ghost {
  const drawing = createDrawing(diagram, null, packEquipment(pack))
  return { drawing, root: 0, nodes: allRows(drawing.nodeCount), edges: allRows(drawing.edgeCount) }
}

/** Returns a branch as drawn on the board. */
export function branchGhost({ drawing }: OpenSystem, top: number): Ghost {
  const nodes = [top]
  const edges: number[] = []
  const seen = new Set(nodes)
  for (let at = 0; at < nodes.length; at++) {
    const row = nodes[at] ?? -1
    const pipes = drawing.leaving.subarray(drawing.leavingFrom[row] ?? 0, drawing.leavingFrom[row + 1] ?? 0)
    for (const edge of pipes) {
      edges.push(edge)
      const below = drawing.diagram.edgeTarget[edge] ?? -1
      if (below < 0 || seen.has(below)) continue
      seen.add(below)
      nodes.push(below)
    }
  }
  return { drawing, root: top, nodes, edges }
}

function allRows(count: number): number[] {
  return Array.from({ length: count }, (_, row) => row)
}
