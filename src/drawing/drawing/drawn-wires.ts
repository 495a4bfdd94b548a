import type { WireDiagram } from '../../model/wiring/wiring'

/** Kind and marks of the lines of a wiring diagram, by row of the edge. */
export interface DrawnWires {
  kind: WireDiagram
  /** 1 where a protective device stands at the beginning of the line, and where an isolator stands ahead of the device at its end. */
  hasBreaker: Uint8Array
  hasIsolator: Uint8Array
}
