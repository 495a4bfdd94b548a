import { nodeRow } from '../diagram/diagram-rows'
import { kindAt } from '../diagram/diagram-tree'
import { isUnitKind } from '../project/codes'
import type { Project, System } from '../project/project'
import type { UnitPlace } from './control'

/** A drawn unit with its row in the diagram. */
export interface DrawnUnit extends UnitPlace {
  row: number
}

/** Returns the units of a system's drawing, in the order of its rows. */
export function unitsOfDrawing({ id: systemId, diagram }: Pick<System, 'id' | 'diagram'>): DrawnUnit[] {
  const units: DrawnUnit[] = []
  for (let row = 0; row < diagram.nodeCount; row++)
    if (isUnitKind(kindAt(diagram, row))) units.push({ systemId, nodeId: diagram.nodeId[row] ?? '', row })
  return units
}

/** Returns the row of a unit in the drawing of its system; -1 where it is not drawn, or an open place has taken over its id. */
export function unitRow(project: Project, { systemId, nodeId }: UnitPlace): number {
  const diagram = project.systems[systemId]?.diagram
  const row = diagram ? nodeRow(diagram, nodeId) : -1
  return diagram && row >= 0 && isUnitKind(kindAt(diagram, row)) ? row : -1
}

/** Returns whether a unit stands in the drawing of its system. */
export function isDrawn(project: Project, unit: UnitPlace): boolean {
  return unitRow(project, unit) >= 0
}
