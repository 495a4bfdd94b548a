import { useEffect, useRef } from 'react'
import type { BoardView } from '../frame/use-board-view'
import { edgeScroll } from './edge-scroll'

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
