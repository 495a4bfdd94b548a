import type { Drawing } from '../drawing'
import { nodeBox } from '../drawing'
import { glyphSize } from '../glyph'
import type { Painter } from '../painter'
import type { Palette } from '../palette'
import { newRoute, pipeRoute, traceRoute } from '../pipe-route'
import { JOINT_RADIUS, traceJoint } from '../symbols/joint'
import { traceRoundedBox } from '../symbols/rounded-box'
import { ghostTraces } from './ghost-traces'
import type { Ghost } from './placing'

const LINE = 2
/** A large branch hangs on the pointer as its upper part. */
const MOST_ROWS = 400

/** What is carried, at its new place: a symbol, or the whole branch in outline. */
export function paintGhost(
  painter: Painter,
  canvas: CanvasRenderingContext2D,
  { drawing, ghost, palette, x, y }: { drawing: Drawing; ghost: Ghost; palette: Palette; x: number; y: number },
): void {
  const line = { colour: palette.accent, width: LINE, dash: [] }
  if (ghost.kind === 'symbol') {
    if (ghost.glyph === 'joint') {
      painter.fill(palette.accentFill, (pen) => traceRoundedBox(pen, x, y, 6 * JOINT_RADIUS, 6 * JOINT_RADIUS))
      painter.fill(palette.accent, (pen) => traceJoint(pen, x, y))
      return
    }
    const { width, height } = glyphSize(ghost.glyph, ghost.outlets)
    const traces = ghostTraces(ghost.glyph, ghost.outlets)
    painter.fill(palette.symbolFill, (pen) => (traces ? traces.casing(pen, x, y) : traceRoundedBox(pen, x, y, width, height)))
    painter.stroke(line, (pen) => {
      if (!traces) traceRoundedBox(pen, x, y, width, height)
      traces?.casing(pen, x, y)
      traces?.detail(pen, x, y)
    })
    return
  }
  const route = newRoute()
  canvas.save()
  canvas.globalAlpha = 0.75
  canvas.translate(x - (drawing.x[ghost.root] ?? 0), y - (drawing.y[ghost.root] ?? 0))
  painter.stroke(line, (pen) => {
    for (const edge of ghost.edges.slice(0, MOST_ROWS)) {
      const count = pipeRoute(drawing, edge, route)
      if (count > 0) traceRoute(pen, route, count)
    }
    for (const row of ghost.nodes.slice(0, MOST_ROWS)) {
      const box = nodeBox(drawing, row)
      traceRoundedBox(pen, (box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2, box.maxX - box.minX, box.maxY - box.minY)
    }
  })
  canvas.restore()
}
