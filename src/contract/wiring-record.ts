/**
 * One line of a system's wiring with the device at its end. `nodeId` is a node of the piping drawing, or a board (`supply`, `indoor-board` or the id of an added one). Metric; null where a
 * figure does not apply to this kind of line or could not be chosen.
 */
export interface WiringOutput {
  nodeId: string
  /** Part of an outdoor unit with several modules, from 1. */
  module?: number
  kind: 'power' | 'signal'
  /** Id of the device from which the line comes. */
  from: string
  currentA: number | null
  mcaA: number | null
  breakerA: number | null
  rcdMa: number | null
  cableMm2: number | null
  lengthM: number
  /** Whether the length is typed, measured along the piping, or assumed. */
  lengthFrom: 'typed' | 'piping' | 'assumed'
  dropV: number | null
  dropPct: number | null
  /** 1 to 3 for a single-phase line, 0 for three phases. */
  phase: number | null
  /** Communication line, such as P/Q, and the address on it. */
  bus: string | null
  address: number | null
}

/** A controller of a system's units. */
export interface ControllerOutput {
  /** Id of the controller. */
  nodeId: string
  model: string
  /** Name of the group; empty for a central controller or gateway. */
  group: string
  /** Nodes of the units, or ids of the systems, that it serves. */
  units: string[]
  bus: string | null
  address: number | null
}
