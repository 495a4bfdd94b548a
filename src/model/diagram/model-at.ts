import type { Diagram } from './diagram'

/** Returns the pack id in a row of the drawing; empty where it has none. */
export function modelAt(diagram: Diagram, row: number): string {
  return diagram.modelNames[diagram.nodeModel[row] ?? -1] ?? ''
}
