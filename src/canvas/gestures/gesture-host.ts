import type { PickMode } from '../picked'
import type { Place } from '../spatial-index'
import type { Box, View } from '../view'

/** What gestures ask of the board and tell it. Points are pixels from the board's upper left corner. */
export interface GestureHost {
  view(): View
  setView(view: View): void
  /** What lies under a point, with some reach around it. */
  placeAt(px: number, py: number): Place | null
  hover(place: Place | null, px: number, py: number): void
  pick(place: Place | null, mode: PickMode): void
  /** The box being drawn, in board units; null when it ends. */
  lasso(box: Box | null): void
  pickInside(box: Box): void
  open(place: Place): void
}
