import type { Op, SystemHead } from './change'
import type { Diagram, EdgeRest } from '../diagram/diagram'
import { copyDiagram, edgeAt } from '../diagram/diagram-rows'
import { omit } from './omit'
import type { Project, System } from '../project/project'
import { copyEdgeRest } from '../project/rare-fields'
import { noteDifference } from '../redrawing/noted-difference'
import { shareIndex } from './row-index'
import { valuesAt } from './value-columns'
import type { ColumnValues, EdgeValueColumn, NodeValueColumn } from './value-columns'

/** Above this many rows a change carries the whole columns instead of one object per row. */
export const MOST_LISTED_ROWS = 64

/** Returns the system with this id. Throws where there is none: the caller works with an outdated snapshot of the project. */
export function systemOf(project: Project, systemId: string): System {
  const system = project.systems[systemId]
  if (!system) throw new Error(`There is no system ${systemId} in this project.`)
  return system
}

export function headOf(system: System): SystemHead {
  return omit(system, 'indoorUnits', 'diagram', 'frozen')
}

/** Sets the material of edges; null clears it. */
export function setMaterials(system: System, rows: readonly number[], materialType: string | null): Op[] {
  const { id: systemId, diagram } = system
  if (rows.length > MOST_LISTED_ROWS)
    return [{ table: 'diagram', systemId, before: diagram, after: withMaterials(diagram, rows, materialType) }]
  return rows.map((at): Op => {
    const before = edgeAt(diagram, at)
    const after = materialType === null ? omit(before, 'materialType') : { ...before, materialType }
    return { table: 'edge', systemId, before, after, at }
  })
}

/** Sets columns of many edges to one value each; NaN clears a value. */
export function setEdgeValues(system: System, rows: readonly number[], to: Partial<Record<EdgeValueColumn, number>>): Op[] {
  const at = Int32Array.from(rows)
  const before = valuesAt(system.diagram, at, to)
  return [{ table: 'edgeValues', systemId: system.id, rows: at, before, after: filled(to, at.length) }]
}

/** Sets columns of many nodes to one value each; NaN clears a value. */
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

/** Returns a copy in which edges have another material. Edges with equal rare fields share one object, which is never written to. */
function withMaterials(diagram: Diagram, rows: readonly number[], materialType: string | null): Diagram {
  const after = copyDiagram(diagram)
  shareIndex(diagram, after)
  const made = new Map<EdgeRest | undefined, EdgeRest | undefined>()
  for (const row of rows) {
    const before = diagram.edgeRest[row]
    if (!made.has(before))
      made.set(before, copyEdgeRest(materialType === null ? omit(before ?? {}, 'materialType') : { ...before, materialType }))
    after.edgeRest[row] = made.get(before)
  }
  noteDifference(diagram, after, ['edgeRest'])
  return after
}
