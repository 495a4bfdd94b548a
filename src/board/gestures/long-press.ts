import type { PointerAt } from './gesture'
import type { GestureHost } from './gesture-host'

/** A tap shows no ring; a finger that stays does, and opens the menu when the ring is full. */
const RING_MS = 150
const MENU_MS = 550

/** Waits whether a finger stays where it is. Returns what calls the waiting off. */
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
