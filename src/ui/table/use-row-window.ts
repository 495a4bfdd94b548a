import { useMediaQuery } from '@mantine/hooks'
import { useCallback, useRef, useSyncExternalStore } from 'react'

/** Rows of a long list drawn above and below those in view, so that fast scrolling shows no gaps. */
export const ROWS_AROUND = 8

/** Tables up to this many rows are drawn whole. */
export const WHOLE_TABLE_ROWS = 200

/** More rows than any screen shows at a time. */
const MOST_SHOWN = 4_096
/** Least row heights of `tokens.css`, with a mouse and with touch. */
const LEAST_PX = { fine: 32, coarse: 44 }

export interface RowWindow {
  from: number
  /** One past the last drawn row. */
  to: number
  /** Heights of the rows left out above and below, in px. */
  before: number
  after: number
  /** Measured height of one row, in px. */
  rowPx: number
  reveal: (place: number) => void
}

/**
 * Returns which rows of a long table are drawn: those in view and a few around them. All rows have the same height; up to `wholeRows` rows are drawn without
 * measuring.
 */
export function useRowWindow(count: number, wantedHeight: number, box: HTMLDivElement | null, wholeRows = WHOLE_TABLE_ROWS): RowWindow {
  const isCoarse = useMediaQuery('(pointer: coarse)')
  const height = Math.max(wantedHeight, isCoarse ? LEAST_PX.coarse : LEAST_PX.fine)
  const isWhole = count <= wholeRows
  // Measuring the box during a render forces a layout of half a page, so it is measured only after a layout.
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
  // Both values share one number: with two listeners, the second would measure right after the first has changed the box, and force a layout.
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
      // The sticky head and foot would cover the row.
      if (place * height < box.scrollTop) box.scrollTo({ top: place * height })
      else if ((place + 3) * height > box.scrollTop + box.clientHeight) box.scrollTo({ top: (place + 3) * height - box.clientHeight })
      // The caller renders before the browser reports the new scroll position.
      seen.current = seenOf(box)
    },
    [box, isWhole, height],
  )
  return { from, to, before: from * height, after: (count - to) * height, rowPx: height, reveal }
}

function seenOf(box: HTMLDivElement): { top: number; height: number } {
  return { top: box.scrollTop, height: box.clientHeight }
}
