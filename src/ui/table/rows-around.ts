/** Rows of a long list drawn above and below those in view, so that quick scrolling shows no gaps. */
export const ROWS_AROUND = 8
