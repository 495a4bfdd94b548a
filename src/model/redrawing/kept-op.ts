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

/** Many ops in a row as JSON text, with the systems that they are for. */
export interface WrittenOp {
  table: 'written'
  systemIds: string[]
  count: number
  text: string
}

export type KeptOp = Op | RedrawnOp | FrozenAsDrawnOp | WrittenOp
