import { ACCEPTS, ASK, NO_PLACE, REFUSES } from '../../../../board/placing/placing'
import type { DropTargets } from '../../../../board/placing/placing'
import type { DropItem } from '../../../../engine/drop/drop-item'
import { isUnitKind, NODE_KINDS } from '../../../../model/project/codes'
import type { Diagram } from '../../../../model/diagram/diagram'
import { kindAt } from '../../../../model/diagram/diagram-tree'
import { shownDropMask } from '../../../../state/core/shown-drop-mask'

const PLACEHOLDER = NODE_KINDS.indexOf('placeholder')

/**
 * Returns where an item may go: open places by the core's mask. Drawn units that may be replaced by a unit, joints and boxes by a joint or box, and
 * pipes that may take one are checked only when aimed at.
 */
export async function itemTargets(diagram: Diagram, item: DropItem): Promise<DropTargets> {
  const mask = await shownDropMask(item)
  const isUnit = isUnitKind(item.kind)
  const replaces = NODE_KINDS.map((kind) => (isUnit ? isUnitKind(kind) : kind === 'joint' || kind === 'box'))
  const nodes = new Uint8Array(diagram.nodeCount)
  for (let row = 0; row < diagram.nodeCount; row++) {
    const kind = diagram.nodeKind[row] ?? 0
    nodes[row] = kind === PLACEHOLDER ? (mask?.verdict[row] === 0 ? ACCEPTS : REFUSES) : replaces[kind] ? ASK : NO_PLACE
  }
  return { nodes, edges: isUnit ? new Uint8Array() : pipeTargets(diagram) }
}

/** Returns the pipes that a fitting may be inserted into: all but those within the layout of an air handler. */
function pipeTargets(diagram: Diagram): Uint8Array {
  const edges = new Uint8Array(diagram.edgeCount)
  for (let edge = 0; edge < diagram.edgeCount; edge++) edges[edge] = diagram.edgeRest[edge]?.airHandlerId === undefined ? ASK : NO_PLACE
  return edges
}

/** Returns every drawn node except the outdoor unit, for items that go beside a node. */
export function besideTargets(diagram: Diagram): DropTargets {
  const nodes = new Uint8Array(diagram.nodeCount)
  for (let row = 0; row < diagram.nodeCount; row++) if (isUnitKind(kindAt(diagram, row))) nodes[row] = ACCEPTS
  return { nodes, edges: new Uint8Array() }
}
