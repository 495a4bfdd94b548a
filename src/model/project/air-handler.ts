/** One line of an air handler's selection: how many kits of one model it takes, and what each of them gives. */
export interface KitChoice {
  id: string
  /** Pack id of the kit. */
  model: string
  kits: number
  /** Coil ports of each of these kits. */
  ports: number
  /** Cooling in kW of each kit in turn; the last figure holds for those after it, none leaves it to the pack. */
  coolingKw: readonly number[]
  heatingKw: readonly number[]
  /** Everything else of the selection on the wire, kept word for word. */
  extra: Record<string, unknown>
}

/** A third-party air handler on the refrigerant circuit: its coils and the kits chosen for them. */
export interface AirHandler {
  name: string
  coils: number
  choices: readonly KitChoice[]
  /** Everything else of the air handler on the wire, kept word for word. */
  extra: Record<string, unknown>
}

/** To which side of their joints the kits stand: left to right, or right to left. */
export type KitDirection = 'lr' | 'rl'

/**
 * What a node is in the layout of an air handler: a kit, a joint between kits, the box behind them. The node that took the placeholder's
 * place (the start) also keeps the books: what was added, so that taking it out leaves the drawing as it was.
 */
export interface AirHandlerPart {
  /** Number of the kit within its air handler, from 1. */
  kitIndex?: number
  kitName?: string
  kitId?: string
  direction?: KitDirection
  isDirectBox?: boolean
  isMergeBox?: boolean
  /** Set once the layout stands; it is not built again. */
  added?: boolean
  placeholderId?: string
  /** Last node of the layout, the box where there is one. */
  endId?: string
  /** The pipe that feeds the layout, and what it was before. */
  feedId?: string
  feedBefore?: Record<string, unknown>
  nodeIds?: readonly string[]
  edgeIds?: readonly string[]
  kitIds?: readonly string[]
  /** By how much the lower nodes moved down on the board. */
  addedHeight?: number
  /** On the end of a layout: its start. */
  startId?: string
}
