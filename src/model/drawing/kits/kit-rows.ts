import type { Diagram } from '../../diagram/diagram'
import { kindAt } from '../../diagram/diagram-tree'

/** Returns the rows of an air handler's kits in the order of their numbers. */
export function kitRows(diagram: Diagram, airHandlerId: string | undefined): number[] {
  const rows: number[] = []
  for (let row = 0; airHandlerId !== undefined && row < diagram.nodeCount; row++)
    if (diagram.nodeRest[row]?.airHandlerId === airHandlerId && kindAt(diagram, row) === 'ahuKit') rows.push(row)
  const indexAt = (row: number) => diagram.nodeRest[row]?.airHandler?.kitIndex ?? 0
  return rows.sort((a, b) => indexAt(a) - indexAt(b))
}
