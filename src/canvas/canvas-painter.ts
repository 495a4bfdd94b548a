import type { LineStyle, Painter, PathPen, PutText, TextStyle } from './painter'

export const BOARD_FONT = "'Inter Variable', 'Noto Sans SC', 'Noto Sans', system-ui, sans-serif"

/** Half of the height of capitals, by which a text's middle lies above its baseline. */
const MIDDLE_ABOVE_BASELINE = 0.36

/** Paints on a canvas whose transform already maps board units; `scale` is the zoom, for lines that must not vanish. */
export function canvasPainter(context: CanvasRenderingContext2D, scale: number): Painter {
  const pen: PathPen = {
    moveTo: (x, y) => context.moveTo(x, y),
    lineTo: (x, y) => context.lineTo(x, y),
    quadraticCurveTo: (cx, cy, x, y) => context.quadraticCurveTo(cx, cy, x, y),
    rect: (x, y, width, height) => context.rect(x, y, width, height),
    circle: (x, y, radius) => {
      context.moveTo(x + radius, y)
      context.arc(x, y, radius, 0, 2 * Math.PI)
    },
  }
  return {
    stroke(style: LineStyle, trace) {
      context.beginPath()
      trace(pen)
      context.strokeStyle = style.colour
      context.lineWidth = Math.max(style.width, 1 / scale)
      context.setLineDash(style.dash as number[])
      context.stroke()
    },
    fill(colour: string, trace) {
      context.beginPath()
      trace(pen)
      context.fillStyle = colour
      context.fill()
    },
    text(style: TextStyle, write) {
      context.font = `${style.weight} ${style.size}px ${BOARD_FONT}`
      context.textAlign = style.align
      context.textBaseline = 'alphabetic'
      context.fillStyle = style.colour
      const put: PutText = (text, x, y) => context.fillText(text, x, y + style.size * MIDDLE_ABOVE_BASELINE)
      write(put)
    },
  }
}
