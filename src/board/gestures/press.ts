import type { Gesture, PointerAt } from './gesture'
import type { GestureHost } from './gesture-host'
import { lasso } from './lasso'
import { longPress } from './long-press'
import { pan } from './pan'
import { shiftNotes } from './shift-notes'

/** Carries an item with the pointer until it is released. If Escape ends the placing first, the rest of the drag is ignored. */
function carry(host: GestureHost): Gesture {
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

/** A pointer that moved less than this counts as a click; a finger gets more tolerance. */
const CLICK_PX = 4
const TAP_PX = 10

/**
 * Handles a button or finger that is down and has not moved yet. A release picks, or drops the carried item; a held finger opens the menu when
 * nothing is carried; a move becomes a drag, a lasso or a pan.
 */
export function press(host: GestureHost, from: PointerAt): Gesture {
  const place = host.placeAt(from.x, from.y, from.isTouch)
  let isSpent = false
  const stopWaiting =
    from.isTouch && !host.isPlacing()
      ? longPress(host, from, () => {
          isSpent = true
          host.menu(place, from.x, from.y)
        })
      : () => undefined

  const self: Gesture = {
    move(at) {
      if (isSpent || Math.hypot(at.x - from.x, at.y - from.y) < (from.isTouch ? TAP_PX : CLICK_PX)) return self
      stopWaiting()
      host.hover(null, at.x, at.y)
      return drag().move(at)
    },
    up(at) {
      stopWaiting()
      if (isSpent) return null
      if (host.isPlacing()) {
        host.aim(at.x, at.y)
        host.drop()
      } else host.pick(host.placeAt(at.x, at.y, at.isTouch), at.isShift || at.isCtrl ? 'toggle' : 'only')
      return null
    },
    cancel: () => stopWaiting(),
  }

  const drag = (): Gesture => {
    if (host.isPlacing()) return pan(host, from)
    if (from.isShift) return lasso(host, from)
    const lifted = place && host.lift(place, from.isTouch)
    if (lifted === 'branch') return carry(host)
    return lifted === 'notes' ? shiftNotes(host, from) : pan(host, from)
  }
  return self
}
