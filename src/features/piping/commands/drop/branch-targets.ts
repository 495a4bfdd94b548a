import { ACCEPTS, NO_PLACE, REFUSES } from '../../../../board/placing/placing'
import type { DropTargets } from '../../../../board/placing/placing'
import type { InspectContext } from '../../../../engine/encode/encode-design'
import type { DropItem } from '../../../../engine/drop/drop-item'
import type { Diagram } from '../../../../model/diagram/diagram'
import { nodeRow } from '../../../../model/diagram/diagram-rows'
import { kindAt, nearestAbove, treeOf } from '../../../../model/diagram/diagram-tree'
import type { System } from '../../../../model/project/project'
import { dropMasksOf } from '../../../../state/core/shown-drop-mask'
import { dropItemOf } from './drop-item-of'

/** Rules that check everything above a place: nodes deep in a branch can break these as its top can. */
const UPSTREAM = ['hrBoxAfterBox', 'hrHydroAfterBox', 'hrJointNeedsBox', 'hrIndoorNeedsBox', 'hrAhuNeedsBox', 'mdcMp2AfterBox']

/** Verdicts on a branch by place, with the item of the branch that decides. */
export interface BranchTargets extends DropTargets {
  /** The refused item of a refusing place, by row of the drawing. */
  refused: Map<number, DropItem>
}

/**
 * Finds the open places that accept a branch: its top is checked by the core's mask, the nodes below it by the rules that look upwards, up to a box
 * of the branch. `system` is the system without the branch, `shown` the drawing on the board.
 */
export async function branchTargets(shown: Diagram, system: System, context: InspectContext, branch: Diagram): Promise<BranchTargets> {
  const nodes = new Uint8Array(shown.nodeCount)
  const refused = new Map<number, DropItem>()
  const items = askedItems(branch)
  if (items.length === 0) return { nodes, edges: new Uint8Array(), refused }
  const masks = await dropMasksOf(system, context, items)
  for (let row = 0; row < shown.nodeCount; row++) {
    if (kindAt(shown, row) !== 'placeholder') continue
    const there = nodeRow(system.diagram, shown.nodeId[row] ?? '')
    nodes[row] = there < 0 ? NO_PLACE : ACCEPTS
    const against = there < 0 ? undefined : items.find((_, at) => isRefused(masks[at]?.codeAt(there) ?? null, at === 0))
    if (!against) continue
    nodes[row] = REFUSES
    refused.set(row, against)
  }
  return { nodes, edges: new Uint8Array(), refused }
}

/** Returns the items of a branch that the core checks: its top and the items below it. Empty where there is no branch. */
export function askedItems(branch: Diagram): DropItem[] {
  const top = dropItemOf(branch, 0)
  return top ? [top, ...deeperItems(branch)] : []
}

function isRefused(code: string | null, isTop: boolean): boolean {
  return isTop ? code !== null : UPSTREAM.includes(code ?? '')
}

/** Returns each distinct item below the top that has no box of the branch above it. */
function deeperItems(branch: Diagram): DropItem[] {
  const tree = treeOf(branch)
  const items = new Map<string, DropItem>()
  for (let row = 1; row < branch.nodeCount; row++) {
    if (nearestAbove(branch, tree, row, (above) => kindAt(branch, above) === 'box') >= 0) continue
    const item = dropItemOf(branch, row)
    if (item) items.set(JSON.stringify(item), item)
  }
  return [...items.values()]
}
