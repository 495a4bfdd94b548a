import type { Drawing } from '../../../drawing/drawing/drawing'
import { nodeRow } from '../../../model/diagram/diagram-rows'
import { alignNotes } from '../../../model/edits/notes/align-notes'
import type { Alignment } from '../../../model/edits/notes/align-notes'
import type { DrawnBlock } from '../../../model/edits/notes/drawn-block'
import { change } from '../change'

/** Aligns the picked text blocks by their drawn boxes. */
export function alignPicked(systemId: string, drawing: Drawing, nodeIds: readonly string[], to: Alignment): void {
  const blockOf = (nodeId: string): DrawnBlock => {
    const row = nodeRow(drawing.diagram, nodeId)
    return {
      x: drawing.x[row] ?? 0,
      y: drawing.y[row] ?? 0,
      width: 2 * (drawing.halfWidth[row] ?? 0),
      height: 2 * (drawing.halfHeight[row] ?? 0),
    }
  }
  change((project) => alignNotes(project, systemId, nodeIds, to, blockOf))
}
