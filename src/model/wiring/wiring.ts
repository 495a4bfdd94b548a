/** A distribution board that somebody added to a system. Lines of the power diagram may begin at it. */
export interface Board {
  id: string
  name: string
}

/**
 * What somebody changed about one line of a diagram and the device at its end. What is absent follows the piping and the pack: lines are generated anew from them each time, so that a wire
 * never outlives the unit at its end.
 */
export interface WireEdit {
  /** Id of the board, unit or controller from which the line comes. */
  from?: string
  /** m */
  lengthM?: number
  /** Cable in mm², and rated current in A of the protective device of the circuit that begins here. */
  areaMm2?: number
  breakerA?: number
  /** The largest motor starts hard, which allows a larger device where a practice has a factor for it. */
  startsHard?: boolean
  /** An isolator ahead of the device; absent where the pack decides. */
  hasIsolator?: boolean
  /** Address on the communication line. */
  address?: number
  /** Place in the diagram; absent where it is arranged. */
  x?: number
  y?: number
}

/** The two diagrams of a system. */
export type WireDiagram = 'power' | 'signal'

/** Edits by the id of the device at the end of the line. Never written to: a change puts another in its place. */
export type WireEdits = Readonly<Record<string, WireEdit>>

/** What somebody changed in the wiring of a system. */
export interface SystemWiring {
  readonly boards: readonly Board[]
  readonly power: WireEdits
  readonly signal: WireEdits
}

export const NO_WIRING: SystemWiring = { boards: [], power: {}, signal: {} }

/** Ids of the devices that every system has beside its units: the supply of the building, the board of the indoor units. */
export const ORIGIN = 'supply'
export const INDOOR_BOARD = 'indoor-board'

/** Id of an outdoor module: the outdoor unit has one line for each. */
export function moduleId(nodeId: string, module: number): string {
  return `${nodeId}/${module + 1}`
}

/** Id of the piece of a group's line that leads to a unit, which has another piece in the line of its system. */
export function groupLineId(groupId: string, nodeId: string): string {
  return `${groupId}:${nodeId}`
}

/** Returns whether nothing was changed. */
export function isEmptyWiring({ boards, power, signal }: SystemWiring): boolean {
  return boards.length === 0 && Object.keys(power).length === 0 && Object.keys(signal).length === 0
}
