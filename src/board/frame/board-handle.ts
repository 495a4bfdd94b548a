import type { DropItem } from '../../engine/drop/drop-item'
import type { Place } from '../../drawing/view/spatial-index'
import type { Viewport } from '../../drawing/view/view'

/** What panels and tools may ask of the board. */
export interface BoardHandle {
  /** Shows a diagram as it is first read: whole where that can be read, else from its outdoor unit on. */
  showStart: () => void
  fit: () => void
  zoomBy: (factor: number) => void
  /** The zoom itself, 1 is 100 %, around the middle of the window. */
  zoomTo: (scale: number) => void
  /** Brings what is picked on screen, as large as it fits. */
  zoomToPicked: () => void
  /** Moves as little as needed to show a row. */
  reveal: (place: Place) => void
  /** Brings a place that cannot be seen to the middle of the board. */
  goTo: (place: Place) => void
  focus: () => void
  /** What is on screen, and the window's size in pixels. */
  viewport: () => Viewport
  /** Puts a point of the board, in board units, into the middle of the window. */
  lookAt: (x: number, y: number) => void
  /** Hears of every pan, zoom and change of the window's size. Returns what ends it. */
  onView: (listener: () => void) => () => void
  /** Where a row is on screen, in pixels of the board's frame; null where it is not drawn. */
  screenBox: (place: Place) => ScreenBox | null
  /** Takes an item in hand, to be placed with arrow keys and Enter, or with a click. Null where the board is only looked at. */
  beginPlacing: (item: DropItem) => void
  /** What is carried follows a pointer that was pressed outside the board; points are those of the window. */
  carryTo: (clientX: number, clientY: number) => void
  /** Lets it go there. */
  dropAt: (clientX: number, clientY: number) => void
  /** The point of the board under the pointer that was last over it, in board units; the middle of the window before that. */
  pointer: () => { x: number; y: number }
}

export interface ScreenBox {
  x: number
  y: number
  width: number
  height: number
}
