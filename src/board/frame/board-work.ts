import type { KeyboardEvent } from 'react'
import type { DropItem } from '../../engine/drop/drop-item'
import type { Lifted } from '../gestures/gesture-host'
import type { Placing } from '../placing/placing'
import type { Place } from '../../drawing/view/spatial-index'

/** The edits that a board supports. Without them a board only pans, zooms and picks. */
export interface BoardWork {
  placing: Placing | null
  /** Drops the carried item at a place or over nothing; `at` is the point in board units. */
  onDrop: (place: Place | null, at: { x: number; y: number }) => void
  onPlacingEnd: () => void
  onBeginPlacing: (item: DropItem) => void
  /** Begins to carry the dragged row; null leaves it where it is. */
  onLift: (place: Place) => Lifted | null
  /** Moves text blocks by an offset in board units. */
  onMoveNotes: (rows: readonly number[], dx: number, dy: number) => void
  /** Opens the menu of the picked rows, or of the board itself. `at` is in pixels of the board's frame, `spot` is the same point in board units. */
  onMenu: (at: { px: number; py: number }, spot: { x: number; y: number }) => void
  /** Handles a key that edits. Returns true where the key has an action. */
  onKey: (event: KeyboardEvent) => boolean
}
