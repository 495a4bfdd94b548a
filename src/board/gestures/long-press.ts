import type { PointerAt } from './gesture'
import type { GestureHost } from './gesture-host'

/** The ring appears after this delay, so that a tap shows none; the menu opens when the ring is full. */
const RING_MS = 150
const MENU_MS = 550

/** Calls `onHeld` if a finger stays where it is. Returns the function that cancels the wait. */
export function longPress(host: GestureHost, at: PointerAt, onHeld: () => void): () => void {
  const ring = setTimeout(() => host.holding(at), RING_MS)
  const menu = setTimeout(() => {
    host.holding(null)
    onHeld()
  }, MENU_MS)
  return () => {
    clearTimeout(ring)
    clearTimeout(menu)
    host.holding(null)
  }
}
