/** Distance of neighbours and of levels on the board, the same as in the core's arrangement. */
export const COLUMN = 140
export const ROW = 150
