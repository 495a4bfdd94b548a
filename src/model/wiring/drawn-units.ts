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

/** Returns whether a unit stands in the drawing of its system. */
export function isDrawn(project: Project, { systemId, nodeId }: UnitPlace): boolean {
  const system = project.systems[systemId]
  return system !== undefined && nodeRow(system.diagram, nodeId) >= 0
}
