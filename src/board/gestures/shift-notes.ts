import type { Gesture, PointerAt } from './gesture'
import type { GestureHost } from './gesture-host'

/** Drags text blocks freely with the pointer. */
export function shiftNotes(host: GestureHost, from: PointerAt): Gesture {
  const self: Gesture = {
    move(at) {
      host.shiftNotes(at.x - from.x, at.y - from.y)
      return self
    },
    up() {
      host.settleNotes(true)
      return null
    },
    cancel: () => host.settleNotes(false),
  }
  return self
}
