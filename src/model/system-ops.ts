import type { Op, SystemHead } from './change'
import type { Diagram, DiagramEdge } from './diagram'
import { copyDiagram, edgeAt } from './diagram-rows'
import { patchEdge } from './edit-rows'
import { omit } from './omit'
import type { Project, System } from './project'
import { valuesAt } from './value-columns'
import type { ColumnValues, EdgeValueColumn, NodeValueColumn } from './value-columns'

/** Above this many rows a change carries the whole columns instead of one object per row. */
export const MOST_LISTED_ROWS = 64

/** The system of this id. Throws where there is none: the caller works with an old picture of the project. */
export function systemOf(project: Project, systemId: string): System {
  const system = project.systems[systemId]
  if (!system) throw new Error(`There is no system ${systemId} in this project.`)
  return system
}

export function headOf(system: System): SystemHead {
  return omit(system, 'indoorUnits', 'diagram', 'frozen')
}

/** Patches edges of a diagram, each with the same hand. */
export function patchEdges(system: System, rows: readonly number[], patch: (edge: DiagramEdge) => DiagramEdge): Op[] {
  const { id: systemId, diagram } = system
  if (rows.length > MOST_LISTED_ROWS)
    return patchWhole(system, (after) => rows.forEach((at) => patchEdge(after, at, patch(edgeAt(after, at)))))
  return rows.map((at): Op => {
    const before = edgeAt(diagram, at)
    return { table: 'edge', systemId, before, after: patch(before), at }
  })
}

/** Sets columns of many edges to one value each; NaN takes a value away. */
export function setEdgeValues(system: System, rows: readonly number[], to: Partial<Record<EdgeValueColumn, number>>): Op[] {
  const at = Int32Array.from(rows)
  const before = valuesAt(system.diagram, at, to)
  return [{ table: 'edgeValues', systemId: system.id, rows: at, before, after: filled(to, at.length) }]
}

/** Sets columns of many nodes to one value each; NaN takes a value away. */
export function setNodeValues(system: System, rows: readonly number[], to: Partial<Record<NodeValueColumn, number>>): Op[] {
  const at = Int32Array.from(rows)
  const before = valuesAt(system.diagram, at, to)
  return [{ table: 'nodeValues', systemId: system.id, rows: at, before, after: filled(to, at.length) }]
}

function filled<C extends NodeValueColumn | EdgeValueColumn>(to: Partial<Record<C, number>>, count: number): ColumnValues<C> {
  const values: ColumnValues<C> = {}
  for (const name in to) values[name] = new Float64Array(count).fill(to[name] ?? NaN)
  return values
}

function patchWhole(system: System, edit: (diagram: Diagram) => void): Op[] {
  const after = copyDiagram(system.diagram)
  edit(after)
  return [{ table: 'diagram', systemId: system.id, before: system.diagram, after }]
}
