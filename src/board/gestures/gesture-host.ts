import type { PickMode } from '../../drawing/view/picked'
import type { Place } from '../../drawing/view/spatial-index'
import type { Box, View } from '../../drawing/view/view'

/** What is lifted off the board: a node with everything below it, or text blocks that lie freely. */
export type Lifted = 'branch' | 'notes'

/** What gestures ask of the board and tell it. Points are pixels from the board's upper left corner. */
export interface GestureHost {
  view(): View
  setView(view: View): void
  /** What lies under a point, with some reach around it; more for a finger. */
  placeAt(px: number, py: number, isTouch: boolean): Place | null
  hover(place: Place | null, px: number, py: number): void
  pick(place: Place | null, mode: PickMode): void
  /** The box being drawn, in board units; null when it ends. */
  lasso(box: Box | null): void
  pickInside(box: Box): void
  open(place: Place): void
  menu(place: Place | null, px: number, py: number): void
  /** A finger is held down here, until the menu opens; null when it is not any more. */
  holding(at: { x: number; y: number } | null): void
  /** Lifts what is under the pointer; null where it stays and the drag pans. */
  lift(place: Place, isTouch: boolean): Lifted | null
  /** Something is carried to a place. */
  isPlacing(): boolean
  aim(px: number, py: number): void
  drop(): void
  endPlacing(): void
  /** Moves the lifted text blocks by so many pixels from where they stood. */
  shiftNotes(dx: number, dy: number): void
  /** Leaves them there, or puts them back. */
  settleNotes(isKept: boolean): void
}
