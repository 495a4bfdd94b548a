import type { Drawing } from '../../drawing/drawing/drawing'
import type { Place } from '../../drawing/view/spatial-index'

/** Preliminary verdict of a place: nothing may stand there, it accepts, it refuses, or only the full check can decide. */
export const NO_PLACE = 0
export const ACCEPTS = 1
export const REFUSES = 2
export const ASK = 3

// See docs/decisions/0011-one-way-to-carry.md.
/** Verdicts on all places for the carried item, one per row, computed at once. */
export interface DropTargets {
  nodes: Uint8Array
  /** Verdicts by pipe row; empty where no pipe accepts the item. */
  edges: Uint8Array
}

/** The full check's answer for one place. */
export interface PlaceAnswer {
  accepts: boolean
  /** Reason of a refusal; '' where the place accepts. */
  sentence: string
}

/** Rows drawn at the pointer while an item is carried: from the board's own drawing or one made for a palette part. */
export interface Ghost {
  drawing: Drawing
  /** Row that is drawn at the pointer itself. */
  root: number
  nodes: readonly number[]
  edges: readonly number[]
}

/** An item being carried to a place: from the palette, from the clipboard, or from elsewhere on the board. */
export interface Placing {
  /** Name of the carried item in the reader's language. */
  name: string
  ghost: Ghost
  /** The places that accept it; resolves once. */
  targets: Promise<DropTargets>
  /** True where it may be dropped anywhere, as a text block may. */
  isFree: boolean
  /** Returns whether a place accepts it, and the reason if not. */
  answer(place: Place): Promise<PlaceAnswer>
  /** Returns the name of a place. */
  nameOf(place: Place): string
}
