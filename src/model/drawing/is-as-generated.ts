import type { Diagram } from '../diagram/diagram'
import { kindAt, outdoorRow, outletsOf, treeOf } from '../diagram/diagram-tree'
import type { EquipmentPack } from '../project/equipment'
import type { System } from '../project/project'
import { drawSystem } from './draw-system'
import { anchoredRows, looseRows } from './notes/anchored-rows'

/** Whether the drawing equals a generated one, apart from values that regenerating keeps: unit feeds and levels, the main pipe, nodes outside the piping. */
export function isAsGenerated(system: System, pack: EquipmentPack): boolean {
  const now = shapeOf(system.diagram)
  return now !== null && now === shapeOf(drawSystem(system, pack))
}

// Returns one line of text per node, top down; null for a drawing with typed values that regenerating would lose, or with unconnected nodes.
function shapeOf(diagram: Diagram): string | null {
  const tree = treeOf(diagram)
  const outdoor = outdoorRow(diagram)
  if (outdoor < 0 || anchoredRows(diagram).some(({ anchor }) => isFittingAt(diagram, anchor))) return null
  const lines: string[] = []
  const waiting = [outdoor]
  const seen = new Set<number>()
  for (let row = waiting.pop(); row !== undefined; row = waiting.pop()) {
    if (seen.has(row)) {
      // The box of an air handler is reached from each of its kits.
      if (kindAt(diagram, row) !== 'ahuBox') return null
      continue
    }
    seen.add(row)
    const kind = kindAt(diagram, row)
    if (kind === 'none') continue
    const feed = tree.feed[row] ?? -1
    const isFitting = isFittingAt(diagram, row)
    if (isFitting && diagram.edgeSource[feed] !== outdoor && hasTypedValue(diagram, feed)) return null
    if (isFitting && isMarked(diagram, row)) return null
    // An air handler laid out on a placeholder is a user's edit.
    if ((diagram.nodeRest[row]?.airHandler?.addedHeight ?? 0) > 0) return null
    const unit = diagram.nodeRest[row]?.indoorUnitId ?? ''
    lines.push([kind, diagram.nodeJointType[row], diagram.nodeOutlets[row], diagram.edgeSourcePort[feed] ?? 0, unit].join(' '))
    const edges = outletsOf(tree, row)
    for (let place = edges.length - 1; place >= 0; place--) waiting.push(diagram.edgeTarget[edges[place] ?? -1] ?? -1)
  }
  return lines.length === diagram.nodeCount - looseRows(diagram).length ? lines.join('\n') : null
}

function isFittingAt(diagram: Diagram, row: number): boolean {
  const kind = kindAt(diagram, row)
  return kind === 'joint' || kind === 'box'
}

/** Whether a fitting is reversed or has its own level, name or material, which regenerating would lose. */
function isMarked({ nodeHeightM, nodeReverse, nodeRest }: Diagram, row: number): boolean {
  const rest = nodeRest[row]
  return !Number.isNaN(nodeHeightM[row] ?? NaN) || nodeReverse[row] === 1 || rest?.label !== undefined || rest?.materialType !== undefined
}

function hasTypedValue(diagram: Diagram, edge: number): boolean {
  const values = [diagram.edgeLengthM[edge], diagram.edgeGasLengthM[edge], diagram.edgeLiquidLengthM[edge], diagram.edgeBends[edge]]
  return values.some((value) => value !== undefined && !Number.isNaN(value)) || diagram.edgeRest[edge] !== undefined
}
