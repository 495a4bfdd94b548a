import type { Diagram } from '../../diagram/diagram'
import { nodeAt } from '../../diagram/diagram-rows'
import { belowAndSelf, isHeader, kindAt, nearestAbove, parentOf, treeOf } from '../../diagram/diagram-tree'
import type { DiagramTree } from '../../diagram/diagram-tree'
import { freshNode } from '../draw'
import { drawBelow } from '../draw-below'
import { insertAbove } from './insert-above'
import type { PlacingContext } from '../places/placing-context'
import type { Plan } from '../plans/plan'
import type { Recording } from '../record'

/**
 * Adds a plan with a Y joint to an existing pipe: the feed of the last unit or box of its floor, else of the last one drawn, never behind a header or
 * a box. False where nothing is drawn yet.
 */
export function branchOff(recording: Recording, plan: Plan, floor: string, context: PlacingContext): boolean {
  const { diagram } = recording
  const tree = treeOf(diagram)
  const below = lastTop(diagram, tree, floor, context)
  if (below < 0) return false
  const top = outOfHeader(diagram, tree, below)
  const { x, y } = nodeAt(diagram, top)
  const joint = { ...freshNode('joint', 'joint', { branches: 2 }), x, y }
  if (!insertAbove(recording, top, joint, 0)) return false
  drawBelow(recording, plan, { id: joint.id })
  return true
}

// Returns the last unit or box with only joints above it, because units behind a box belong to the box.
function lastTop(diagram: Diagram, tree: DiagramTree, floor: string, context: PlacingContext): number {
  let last = -1
  let lastOfFloor = -1
  for (let row = 0; row < diagram.nodeCount; row++) {
    const kind = kindAt(diagram, row)
    if (!['indoor', 'freshAir', 'hydro', 'ahuKit', 'box', 'placeholder'].includes(kind) || (tree.feed[row] ?? -1) < 0) continue
    if (nearestAbove(diagram, tree, row, (above) => kindAt(diagram, above) === 'box') >= 0) continue
    last = row
    const members = kind === 'box' ? belowAndSelf(diagram, tree, row) : [row]
    if (members.some((member) => diagram.nodeRest[member]?.indoorUnitId !== undefined && context.floorOf(member) === floor))
      lastOfFloor = row
  }
  return lastOfFloor >= 0 ? lastOfFloor : last
}

function outOfHeader(diagram: Diagram, tree: DiagramTree, row: number): number {
  const parent = parentOf(diagram, tree, row)
  const handler = diagram.nodeRest[row]?.airHandlerId
  // A layout of kits is not split: a new branch is added above it.
  if (handler !== undefined && kindAt(diagram, parent) === 'joint' && diagram.nodeRest[parent]?.airHandlerId === handler)
    return outOfHeader(diagram, tree, parent)
  const header = nearestAbove(diagram, tree, row, (above) => isHeader(diagram, above))
  return header < 0 ? row : outOfHeader(diagram, tree, header)
}
