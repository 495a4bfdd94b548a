/** Rows of a long list drawn above and below those in view, so that fast scrolling shows no gaps. */
export const ROWS_AROUND = 8
