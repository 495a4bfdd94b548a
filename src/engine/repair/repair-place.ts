import type { Pack } from '../../contract/pack'
import type { NodeKind } from '../../model/project/codes'
import type { Diagram } from '../../model/diagram/diagram'
import { kindAt, parentOf, type DiagramTree } from '../../model/diagram/diagram-tree'
import type { Finding } from '../../model/finding/finding'
import type { DrawingView } from '../../model/pack-rules/drawing-view'

/** The place of a finding, with the parts of the drawing that a suggestion needs. */
export interface RepairPlace {
  finding: Finding
  /** The drawing as the rules read it. */
  view: DrawingView & { pack: Pack }
  diagram: Diagram
  tree: DiagramTree
  /** Row of the node, or of the lower end of the pipe; -1 where the finding names none. */
  row: number
  kind: NodeKind
  parent: number
  /** Downstream capacity index of the node. */
  loadIndex: number
}

/** Looks up the place of a finding in the drawing. `loadIndex` is the column of the core's answer. */
export function repairPlace(finding: Finding, row: number, view: RepairPlace['view'], loadIndex: ArrayLike<number>): RepairPlace {
  const { diagram, tree } = view
  return {
    finding,
    view,
    diagram,
    tree,
    row,
    kind: kindAt(diagram, row),
    parent: row < 0 ? -1 : parentOf(diagram, tree, row),
    loadIndex: loadIndex[row] ?? 0,
  }
}
