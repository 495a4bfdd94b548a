import { createDrawing } from '../../../../drawing/drawing/drawing'
import { packEquipment } from '../../../../drawing/drawing/pack-equipment'
import type { Ghost } from '../../../../board/placing/placing'
import type { Pack } from '../../../../contract/pack'
import type { Diagram } from '../../../../model/diagram/diagram'
import { createDiagram } from '../../../../model/diagram/diagram-rows'
import { nodeOfItem } from '../../../../model/drawing/put/placed-item'
import type { Part } from '../../palette/part'
import type { OpenSystem } from '../../../../workbench/open-system/use-open-system'

/** The symbol of a part of the palette, as the board draws it. */
export function partGhost({ what }: Part, pack: Pack): Ghost {
  const isOnBoard = what.kind === 'item' || what.kind === 'airHandler'
  const node = isOnBoard ? nodeOfItem(what.item, pack) : { kind: 'none' as const, shape: 'text-block', data: {} }
  return wholeGhost(createDiagram([{ ...node, id: 'carried', x: 0, y: 0 }], []), pack)
}

/** Every row of a drawing of its own, hanging by its first. */
export function wholeGhost(diagram: Diagram, pack: Pack): Ghost {
  const drawing = createDrawing(diagram, null, packEquipment(pack))
  return { drawing, root: 0, nodes: allRows(drawing.nodeCount), edges: allRows(drawing.edgeCount) }
}

/** A branch as it stands on the board. */
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
