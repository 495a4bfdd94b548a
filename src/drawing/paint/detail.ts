/** How much of a diagram is drawn. */
export type Detail = 'far' | 'middle' | 'near'

const FAR_BELOW = 0.15
/** Size of most labels in board units, when they grow no more against the zoom. */
export const LABEL_SIZE = 10
/** Smallest text on screen that can still be read, in pixels. */
export const SMALLEST_TEXT = 6.5
/** Not before labels are legible at the size that they have there: what was written from the middle distance would go as one comes nearer. */
const NEAR_FROM = SMALLEST_TEXT / LABEL_SIZE
/** One path for each style keeps 60 frames a second up to about this many symbols; labels cost far more. */
export const MOST_SYMBOLS = 10_000
/** From afar each symbol is a block of its own, with its pipe, up to this many. */
export const MOST_BLOCKS = 6_000
const MOST_LABELLED = 1_500

/** The level of detail for a zoom and the number of rows on screen. */
export function chooseDetail(scale: number, visibleRows: number): Detail {
  if (scale < FAR_BELOW || visibleRows > MOST_SYMBOLS) return 'far'
  if (scale < NEAR_FROM || visibleRows > MOST_LABELLED) return 'middle'
  return 'near'
}

/**
 * Size in board units of a text that grows against the zoom, so that it stays readable from the middle distance: `pixels` on screen, but
 * within what its place on the board holds.
 */
export function readableSize(pixels: number, scale: number, smallest: number, largest: number): number {
  return Math.min(largest, Math.max(smallest, pixels / scale))
}
