import type { Change } from '../../change/change'
import type { Project } from '../../project/project'
import { systemOf } from '../../change/system-ops'
import type { DrawnBlock } from './drawn-block'
import { noteRows } from './note-rows'
import { placeNotes } from './place-notes'

export type Alignment = 'left' | 'centre' | 'right' | 'top' | 'middle' | 'bottom'

/** Axis of each alignment, and the part of a block on the common line: -1 the left or upper edge, 0 the middle, 1 the right or lower edge. */
const LINES: Record<Alignment, { axis: 'x' | 'y'; edge: -1 | 0 | 1 }> = {
  left: { axis: 'x', edge: -1 },
  centre: { axis: 'x', edge: 0 },
  right: { axis: 'x', edge: 1 },
  top: { axis: 'y', edge: -1 },
  middle: { axis: 'y', edge: 0 },
  bottom: { axis: 'y', edge: 1 },
}

/**
 * Aligns an edge or the middles of text blocks: to the outermost block, or to the middle of all; `blockOf` returns how a block is drawn. Without ops for
 * fewer than two.
 */
export function alignNotes(
  project: Project,
  systemId: string,
  nodeIds: readonly string[],
  to: Alignment,
  blockOf: (nodeId: string) => DrawnBlock,
): Change {
  const { diagram } = systemOf(project, systemId)
  const rows = noteRows(diagram, nodeIds)
  const { axis, edge } = LINES[to]
  const blocks = rows.map((row) => {
    const block = blockOf(diagram.nodeId[row] ?? '')
    const at = { x: diagram.nodeX[row] ?? 0, y: diagram.nodeY[row] ?? 0 }
    return { at, middle: block[axis], half: (axis === 'x' ? block.width : block.height) / 2 }
  })
  const least = Math.min(...blocks.map(({ middle, half }) => middle - half))
  const most = Math.max(...blocks.map(({ middle, half }) => middle + half))
  const line = edge < 0 ? least : edge > 0 ? most : (least + most) / 2
  const places = blocks.map(({ at, middle, half }) => ({ ...at, [axis]: line - edge * half + (at[axis] - middle) }))
  return { label: 'alignNotes', ops: rows.length < 2 ? [] : placeNotes(systemId, diagram, rows, places) }
}
