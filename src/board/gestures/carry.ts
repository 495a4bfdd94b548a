import type { Gesture } from './gesture'
import type { GestureHost } from './gesture-host'

/** A branch hangs on the pointer until it is let go. Escape may have ended the placing meanwhile: then the rest of the drag means nothing. */
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
