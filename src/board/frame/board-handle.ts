import type { DropItem } from '../../engine/drop/drop-item'
import type { Place } from '../../drawing/view/spatial-index'
import type { Viewport } from '../../drawing/view/view'

/** The operations that panels and tools call on the board. */
export interface BoardHandle {
  /** Shows a diagram as it is first opened: the whole of it where that is legible, otherwise from its outdoor unit on. */
  showStart: () => void
  fit: () => void
  zoomBy: (factor: number) => void
  /** Sets the zoom around the middle of the window; 1 is 100 %. */
  zoomTo: (scale: number) => void
  /** Brings the picked rows on screen, as large as they fit. */
  zoomToPicked: () => void
  /** Moves the view as little as needed to show a row. */
  reveal: (place: Place) => void
  /** Brings a row that is out of sight to the middle of the board. */
  goTo: (place: Place) => void
  focus: () => void
  /** Returns the visible part of the board and the window's size in pixels. */
  viewport: () => Viewport
  /** Puts a point of the board, in board units, into the middle of the window. */
  lookAt: (x: number, y: number) => void
  /** Subscribes to every pan, zoom and change of the window's size. Returns the function that unsubscribes. */
  onView: (listener: () => void) => () => void
  /** Returns where a row is on screen, in pixels of the board's frame; null where it is not drawn. */
  screenBox: (place: Place) => ScreenBox | null
  /** Begins placing an item with arrow keys and Enter, or with a click. Null where the board is read-only. */
  beginPlacing: (item: DropItem) => void
  /** Moves the carried item with a pointer that was pressed outside the board; the point is in window pixels. */
  carryTo: (clientX: number, clientY: number) => void
  /** Drops the carried item at a point in window pixels. */
  dropAt: (clientX: number, clientY: number) => void
  /** Returns the last point of the pointer over the board, in board units; the middle of the window before there is one. */
  pointer: () => { x: number; y: number }
}

export interface ScreenBox {
  x: number
  y: number
  width: number
  height: number
}
