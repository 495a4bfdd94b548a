import type { BranchClip } from '../../project/clip'
import { nodeRow } from '../../diagram/diagram-rows'
import { nearestAbove, treeOf } from '../../diagram/diagram-tree'
import { branchTop } from '../../drawing/branches/branch-top'
import { cutBranch } from '../../drawing/branches/cut-branch'
import type { Project } from '../../project/project'
import { systemOf } from '../../change/system-ops'

/** Copies the branches that start at these nodes; a node below another of them is copied with it. Nodes that are no branch are left out. */
export function copyBranches(project: Project, systemId: string, nodeIds: readonly string[]): BranchClip {
  const system = systemOf(project, systemId)
  const { diagram } = system
  const tree = treeOf(diagram)
  const tops = new Set(nodeIds.map((id) => branchTop(diagram, tree, nodeRow(diagram, id))))
  const rows = [...tops].filter((row) => row >= 0 && nearestAbove(diagram, tree, row, (above) => tops.has(above)) < 0)
  return { kind: 'branches', branches: rows.sort((a, b) => a - b).map((row) => cutBranch(system, tree, row)) }
}
