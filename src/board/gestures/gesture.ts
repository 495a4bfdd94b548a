/** Where a pointer is, in pixels from the board's upper left corner, and what is held with it. */
export interface PointerAt {
  x: number
  y: number
  isShift: boolean
  /** Ctrl, or ⌘ on a Mac. */
  isCtrl: boolean
  isTouch: boolean
}

/**
 * One state of the pointer on the board, from the moment a button or finger goes down. Each answer is the state that follows: itself to go on,
 * null where the pointer is at rest again.
 */
export interface Gesture {
  move(at: PointerAt): Gesture | null
  up(at: PointerAt): Gesture | null
  /** Ends without a trace: a second finger came down, or the system took the pointer away. */
  cancel(): void
}
