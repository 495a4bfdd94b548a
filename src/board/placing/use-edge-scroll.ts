import { useEffect, useRef } from 'react'
import type { BoardView } from '../frame/use-board-view'

/** Within this many pixels of an edge the board scrolls while an item is carried. */
const ZONE_PX = 40
const FASTEST_PX = 14

/** Returns the pixels by which the view scrolls in one frame while an item is carried at (px,py). */
export function edgeScroll(px: number, py: number, width: number, height: number): { dx: number; dy: number } {
  return { dx: pull(px, width), dy: pull(py, height) }
}

function pull(at: number, size: number): number {
  if (at < 0 || at > size) return 0
  if (at < ZONE_PX) return Math.ceil(((ZONE_PX - at) / ZONE_PX) * FASTEST_PX)
  if (at > size - ZONE_PX) return -Math.ceil(((at - (size - ZONE_PX)) / ZONE_PX) * FASTEST_PX)
  return 0
}

/** Scrolls the board while an item is carried near an edge. */
export function useEdgeScroll(
  isCarrying: boolean,
  here: () => { px: number; py: number } | null,
  board: BoardView,
  aim: (px: number, py: number) => void,
): void {
  const latest = useRef({ here, board, aim })
  useEffect(() => {
    latest.current = { here, board, aim }
  })
  useEffect(() => {
    if (!isCarrying) return
    let frame = 0
    // A palette item crosses an edge first, so scrolling starts only after the pointer has been well inside.
    let hasBeenInside = false
    const turn = (): void => {
      frame = requestAnimationFrame(turn)
      const { here: point, board: shown, aim: again } = latest.current
      const at = point()
      const { width, height, ...view } = shown.viewport()
      if (!at) return
      const { dx, dy } = edgeScroll(at.px, at.py, width, height)
      const isOver = at.px >= 0 && at.py >= 0 && at.px <= width && at.py <= height
      if (dx === 0 && dy === 0) hasBeenInside ||= isOver
      if (!hasBeenInside || (dx === 0 && dy === 0)) return
      shown.set({ ...view, x: view.x + dx, y: view.y + dy })
      again(at.px, at.py)
    }
    frame = requestAnimationFrame(turn)
    return () => cancelAnimationFrame(frame)
  }, [isCarrying])
}
