import { useEffect, useState } from 'react'
import type { Rect } from './place-card'

/** Returns where an element is on screen, followed frame by frame as the page moves; null while it is not there. */
export function useAnchor(selectors: readonly string[]): Rect | null {
  const [rect, setRect] = useState<Rect | null>(null)
  useEffect(() => {
    let known = ''
    let frame = 0
    const look = (): void => {
      const found = visible(selectors)
      const now = found ? [found.left, found.top, found.width, found.height].map(Math.round).join() : ''
      if (now !== known) {
        known = now
        setRect(found)
      }
      frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [selectors])
  return rect
}

function visible(selectors: readonly string[]): Rect | null {
  for (const selector of selectors) {
    const element = document.querySelector(selector)
    if (!element) continue
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const isShown = right > left && bottom > top && right > 0 && bottom > 0 && left < window.innerWidth && top < window.innerHeight
    if (isShown) return { left, top, width: right - left, height: bottom - top }
  }
  return null
}
