import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import type { BoardHandle } from './board-handle'
import type { BoardWork } from './board-work'
import type { Drawing } from '../../drawing/drawing/drawing'
import { drawingStart, labelledExtent, withLabels } from '../../drawing/view/labelled-extent'
import { placesBox } from '../../drawing/view/places-box'
import type { PlacingControl } from '../placing/use-placing'
import type { Place } from '../../drawing/view/spatial-index'
import type { BoardView } from './use-board-view'
import { centreView, fitView, openView, zoomAt } from '../../drawing/view/view'
import type { View } from '../../drawing/view/view'

interface HandledParts {
  frame: RefObject<HTMLDivElement | null>
  board: BoardView
  drawing: Drawing
  places: readonly Place[]
  placing: PlacingControl
  work: BoardWork | undefined
  /** Pixels per board unit at 100 %. */
  fullScale: number
}

/** Returns the handle through which tools and panels control the board. */
export function useBoardHandle({ frame, board, drawing, places, placing, work, fullScale }: HandledParts): BoardHandle {
  const over = useLastPoint(frame)
  const zoomBy = (factor: number): void => {
    const { width, height, ...view } = board.viewport()
    board.set(zoomAt(view, width / 2, height / 2, factor))
  }
  /** Returns a view for the part of the window that no panel lies over. */
  const inFree = (view: (width: number, height: number) => View): View => {
    const { minX, minY, maxX, maxY } = board.free()
    const found = view(maxX - minX, maxY - minY)
    return { ...found, x: found.x + minX, y: found.y + minY }
  }
  const inFrame = (clientX: number, clientY: number): [number, number] => {
    const box = frame.current?.getBoundingClientRect()
    return [clientX - (box?.left ?? 0), clientY - (box?.top ?? 0)]
  }
  const isInside = (px: number, py: number): boolean => {
    const { width, height } = board.viewport()
    return px >= 0 && py >= 0 && px <= width && py <= height
  }
  return {
    showStart: () => {
      board.set(inFree((width, height) => openView(labelledExtent(drawing), drawingStart(drawing), width, height)))
    },
    fit: () => {
      board.set(inFree((width, height) => fitView(labelledExtent(drawing), width, height)))
    },
    zoomBy,
    zoomTo: (scale) => zoomBy((scale * fullScale) / board.view.current.scale),
    zoomToPicked: () => {
      const box = placesBox(drawing, places)
      if (box) board.set(inFree((width, height) => fitView(withLabels(box), width, height)))
    },
    reveal: (place) => {
      const box = placesBox(drawing, [place])
      if (box) board.reveal(box)
    },
    goTo: (place) => {
      const box = placesBox(drawing, [place])
      if (box) board.goTo(box)
    },
    focus: () => frame.current?.focus(),
    viewport: board.viewport,
    lookAt: (x, y) => {
      const { width, height, ...view } = board.viewport()
      board.set(centreView(view, x, y, width, height))
    },
    onView: board.onView,
    screenBox: (place) => {
      const box = placesBox(drawing, [place])
      if (!box) return null
      const { x, y, scale } = board.view.current
      return {
        x: box.minX * scale + x,
        y: box.minY * scale + y,
        width: (box.maxX - box.minX) * scale,
        height: (box.maxY - box.minY) * scale,
      }
    },
    beginPlacing: (item) => {
      work?.onBeginPlacing(item)
      frame.current?.focus()
    },
    carryTo: (clientX, clientY) => placing.aim(...inFrame(clientX, clientY)),
    dropAt: (clientX, clientY) => {
      const [px, py] = inFrame(clientX, clientY)
      if (!isInside(px, py)) {
        work?.onDrop(null, { x: NaN, y: NaN })
        return
      }
      placing.aim(px, py)
      placing.drop()
    },
    pointer: () => {
      if (!over.current || !isInside(over.current.x, over.current.y)) return board.middle()
      const { x, y, scale } = board.view.current
      return { x: (over.current.x - x) / scale, y: (over.current.y - y) / scale }
    },
  }
}

/** Tracks the last point of the pointer over the board, in pixels of its frame. */
function useLastPoint(frame: RefObject<HTMLElement | null>): RefObject<{ x: number; y: number } | null> {
  const point = useRef<{ x: number; y: number } | null>(null)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const note = (event: PointerEvent): void => {
      const box = element.getBoundingClientRect()
      point.current = { x: event.clientX - box.left, y: event.clientY - box.top }
    }
    element.addEventListener('pointermove', note)
    element.addEventListener('pointerdown', note)
    return () => {
      element.removeEventListener('pointermove', note)
      element.removeEventListener('pointerdown', note)
    }
  }, [frame])
  return point
}
