/** `ahuType` of a special coil: its capacities are typed, and no kit is looked up. */
export const SPECIAL_COIL = 8

/** One line of an air handler's selection: the number of kits of one model and the capacity of each. */
export interface KitChoice {
  id: string
  /** Pack id of the kit. */
  model: string
  kits: number
  /** Coil ports of each of these kits. */
  ports: number
  /** Cooling in kW of each kit in order; the last figure applies to all later kits, and an empty list means the pack's value. */
  coolingKw: readonly number[]
  heatingKw: readonly number[]
  /** Other fields of the selection on the wire, kept unchanged. */
  extra: Record<string, unknown>
}

/** A third-party air handler on the refrigerant circuit: its coils and the kits chosen for them. */
export interface AirHandler {
  name: string
  coils: number
  choices: readonly KitChoice[]
  /** Other fields of the air handler on the wire, kept unchanged. */
  extra: Record<string, unknown>
}

/** Direction in which kits are drawn from their joints: left to right, or right to left. */
export type KitDirection = 'lr' | 'rl'

/**
 * Role of a node in the layout of an air handler: a kit, a joint between kits, or the box behind them. The node that replaced the
 * placeholder (the start) also records what was added, so that removing the layout restores the drawing.
 */
export interface AirHandlerPart {
  /** Number of the kit within its air handler, from 1. */
  kitIndex?: number
  kitName?: string
  kitId?: string
  direction?: KitDirection
  isDirectBox?: boolean
  isMergeBox?: boolean
  /** Set once the layout has been built, so that it is not built again. */
  added?: boolean
  placeholderId?: string
  /** Last node of the layout, the box where there is one. */
  endId?: string
  /** The pipe that feeds the layout, and its state before. */
  feedId?: string
  feedBefore?: Record<string, unknown>
  nodeIds?: readonly string[]
  edgeIds?: readonly string[]
  kitIds?: readonly string[]
  /** Distance by which the lower nodes moved down on the board. */
  addedHeight?: number
  /** On the end of a layout: its start. */
  startId?: string
}
