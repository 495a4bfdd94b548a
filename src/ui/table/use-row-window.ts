import { useMediaQuery } from '@mantine/hooks'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import { ROWS_AROUND } from './rows-around'

/** Tables up to this many rows are drawn whole. */
export const WHOLE_TABLE_ROWS = 200

/** More rows than any screen shows at a time. */
const MOST_SHOWN = 4_096
/** Least heights of `tokens.css`, with a mouse and under a finger. */
const LEAST_PX = { fine: 32, coarse: 44 }

export interface RowWindow {
  from: number
  /** One past the last drawn row. */
  to: number
  /** Heights of what is left out above and below, in px. */
  before: number
  after: number
  /** Height of one row as it is drawn, in px. */
  rowPx: number
  reveal: (place: number) => void
}

/** Which rows of a long table are drawn: those in view and a few around them. All rows have the same height; up to `wholeRows` of them are drawn without asking. */
export function useRowWindow(count: number, wantedHeight: number, box: HTMLDivElement | null, wholeRows = WHOLE_TABLE_ROWS): RowWindow {
  const isCoarse = useMediaQuery('(pointer: coarse)')
  const height = Math.max(wantedHeight, isCoarse ? LEAST_PX.coarse : LEAST_PX.fine)
  const isWhole = count <= wholeRows
  // Asked for while a screen is rendered, a box would make the browser lay out half a page; it is looked at when it has been laid out anyway.
  const seen = useRef({ top: 0, height: 0 })

  const watch = useCallback(
    (changed: () => void) => {
      if (!box || isWhole) return () => undefined
      const look = (): void => {
        seen.current = seenOf(box)
        changed()
      }
      const sizes = new ResizeObserver(look)
      sizes.observe(box)
      box.addEventListener('scroll', look, { passive: true })
      return () => {
        sizes.disconnect()
        box.removeEventListener('scroll', look)
      }
    },
    [box, isWhole],
  )
  // Both in one number: with a listener for each, the second would look at the box when the first has just changed it, and lay it out again.
  const inView = useSyncExternalStore(watch, () =>
    isWhole
      ? count
      : Math.max(0, Math.floor(seen.current.top / height)) * MOST_SHOWN + Math.min(MOST_SHOWN - 1, Math.ceil(seen.current.height / height)),
  )
  const first = isWhole ? 0 : Math.floor(inView / MOST_SHOWN)
  const shown = isWhole ? count : inView % MOST_SHOWN

  const from = isWhole ? 0 : Math.max(0, Math.min(first, count - shown) - ROWS_AROUND)
  const to = Math.min(count, first + shown + ROWS_AROUND)
  const reveal = useCallback(
    (place: number): void => {
      if (!box || isWhole) return
      // The head and the foot stick to the edges and would cover the row.
      if (place * height < box.scrollTop) box.scrollTo({ top: place * height })
      else if ((place + 3) * height > box.scrollTop + box.clientHeight) box.scrollTo({ top: (place + 3) * height - box.clientHeight })
      // Whoever moves there renders before the browser tells of the new place.
      seen.current = seenOf(box)
    },
    [box, isWhole, height],
  )
  return { from, to, before: from * height, after: (count - to) * height, rowPx: height, reveal }
}

function seenOf(box: HTMLDivElement): { top: number; height: number } {
  return { top: box.scrollTop, height: box.clientHeight }
}
