import type { IndoorUnit } from '../../../src/model/project/project'
import type { Diagram } from '../../../src/model/diagram/diagram'
import { kindAt } from '../../../src/model/diagram/diagram-tree'
import { isUnitKind } from '../../../src/model/project/codes'
import { indoorUnit } from '../project-builder'

/** A list with one line for each unit that a drawing names in `indoorUnitId`, in the drawing's order. */
export function drawnList(diagram: Diagram, given: Record<string, Partial<IndoorUnit>>): IndoorUnit[] {
  const lines: IndoorUnit[] = []
  for (let row = 0; row < diagram.nodeCount; row++) {
    const id = diagram.nodeRest[row]?.indoorUnitId
    if (id === undefined || !isUnitKind(kindAt(diagram, row)) || lines.some((line) => line.id === id)) continue
    lines.push(indoorUnit(diagram.modelNames[diagram.nodeModel[row] ?? -1] ?? '', { id, name: id, room: id, ...given[id] }))
  }
  return lines
}
