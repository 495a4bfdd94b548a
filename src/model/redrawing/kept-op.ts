import type { Freezing } from '../as-built/frozen-design'
import type { Op } from '../change/change'
import type { Redrawing } from './redrawing'

/** A drawing for another, told by what differs. */
export interface RedrawnOp {
  table: 'redrawn'
  systemId: string
  redrawing: Redrawing
}

/** A design that is frozen as it is drawn at that moment. */
export interface FrozenAsDrawnOp {
  table: 'frozenAsDrawn'
  systemId: string
  made: Freezing
}

export type KeptOp = Op | RedrawnOp | FrozenAsDrawnOp
