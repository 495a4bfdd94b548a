import type { System } from './project'
import type { Control } from '../wiring/control'

/** A design of the same building that is put aside: its systems in their order, and their controllers. Never written to. */
export interface StoredDesign {
  id: string
  name: string
  systems: readonly System[]
  control?: Control
}

/** The name of the design that is being worked on, and the designs beside it, in the order of their making. Never written to. */
export interface Alternatives {
  readonly id: string
  readonly name: string
  readonly others: readonly StoredDesign[]
}

/** A saved project holds at most this many designs beside the current one. */
export const MOST_STORED_DESIGNS = 9
