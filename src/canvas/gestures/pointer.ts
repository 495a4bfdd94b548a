import type { Box } from '../view'
import { zoomAt } from '../view'
import type { GestureHost } from './gesture-host'

/** A pointer that moved less than this was a click. */
const CLICK_PX = 4

interface Point {
  x: number
  y: number
}

type Gesture =
  { kind: 'press'; from: Point; isShift: boolean } | { kind: 'pan'; last: Point } | { kind: 'lasso'; from: Point } | { kind: 'pinch' }

/**
 * Pointer on the board: a click picks, shift adds; a drag pans, also with the middle button and with space held; shift and drag box
 * what they pick; two fingers pan and zoom. Returns the function that takes all listeners off.
 */
export function attachPointer(element: HTMLElement, host: GestureHost): () => void {
  let gesture: Gesture | null = null
  const fingers = new Map<number, Point>()

  const pointOf = (event: PointerEvent | MouseEvent): Point => {
    const box = element.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  const boardBox = (a: Point, b: Point): Box => {
    const { x, y, scale } = host.view()
    const at = (p: Point): Point => ({ x: (p.x - x) / scale, y: (p.y - y) / scale })
    const [from, to] = [at(a), at(b)]
    return { minX: Math.min(from.x, to.x), minY: Math.min(from.y, to.y), maxX: Math.max(from.x, to.x), maxY: Math.max(from.y, to.y) }
  }
  const panBy = (dx: number, dy: number): void => {
    const view = host.view()
    host.setView({ ...view, x: view.x + dx, y: view.y + dy })
  }

  const onDown = (event: PointerEvent): void => {
    const point = pointOf(event)
    fingers.set(event.pointerId, point)
    element.setPointerCapture(event.pointerId)
    element.focus({ preventScroll: true })
    if (fingers.size === 2) gesture = { kind: 'pinch' }
    else if (event.button === 1) gesture = { kind: 'pan', last: point }
    else if (event.button === 0) gesture = { kind: 'press', from: point, isShift: event.shiftKey }
    if (event.button === 1) event.preventDefault()
  }

  const onMove = (event: PointerEvent): void => {
    const point = pointOf(event)
    const before = fingers.get(event.pointerId)
    if (before) fingers.set(event.pointerId, point)
    if (gesture?.kind === 'pinch' && before) pinch(event.pointerId, before, point)
    else if (gesture?.kind === 'pan') {
      panBy(point.x - gesture.last.x, point.y - gesture.last.y)
      gesture.last = point
    } else if (gesture?.kind === 'lasso') host.lasso(boardBox(gesture.from, point))
    else if (gesture?.kind === 'press') {
      if (Math.hypot(point.x - gesture.from.x, point.y - gesture.from.y) < CLICK_PX) return
      const { from, isShift } = gesture
      host.hover(null, point.x, point.y)
      if (isShift) gesture = { kind: 'lasso', from }
      else {
        gesture = { kind: 'pan', last: point }
        panBy(point.x - from.x, point.y - from.y)
      }
    } else host.hover(host.placeAt(point.x, point.y), point.x, point.y)
  }

  const pinch = (id: number, before: Point, now: Point): void => {
    const other = Array.from(fingers).find(([finger]) => finger !== id)?.[1]
    if (!other) return
    const distance = (point: Point): number => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y))
    panBy((now.x - before.x) / 2, (now.y - before.y) / 2)
    host.setView(zoomAt(host.view(), (now.x + other.x) / 2, (now.y + other.y) / 2, distance(now) / distance(before)))
  }

  const onUp = (event: PointerEvent): void => {
    const point = pointOf(event)
    fingers.delete(event.pointerId)
    if (gesture?.kind === 'press')
      host.pick(host.placeAt(point.x, point.y), gesture.isShift || event.ctrlKey || event.metaKey ? 'toggle' : 'only')
    if (gesture?.kind === 'lasso') {
      host.pickInside(boardBox(gesture.from, point))
      host.lasso(null)
    }
    gesture = null
  }

  const onCancel = (event: PointerEvent): void => {
    fingers.delete(event.pointerId)
    if (gesture?.kind === 'lasso') host.lasso(null)
    gesture = null
  }
  const onLeave = (): void => host.hover(null, 0, 0)
  const onDoubleClick = (event: MouseEvent): void => {
    const point = pointOf(event)
    const place = host.placeAt(point.x, point.y)
    if (place) host.open(place)
  }

  element.addEventListener('pointerdown', onDown)
  element.addEventListener('pointermove', onMove)
  element.addEventListener('pointerup', onUp)
  element.addEventListener('pointercancel', onCancel)
  element.addEventListener('pointerleave', onLeave)
  element.addEventListener('dblclick', onDoubleClick)
  return () => {
    element.removeEventListener('pointerdown', onDown)
    element.removeEventListener('pointermove', onMove)
    element.removeEventListener('pointerup', onUp)
    element.removeEventListener('pointercancel', onCancel)
    element.removeEventListener('pointerleave', onLeave)
    element.removeEventListener('dblclick', onDoubleClick)
  }
}
