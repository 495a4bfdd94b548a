import type { PickMode } from '../../drawing/view/picked'
import type { Place } from '../../drawing/view/spatial-index'
import type { Box, View } from '../../drawing/view/view'

/** Kind of a lifted drag: a node with everything below it, or text blocks that lie freely. */
export type Lifted = 'branch' | 'notes'

/** The interface between gestures and the board. Points are pixels from the board's upper left corner. */
export interface GestureHost {
  view(): View
  setView(view: View): void
  /** Returns the row under a point, with some tolerance, which is larger for a finger. */
  placeAt(px: number, py: number, isTouch: boolean): Place | null
  hover(place: Place | null, px: number, py: number): void
  pick(place: Place | null, mode: PickMode): void
  /** Draws the lasso's box, in board units; null when it ends. */
  lasso(box: Box | null): void
  pickInside(box: Box): void
  open(place: Place): void
  menu(place: Place | null, px: number, py: number): void
  /** Shows that a finger is held at this point until the menu opens; null when it is released. */
  holding(at: { x: number; y: number } | null): void
  /** Lifts the row under the pointer; null where it stays and the drag pans. */
  lift(place: Place, isTouch: boolean): Lifted | null
  /** True while an item is being carried. */
  isPlacing(): boolean
  aim(px: number, py: number): void
  drop(): void
  endPlacing(): void
  /** Moves the lifted text blocks by an offset in pixels from their original places. */
  shiftNotes(dx: number, dy: number): void
  /** Ends the drag: keeps the text blocks at their new places, or puts them back. */
  settleNotes(isKept: boolean): void
}
