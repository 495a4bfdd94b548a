import type { Stage as KonvaStage } from 'konva/lib/Stage'
import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import type { ElementSize } from './use-element-size'
import { freePart, goToBox, revealBox } from '../../drawing/view/view'
import type { Box, View, Viewport } from '../../drawing/view/view'

/** The visible part of the board and the functions that change it. */
export interface BoardView {
  view: RefObject<View>
  set: (next: View) => void
  viewport: () => Viewport
  /** The part of the window that no panel lies over. */
  free: () => Box
  /** Moves the view as little as needed to show a box. */
  reveal: (box: Box) => void
  /** Brings a box that is out of sight to the middle of the window, or beside it where the middle is covered. */
  goTo: (box: Box) => void
  /** Returns the board point in the middle of the window. */
  middle: () => { x: number; y: number }
  /** Subscribes to every pan, zoom and change of the window's size. Returns the function that unsubscribes. */
  onView: (listener: () => void) => () => void
}

/** Keeps the view outside React: a pan moves the stage and renders nothing. `onMoved` is called after each change. */
export function useBoardView(
  frame: RefObject<HTMLElement | null>,
  stage: RefObject<KonvaStage | null>,
  size: ElementSize,
  onMoved: (scale: number) => void,
): BoardView {
  const view = useRef<View>({ x: 0, y: 0, scale: 1 })
  const viewers = useRef(new Set<() => void>())
  useEffect(() => viewers.current.forEach((tell) => tell()), [size])

  const set = (next: View): void => {
    view.current = next
    stage.current?.position({ x: next.x, y: next.y })
    stage.current?.scale({ x: next.scale, y: next.scale })
    stage.current?.batchDraw()
    onMoved(next.scale)
    viewers.current.forEach((tell) => tell())
  }
  const bring = (by: typeof revealBox, box: Box): void => {
    const next = by(view.current, box, size.width, size.height, coversOf(frame.current))
    if (next !== view.current) set(next)
  }
  return {
    view,
    set,
    viewport: () => ({ ...view.current, ...size }),
    free: () => freePart(size.width, size.height, panelsOver(frame.current)),
    reveal: (box) => bring(revealBox, box),
    goTo: (box) => bring(goToBox, box),
    middle: () => ({
      x: (size.width / 2 - view.current.x) / view.current.scale,
      y: (size.height / 2 - view.current.y) / view.current.scale,
    }),
    onView: (listener) => {
      viewers.current.add(listener)
      return () => viewers.current.delete(listener)
    },
  }
}

/** Returns the boxes of fixed elements that cover the board, in pixels of its frame. */
function coversOf(frame: HTMLElement | null): Box[] {
  return frame ? boxesIn(frame, frame.querySelectorAll('[data-over-board="always"]')) : []
}

/** Returns the boxes of drawers that lie over a side of the board, in pixels of its frame. */
function panelsOver(frame: HTMLElement | null): Box[] {
  return frame ? boxesIn(frame, document.querySelectorAll('[data-over-board="side"]')) : []
}

function boxesIn(frame: HTMLElement, elements: NodeListOf<Element>): Box[] {
  const { left, top } = frame.getBoundingClientRect()
  return Array.from(elements, (element) => {
    const box = element.getBoundingClientRect()
    return { minX: box.left - left, minY: box.top - top, maxX: box.right - left, maxY: box.bottom - top }
  })
}
