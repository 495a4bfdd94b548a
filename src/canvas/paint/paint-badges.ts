import type { Scene } from './paint-scene'
import type { Painter } from './painter'
import { labelStretch, newRoute, pipeRoute } from '../drawing/pipe-route'

const RADIUS = 8
/** A pipe's badge keeps clear of its label, which stands to the right or above. */
const ASIDE = 13

interface Spot {
  x: number
  y: number
}

/** Red and amber badges: at a symbol's upper right corner, opposite a pipe's label. */
export function paintBadges(painter: Painter, scene: Scene): void {
  const { result } = scene.drawing
  if (!result) return
  const colours = [scene.palette.advice, scene.palette.error]
  colours.forEach((colour, worst) => {
    const spots = badgeSpots(scene, worst + 1)
    if (spots.length === 0) return
    painter.fill(colour, (pen) => spots.forEach(({ x, y }) => pen.circle(x, y, RADIUS)))
    painter.stroke({ colour: scene.palette.paper, width: 1.5, dash: [] }, (pen) => spots.forEach(({ x, y }) => pen.circle(x, y, RADIUS)))
    painter.text({ colour: scene.palette.onSeverity, size: 12, weight: 700, align: 'center' }, (put) =>
      spots.forEach(({ x, y }) => put('!', x, y)),
    )
  })
}

function badgeSpots({ drawing, nodes, edges }: Scene, worst: number): Spot[] {
  const spots: Spot[] = []
  const route = newRoute()
  for (const edge of edges) {
    if (drawing.result?.edgeWorst[edge] !== worst) continue
    const stretch = labelStretch(route, pipeRoute(drawing, edge, route))
    if (!stretch) continue
    spots.push(
      stretch.isVertical
        ? { x: (stretch.startX + stretch.endX) / 2 - ASIDE, y: (stretch.startY + stretch.endY) / 2 }
        : { x: (stretch.startX + stretch.endX) / 2 + stretch.length / 2 - ASIDE, y: (stretch.startY + stretch.endY) / 2 + ASIDE },
    )
  }
  for (const row of nodes) {
    if (drawing.result?.nodeWorst[row] !== worst) continue
    spots.push({
      x: (drawing.x[row] ?? 0) + (drawing.halfWidth[row] ?? 0) + 4,
      y: (drawing.y[row] ?? 0) - (drawing.halfHeight[row] ?? 0) - 4,
    })
  }
  return spots
}
