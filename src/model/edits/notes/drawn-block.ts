/** Middle and size of a drawn block, in board units. */
export interface DrawnBlock {
  x: number
  y: number
  width: number
  height: number
}
