import { canvasPainter } from './canvas-painter'
import type { Painter, PathPen } from './painter'

/**
 * A painter for what lies around one corner of the board: coordinates reach the canvas as distances from it. A canvas keeps them in single
 * precision, which at the far end of a wide diagram is coarser than a line.
 */
export function localPainter(context: CanvasRenderingContext2D, scale: number, cornerX: number, cornerY: number): Painter {
  const painter = canvasPainter(context, scale)
  const local = (pen: PathPen): PathPen => ({
    moveTo: (x, y) => pen.moveTo(x - cornerX, y - cornerY),
    lineTo: (x, y) => pen.lineTo(x - cornerX, y - cornerY),
    quadraticCurveTo: (cx, cy, x, y) => pen.quadraticCurveTo(cx - cornerX, cy - cornerY, x - cornerX, y - cornerY),
    rect: (x, y, width, height) => pen.rect(x - cornerX, y - cornerY, width, height),
    circle: (x, y, radius) => pen.circle(x - cornerX, y - cornerY, radius),
  })
  return {
    stroke: (style, trace) => painter.stroke(style, (pen) => trace(local(pen))),
    fill: (colour, trace) => painter.fill(colour, (pen) => trace(local(pen))),
    text: (style, write) => painter.text(style, (put) => write((text, x, y) => put(text, x - cornerX, y - cornerY))),
  }
}
