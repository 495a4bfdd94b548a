/** Width and height of a drawn text block in drawing units; its place on the board is its middle. */
export interface Size {
  width: number
  height: number
}
