/** The path calls that a canvas context and an SVG path share. Coordinates are board units. */
export interface PathPen {
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void
  rect(x: number, y: number, width: number, height: number): void
  /** Adds a full circle as its own subpath. */
  circle(x: number, y: number, radius: number): void
}

export interface LineStyle {
  colour: string
  /** Width in board units; the canvas keeps a line at least one device pixel wide. */
  width: number
  dash: readonly number[]
}

export interface TextStyle {
  colour: string
  size: number
  weight: 400 | 500 | 600 | 700
  align: 'left' | 'center' | 'right'
}

/** `y` is the middle of the line of text. */
export type PutText = (text: string, x: number, y: number) => void

// See docs/decisions/0020-one-drawing-for-board-and-paper.md.
/**
 * The target of a drawing: a canvas on the board, a string in a report. Everything of one style is drawn in one call, so that a canvas strokes one
 * path for thousands of pipes.
 */
export interface Painter {
  stroke(style: LineStyle, trace: (pen: PathPen) => void): void
  fill(colour: string, trace: (pen: PathPen) => void): void
  text(style: TextStyle, write: (put: PutText) => void): void
}
