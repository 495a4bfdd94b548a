import type { Box } from '../../drawing/view/view'
import type { Gesture, PointerAt } from './gesture'
import type { GestureHost } from './gesture-host'

/** Draws a box and adds the rows inside it to those that are picked. */
export function lasso(host: GestureHost, from: PointerAt): Gesture {
  const boxTo = (to: PointerAt): Box => {
    const { x, y, scale } = host.view()
    const [ax, ay, bx, by] = [(from.x - x) / scale, (from.y - y) / scale, (to.x - x) / scale, (to.y - y) / scale]
    return { minX: Math.min(ax, bx), minY: Math.min(ay, by), maxX: Math.max(ax, bx), maxY: Math.max(ay, by) }
  }
  const self: Gesture = {
    move(at) {
      host.lasso(boxTo(at))
      return self
    },
    up(at) {
      host.pickInside(boxTo(at))
      host.lasso(null)
      return null
    },
    cancel: () => host.lasso(null),
  }
  return self
}
