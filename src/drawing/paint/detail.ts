/** Level of detail of a drawn diagram. */
export type Detail = 'far' | 'middle' | 'near'

const FAR_BELOW = 0.15
/** Size of most labels in board units once they stop growing against the zoom. */
export const LABEL_SIZE = 10
/** Smallest legible text on screen, in pixels. */
export const SMALLEST_TEXT = 6.5
/** The near detail starts where labels of that size are legible; otherwise text of the middle detail would disappear when zooming in. */
export const NEAR_FROM = SMALLEST_TEXT / LABEL_SIZE
/** Maximum number of symbols that one path per style draws at 60 frames a second; labels cost far more. */
export const MOST_SYMBOLS = 10_000
/** Up to this many symbols, the far detail draws each as a block of its own with its pipe. */
export const MOST_BLOCKS = 6_000
const MOST_LABELLED = 1_500
/** Size of labels in the middle detail, in pixels, and the most that it takes of the board. */
export const MIDDLE_TEXT_PX = 9.2
export const MOST_TEXT = 34

/** Returns the level of detail for a zoom and a number of visible rows. */
export function chooseDetail(scale: number, visibleRows: number): Detail {
  if (scale < FAR_BELOW || visibleRows > MOST_SYMBOLS) return 'far'
  if (scale < NEAR_FROM || visibleRows > MOST_LABELLED) return 'middle'
  return 'near'
}

/**
 * Returns the size in board units of a text that grows against the zoom to stay legible in the middle detail: `pixels` on screen, limited to the
 * room it has on the board.
 */
export function readableSize(pixels: number, scale: number, smallest: number, largest: number): number {
  return Math.min(largest, Math.max(smallest, pixels / scale))
}
