import { useEffect } from 'react'
import type { RefObject } from 'react'
import type { GestureHost } from '../gestures/gesture-host'
import { useLatest } from '../../ui/hooks/use-latest'
import { attachPointer } from '../gestures/pointer'
import { attachWheel } from '../gestures/wheel'

/** Attaches pointer and wheel listeners once and passes events to the host of the latest render. */
export function usePointer(element: RefObject<HTMLElement | null>, host: GestureHost): void {
  // Updated within the commit: a drop between the commit and a later effect would be queued for places that are known already, and be lost.
  const latest = useLatest(host)
  useEffect(() => {
    const over = element.current
    if (!over) return
    const through: GestureHost = {
      view: () => latest.current.view(),
      setView: (next) => latest.current.setView(next),
      placeAt: (px, py, isTouch) => latest.current.placeAt(px, py, isTouch),
      hover: (place, px, py) => latest.current.hover(place, px, py),
      pick: (place, mode) => latest.current.pick(place, mode),
      lasso: (box) => latest.current.lasso(box),
      pickInside: (box) => latest.current.pickInside(box),
      open: (place) => latest.current.open(place),
      menu: (place, px, py) => latest.current.menu(place, px, py),
      holding: (at) => latest.current.holding(at),
      lift: (place, isTouch) => latest.current.lift(place, isTouch),
      isPlacing: () => latest.current.isPlacing(),
      aim: (px, py) => latest.current.aim(px, py),
      drop: () => latest.current.drop(),
      endPlacing: () => latest.current.endPlacing(),
      shiftNotes: (dx, dy) => latest.current.shiftNotes(dx, dy),
      settleNotes: (isKept) => latest.current.settleNotes(isKept),
    }
    const stops = [attachPointer(over, through), attachWheel(over, through)]
    return () => stops.forEach((stop) => stop())
  }, [element, latest])
}
