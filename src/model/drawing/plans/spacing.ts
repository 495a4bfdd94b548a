/** Distances between neighbours and between levels on the board, equal to those of the core's arrangement. */
export const COLUMN = 140
export const ROW = 150
