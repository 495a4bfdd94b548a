import type { KeyboardEvent } from 'react'
import type { DropItem } from '../../engine/drop/drop-item'
import type { Lifted } from '../gestures/gesture-host'
import type { Placing } from '../placing/placing'
import type { Place } from '../../drawing/view/spatial-index'

/** What may be done on a board besides looking. A board without it pans, zooms and picks. */
export interface BoardWork {
  placing: Placing | null
  /** What was carried is let go at a place or over nothing; `at` is the point in board units. */
  onDrop: (place: Place | null, at: { x: number; y: number }) => void
  onPlacingEnd: () => void
  onBeginPlacing: (item: DropItem) => void
  /** Something is dragged: begins to carry it, or leaves it where it is with null. */
  onLift: (place: Place) => Lifted | null
  /** Text blocks were moved by so many board units. */
  onMoveNotes: (rows: readonly number[], dx: number, dy: number) => void
  /** The menu of what is picked, or of the board itself: where it stands, in pixels of the board's frame, and the point that is meant, in board units. */
  onMenu: (at: { px: number; py: number }, spot: { x: number; y: number }) => void
  /** A key that does more than look; true where it meant something. */
  onKey: (event: KeyboardEvent) => boolean
}
