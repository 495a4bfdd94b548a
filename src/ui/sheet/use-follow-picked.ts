import { useEffect, useRef } from 'react'
import type { SheetProps } from './sheet-props'
import type { SheetCursor } from './use-sheet-cursor'

/** Moves the cursor to what was picked elsewhere: on the board, in a list of findings, by a search. */
export function useFollowPicked(grid: HTMLElement | null, { order, picked }: SheetProps, cursor: SheetCursor): void {
  const latest = useRef({ order, cursor })
  useEffect(() => {
    latest.current = { order, cursor }
  })
  useEffect(() => {
    const { order: shown, cursor: now } = latest.current
    const isHere = picked.has(shown[now.active.place] ?? -1)
    // Several lines that the sheet itself picked need not include the cursor.
    const isOwn = picked.size !== 1 && grid?.contains(document.activeElement)
    if (!grid || picked.size === 0 || isHere || isOwn) return
    const place = shown.findIndex((entry) => picked.has(entry))
    if (place >= 0) now.moveTo({ place, column: now.active.column }, false)
  }, [grid, picked])
}
