import { createContext, useContext, useEffect } from 'react'
import type { ReactNode } from 'react'
import type { OpenSystem } from './use-open-system'
import { useUnhurried } from './use-unhurried'
import type { Drawing } from '../../drawing/drawing/drawing'
import { prepareTreeOrder } from '../../drawing/names/tree-order'
import { linesOf } from '../lines/lines'
import { LARGE_NODES } from '../../model/diagram/is-large'
import { slice } from '../../schedule/slice'

/** Delay after the last edit of a burst, in milliseconds. */
const AFTER_MS = 600

/** Prepares the order of a large drawing while the page is idle, so that lists and tables open at once. */
function useReadyOrder(drawing: Drawing): void {
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

const Now = createContext<OpenSystem | null>(null)
const Beside = createContext<OpenSystem | null>(null)

interface WithProps {
  children: (open: OpenSystem) => ReactNode
}

/** Provides the open system to the parts that show it, so that an edit renders these and not the frame around them. */
export function ShownSystem({ open, children }: { open: OpenSystem; children: ReactNode }) {
  const beside = useUnhurried(open, open.drawing.nodeCount)
  useReadyOrder(beside.drawing)
  return (
    <Now value={open}>
      <Beside value={beside}>{children}</Beside>
    </Now>
  )
}

/** Renders content together with the edit: the board, or the table in its place. */
export function WithOpen({ children }: WithProps) {
  const open = useContext(Now)
  return open && children(open)
}

/** Renders content after the board has been painted. */
export function WithBeside({ children }: WithProps) {
  const open = useContext(Beside)
  return open && children(open)
}
