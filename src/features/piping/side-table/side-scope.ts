import { proxy, ref } from 'valtio'
import type { Drawing } from '../../../drawing/drawing/drawing'
import type { Picked } from '../../../drawing/view/picked'
import { edgeRow, nodeRow } from '../../../model/diagram/diagram-rows'
import { belowAndSelf, treeOf } from '../../../model/diagram/diagram-tree'

export type SideScope = 'picked' | 'branch' | 'system'

interface ShownPipes {
  systemId: string
  scope: SideScope
  /** Ids of the pipes; null means all of them. */
  edgeIds: ReadonlySet<string> | null
  /** The picked rows when the table was opened, from which another scope can be derived. */
  from: Picked
}

/** The pipes in the table below the board; null while it is closed. */
export const sideTable = proxy<{ shown: ShownPipes | null }>({ shown: null })

/** Opens the table for the picked rows: several pipes as picked, a node or a single pipe with its branch, and otherwise the whole system. */
export function openSideTable(systemId: string, drawing: Drawing, picked: Picked): void {
  const scope = picked.edges.length > 1 ? 'picked' : branchPipes(drawing, picked).length > 0 ? 'branch' : 'system'
  showScope(systemId, drawing, scope, picked)
}

export function showScope(systemId: string, drawing: Drawing, scope: SideScope, from: Picked): void {
  const edgeIds = scope === 'system' ? null : new Set(scope === 'picked' ? from.edges : branchPipes(drawing, from))
  sideTable.shown = ref({ systemId, scope, edgeIds, from })
}

export function closeSideTable(): void {
  sideTable.shown = null
}

/** Returns the pipes that lead to the picked rows and all pipes below. */
function branchPipes({ diagram, feed }: Drawing, picked: Picked): string[] {
  const tree = treeOf(diagram)
  const tops = [
    ...picked.nodes.map((id) => nodeRow(diagram, id)),
    ...picked.edges.map((id) => diagram.edgeTarget[edgeRow(diagram, id)] ?? -1),
  ]
  const nodes = new Set(tops.filter((row) => row >= 0).flatMap((row) => belowAndSelf(diagram, tree, row)))
  return Array.from(nodes, (row) => diagram.edgeId[feed[row] ?? -1] ?? '').filter((id) => id !== '')
}
