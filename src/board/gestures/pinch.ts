import { zoomAt } from '../../drawing/view/view'
import type { GestureHost } from './gesture-host'

interface Point {
  x: number
  y: number
}

/** Handles a move of one of two fingers: the view pans with their midpoint and zooms with their distance. */
export function pinch(host: GestureHost, before: Point, now: Point, other: Point): void {
  const distance = (point: Point): number => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y))
  const view = host.view()
  const panned = { ...view, x: view.x + (now.x - before.x) / 2, y: view.y + (now.y - before.y) / 2 }
  host.setView(zoomAt(panned, (now.x + other.x) / 2, (now.y + other.y) / 2, distance(now) / distance(before)))
}
