import { useVirtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'

/** Tables up to this many rows are drawn whole. */
export const WHOLE_TABLE_ROWS = 200

export interface RowWindow {
  from: number
  /** One past the last drawn row. */
  to: number
  /** Heights of what is left out above and below, in px. */
  before: number
  after: number
  reveal: (place: number) => void
}

/** Which rows of a long table are drawn: those in view and a few around them. */
export function useRowWindow(count: number, rowHeight: number, scroller: RefObject<HTMLDivElement | null>): RowWindow {
  const isWhole = count <= WHOLE_TABLE_ROWS
  const virtual = useVirtualizer({
    count: isWhole ? 0 : count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    enabled: !isWhole,
  })
  if (isWhole) return { from: 0, to: count, before: 0, after: 0, reveal: () => undefined }
  const items = virtual.getVirtualItems()
  const first = items[0]
  const last = items[items.length - 1]
  return {
    from: first?.index ?? 0,
    to: (last?.index ?? -1) + 1,
    before: first?.start ?? 0,
    after: virtual.getTotalSize() - (last?.end ?? 0),
    reveal: (place) => virtual.scrollToIndex(place),
  }
}
