/** Position of a pointer, in pixels from the board's upper left corner, with its modifier keys. */
export interface PointerAt {
  x: number
  y: number
  isShift: boolean
  /** True with Ctrl, or with ⌘ on a Mac. */
  isCtrl: boolean
  isTouch: boolean
}

/**
 * One state of the pointer on the board, from the moment a button or finger goes down. Each handler returns the next state: itself to continue,
 * null when the pointer is at rest again.
 */
export interface Gesture {
  move(at: PointerAt): Gesture | null
  up(at: PointerAt): Gesture | null
  /** Ends without an effect: a second finger came down, or the system cancelled the pointer. */
  cancel(): void
}
