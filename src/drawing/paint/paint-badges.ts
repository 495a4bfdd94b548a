import type { BadgeNumbers } from './scene'
import type { Scene } from './scene'
import type { Painter } from './painter'
import type { Place } from '../view/spatial-index'
import { labelStretch, newRoute, pipeRoute } from '../drawing/pipe-route'
import { badgeGrowth, BADGE_RADIUS, BADGE_RING, BADGE_RISE } from '../symbols/forms/badge'

/** Text size at which two digits fit into a badge. */
const SIGN_SIZE = 12
const NUMBER_SIZE = 10
/** Distance that keeps a pipe's badge clear of its label, to the right or above. */
const ASIDE = 13

/** The position of a badge and the row it belongs to. */
export interface BadgeSpot extends Place {
  x: number
  y: number
}

/** Paints red and amber badges at a symbol's upper right corner, opposite a pipe's label. */
export function paintBadges(painter: Painter, scene: Scene): void {
  if (!scene.drawing.marks) return
  const growth = scene.badgeNumbers ? 1 : badgeGrowth(scene.scale)
  const colours = [scene.palette.advice, scene.palette.error]
  colours.forEach((colour, worst) => {
    const spots = badgeSpots(scene, worst + 1)
    if (spots.length === 0) return
    const { paper, onSeverity } = scene.palette
    painter.fill(colour, (pen) => spots.forEach(({ x, y }) => pen.circle(x, y, BADGE_RADIUS * growth)))
    painter.stroke({ colour: paper, width: BADGE_RING, dash: [] }, (pen) =>
      spots.forEach(({ x, y }) => pen.circle(x, y, BADGE_RADIUS * growth)),
    )
    const numbered = spots.map((spot) => ({ ...spot, number: numberOf(spot, scene.badgeNumbers) }))
    painter.text({ colour: onSeverity, size: SIGN_SIZE * growth, weight: 700, align: 'center' }, (put) => {
      for (const { x, y, number } of numbered) if (number === undefined) put('!', x, y)
    })
    painter.text({ colour: onSeverity, size: NUMBER_SIZE * growth, weight: 700, align: 'center' }, (put) => {
      for (const { x, y, number } of numbered) if (number !== undefined) put(String(number), x, y)
    })
  })
}

function numberOf({ kind, row }: Place, numbers: BadgeNumbers | undefined): number | undefined {
  return kind === 'node' ? numbers?.nodes.get(row) : numbers?.edges.get(row)
}

/** Returns the badge positions of those rows that have findings of one severity, 2 for errors and 1 for advice. */
export function badgeSpots({ drawing, nodes, edges }: Pick<Scene, 'drawing' | 'nodes' | 'edges'>, worst: number): BadgeSpot[] {
  const spots: BadgeSpot[] = []
  const route = newRoute()
  // A wire and the device at its end have their findings together: the device bears the badge.
  for (const edge of drawing.wires ? [] : edges) {
    if (drawing.marks?.edgeWorst[edge] !== worst) continue
    const stretch = labelStretch(route, pipeRoute(drawing, edge, route))
    if (!stretch) continue
    spots.push(
      stretch.isVertical
        ? { kind: 'edge', row: edge, x: (stretch.startX + stretch.endX) / 2 - ASIDE, y: (stretch.startY + stretch.endY) / 2 }
        : {
            kind: 'edge',
            row: edge,
            x: (stretch.startX + stretch.endX) / 2 + stretch.length / 2 - ASIDE,
            y: (stretch.startY + stretch.endY) / 2 + ASIDE,
          },
    )
  }
  for (const row of nodes) {
    if (drawing.marks?.nodeWorst[row] !== worst) continue
    spots.push({
      kind: 'node',
      row,
      x: (drawing.x[row] ?? 0) + (drawing.halfWidth[row] ?? 0) + BADGE_RISE,
      y: (drawing.y[row] ?? 0) - (drawing.halfHeight[row] ?? 0) - BADGE_RISE,
    })
  }
  return spots
}
