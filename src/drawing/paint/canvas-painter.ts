import type { LineStyle, Painter, PathPen, PutText, TextStyle } from './painter'

export const BOARD_FONT = "'Inter Variable', 'Noto Sans SC', 'Noto Sans', system-ui, sans-serif"

/** Half of the height of capitals, by which a text's middle lies above its baseline. */
const MIDDLE_ABOVE_BASELINE = 0.36

/**
 * Paints on a canvas whose transform already maps board units; `scale` is the zoom, for lines with a minimum width. Coordinates are passed relative
 * to the canvas corner: the canvas stores single precision, which at the far end of a wide diagram is coarser than a line.
 */
export function canvasPainter(context: CanvasRenderingContext2D, scale: number): Painter {
  let cornerX = 0
  let cornerY = 0
  const pen: PathPen = {
    moveTo: (x, y) => context.moveTo(x - cornerX, y - cornerY),
    lineTo: (x, y) => context.lineTo(x - cornerX, y - cornerY),
    quadraticCurveTo: (cx, cy, x, y) => context.quadraticCurveTo(cx - cornerX, cy - cornerY, x - cornerX, y - cornerY),
    rect: (x, y, width, height) => context.rect(x - cornerX, y - cornerY, width, height),
    circle: (x, y, radius) => {
      context.moveTo(x - cornerX + radius, y - cornerY)
      context.arc(x - cornerX, y - cornerY, radius, 0, 2 * Math.PI)
    },
  }
  const fromCorner = (draw: () => void): void => {
    const whole = context.getTransform()
    cornerX = -whole.e / whole.a
    cornerY = -whole.f / whole.d
    context.setTransform(whole.a, 0, 0, whole.d, 0, 0)
    draw()
    context.setTransform(whole)
  }
  return {
    stroke(style: LineStyle, trace) {
      fromCorner(() => {
        context.beginPath()
        trace(pen)
        context.strokeStyle = style.colour
        context.lineWidth = Math.max(style.width, 1 / scale)
        context.setLineDash(style.dash as number[])
        context.stroke()
      })
    },
    fill(colour: string, trace) {
      fromCorner(() => {
        context.beginPath()
        trace(pen)
        context.fillStyle = colour
        context.fill()
      })
    },
    text(style: TextStyle, write) {
      context.font = `${style.weight} ${style.size}px ${BOARD_FONT}`
      context.textAlign = style.align
      context.textBaseline = 'alphabetic'
      context.fillStyle = style.colour
      const middle = style.size * MIDDLE_ABOVE_BASELINE
      const put: PutText = (text, x, y) => context.fillText(text, x - cornerX, y - cornerY + middle)
      fromCorner(() => write(put))
    },
  }
}
