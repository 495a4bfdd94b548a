/** Where the middle of a block is drawn on the board, and how large, in board units. */
export interface DrawnBlock {
  x: number
  y: number
  width: number
  height: number
}
