import type { Drawing } from '../../drawing/drawing/drawing'
import type { Place } from '../../drawing/view/spatial-index'

/** What is known of a place before it is asked: nothing may stand there, it accepts, it refuses, or only the whole check can tell. */
export const NO_PLACE = 0
export const ACCEPTS = 1
export const REFUSES = 2
export const ASK = 3

// See docs/decisions/0011-one-way-to-carry.md.
/** Which places accept what is carried: one answer a row, found at once. */
export interface DropTargets {
  nodes: Uint8Array
  /** Empty where no pipe can take it. */
  edges: Uint8Array
}

/** The answer for one place. */
export interface PlaceAnswer {
  accepts: boolean
  /** Why not; '' where it accepts. */
  sentence: string
}

/** What hangs on the pointer: rows of a drawing, the board's own or one made for a part of the palette. */
export interface Ghost {
  drawing: Drawing
  /** The row that hangs at the pointer itself. */
  root: number
  nodes: readonly number[]
  edges: readonly number[]
}

/** Something is carried to a place: from the palette, from the clipboard, or from elsewhere on the board. */
export interface Placing {
  /** What is carried, in words. */
  name: string
  ghost: Ghost
  /** Where it may go; resolves once. */
  targets: Promise<DropTargets>
  /** It goes wherever it is let go, as a text block does. */
  isFree: boolean
  /** Whether a place accepts it, and why not. */
  answer(place: Place): Promise<PlaceAnswer>
  /** What a place is called. */
  nameOf(place: Place): string
}
