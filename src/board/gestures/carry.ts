import type { Gesture } from './gesture'
import type { GestureHost } from './gesture-host'

/** Carries an item with the pointer until it is released. If Escape ends the placing first, the rest of the drag is ignored. */
export function carry(host: GestureHost): Gesture {
  const self: Gesture = {
    move(at) {
      if (host.isPlacing()) host.aim(at.x, at.y)
      return self
    },
    up(at) {
      if (!host.isPlacing()) return null
      host.aim(at.x, at.y)
      host.drop()
      return null
    },
    cancel: () => host.endPlacing(),
  }
  return self
}
