import { useEffect } from 'react'
import type { Drawing } from '../../drawing/drawing/drawing'
import { prepareTreeOrder } from '../../drawing/names/tree-order'
import { linesOf } from '../lines/lines'
import { LARGE_NODES } from '../../model/diagram/is-large'
import { slice } from '../../schedule/slice'

/** Delay after the last edit of a burst, in milliseconds. */
const AFTER_MS = 600

/** Prepares the order of a large drawing while the page is idle, so that lists and tables open at once. */
export function useReadyOrder(drawing: Drawing): void {
  useEffect(() => {
    if (drawing.nodeCount < LARGE_NODES) return
    const stop = new AbortController()
    const timer = setTimeout(() => void slice(prepareLines(drawing), { signal: stop.signal, isIdle: true }), AFTER_MS)
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [drawing])
}

function* prepareLines(drawing: Drawing): Generator<void, void> {
  const found = yield* prepareTreeOrder(drawing)
  if (found) linesOf(drawing, found.order)
}
