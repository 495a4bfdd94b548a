import type { Gesture, PointerAt } from './gesture'
import type { GestureHost } from './gesture-host'

/** Pans the view with the pointer. */
export function pan(host: GestureHost, from: PointerAt): Gesture {
  let last = from
  const self: Gesture = {
    move(at) {
      const view = host.view()
      host.setView({ ...view, x: view.x + at.x - last.x, y: view.y + at.y - last.y })
      last = at
      return self
    },
    up: () => null,
    cancel: () => undefined,
  }
  return self
}
