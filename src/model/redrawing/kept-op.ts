import type { Freezing } from '../as-built/frozen-design'
import type { Op } from '../change/change'
import type { Redrawing } from './redrawing'

/** Replaces a drawing by another, stored as the difference. */
export interface RedrawnOp {
  table: 'redrawn'
  systemId: string
  redrawing: Redrawing
}

/** Freezes the design as it is drawn when the op is applied. */
export interface FrozenAsDrawnOp {
  table: 'frozenAsDrawn'
  systemId: string
  made: Freezing
}

export type KeptOp = Op | RedrawnOp | FrozenAsDrawnOp
