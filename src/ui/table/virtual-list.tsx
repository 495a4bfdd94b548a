import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { lineOffsets, linesBetween } from './line-offsets'
import { moveFocus } from '../hooks/move-focus'
import classes from './virtual-list.module.css'
import { watchScroll } from './watch-scroll'

/** Extent in px of the lines drawn above and below those in view, so that fast scrolling shows no gaps. */
const AROUND_PX = 400

interface VirtualListProps {
  label: string
  count: number
  /** Height of a line that was never drawn. */
  estimatePx: number
  keyOf: (at: number) => string
  render: (at: number) => ReactNode
  /** Index of the line to scroll into view; -1 for none. */
  revealed?: number
}

/** A long list whose lines may be of any height: only those in view are drawn, and each is measured when it is. Arrow keys move among its entries. */
export function VirtualList({ label, count, estimatePx, keyOf, render, revealed = -1 }: VirtualListProps) {
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map())
  const offsets = useMemo(
    () => lineOffsets(count, (at) => heights.get(keyOf(at)) ?? estimatePx),
    // The keys depend on the lines, which are new with each render of the owner.
    [count, heights, keyOf, estimatePx],
  )
  const watch = useCallback(
    (changed: () => void) => {
      return box ? watchScroll(box, changed) : () => undefined
    },
    [box],
  )
  const step = AROUND_PX / 2
  const top = useSyncExternalStore(watch, () => Math.floor((box?.scrollTop ?? 0) / step) * step)
  const height = useSyncExternalStore(watch, () => box?.clientHeight ?? 0)
  const { from, to } = linesBetween(offsets, top - AROUND_PX, top + height + step + AROUND_PX)

  const measured = useCallback((key: string, px: number) => {
    setHeights((known) => (Math.abs((known.get(key) ?? -1) - px) < 1 ? known : new Map(known).set(key, px)))
  }, [])

  const latest = useRef(offsets)
  useEffect(() => {
    latest.current = offsets
  }, [offsets])
  // A line is revealed once, not again each time a height above it is measured.
  useEffect(() => {
    const start = latest.current[revealed]
    if (!box || start === undefined) return
    if (start < box.scrollTop) box.scrollTo({ top: start })
    else if (start + estimatePx > box.scrollTop + box.clientHeight) box.scrollTo({ top: start - box.clientHeight / 2 })
  }, [box, revealed, estimatePx])

  const places = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)
  return (
    <div ref={setBox} className={classes.box} onKeyDown={moveFocus}>
      <ul aria-label={label} className={classes.list} style={{ height: offsets[count] ?? 0 }}>
        {places.map((at) => (
          <Line key={keyOf(at)} name={keyOf(at)} top={offsets[at] ?? 0} place={at} count={count} onHeight={measured}>
            {render(at)}
          </Line>
        ))}
      </ul>
    </div>
  )
}

interface LineProps {
  name: string
  top: number
  place: number
  count: number
  onHeight: (key: string, px: number) => void
  children: ReactNode
}

function Line({ name, top, place, count, onHeight, children }: LineProps) {
  const line = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const element = line.current
    if (!element) return
    const sizes = new ResizeObserver(() => onHeight(name, element.offsetHeight))
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [name, onHeight])
  return (
    <li ref={line} className={classes.line} style={{ top }} aria-posinset={place + 1} aria-setsize={count}>
      {children}
    </li>
  )
}
