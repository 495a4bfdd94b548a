import type { Op, SystemHead } from './change'
import type { DiagramEdge, DiagramNode } from './diagram'
import { edgeAt, nodeAt } from './diagram-rows'
import { withoutRows } from './filter-rows'
import { omit } from './omit'
import type { Project, System } from './project'

/** Above this many rows a change carries the whole columns instead of one object per row. */
const MOST_LISTED_ROWS = 64

/** The system of this id. Throws where there is none: the caller works with an old picture of the project. */
export function systemOf(project: Project, systemId: string): System {
  const system = project.systems[systemId]
  if (!system) throw new Error(`There is no system ${systemId} in this project.`)
  return system
}

export function headOf(system: System): SystemHead {
  return omit(system, 'indoorUnits', 'diagram')
}

/** Removes rows of a diagram, edges before nodes and from the end, so that every row number holds at its turn. */
export function removeRows(system: System, nodeRows: readonly number[], edgeRows: readonly number[]): Op[] {
  const { id: systemId, diagram } = system
  const nodes = [...new Set(nodeRows)].sort((a, b) => b - a)
  const edges = [...new Set(edgeRows)].sort((a, b) => b - a)
  if (nodes.length + edges.length > MOST_LISTED_ROWS)
    return [{ table: 'diagram', systemId, before: diagram, after: withoutRows(diagram, nodes, edges) }]
  return [
    ...edges.map((at): Op => ({ table: 'edge', systemId, before: edgeAt(diagram, at), after: null, at })),
    ...nodes.map((at): Op => ({ table: 'node', systemId, before: nodeAt(diagram, at), after: null, at })),
  ]
}

/** Patches edges of a diagram, each with the same hand. */
export function patchEdges(system: System, rows: readonly number[], patch: (edge: DiagramEdge) => DiagramEdge): Op[] {
  const { id: systemId, diagram } = system
  return rows.map((at): Op => {
    const before = edgeAt(diagram, at)
    return { table: 'edge', systemId, before, after: patch(before), at }
  })
}

/** Patches nodes of a diagram, each with the same hand. */
export function patchNodes(system: System, rows: readonly number[], patch: (node: DiagramNode) => DiagramNode): Op[] {
  const { id: systemId, diagram } = system
  return rows.map((at): Op => {
    const before = nodeAt(diagram, at)
    return { table: 'node', systemId, before, after: patch(before), at }
  })
}
