import type { Gesture, PointerAt } from './gesture'
import type { GestureHost } from './gesture-host'
import { pan } from './pan'
import { press } from './press'
import { zoomAt } from '../../drawing/view/view'

interface Point {
  x: number
  y: number
}

/** Handles a move of one of two fingers: the view pans with their midpoint and zooms with their distance. */
function pinch(host: GestureHost, before: Point, now: Point, other: Point): void {
  const distance = (point: Point): number => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y))
  const view = host.view()
  const panned = { ...view, x: view.x + (now.x - before.x) / 2, y: view.y + (now.y - before.y) / 2 }
  host.setView(zoomAt(panned, (now.x + other.x) / 2, (now.y + other.y) / 2, distance(now) / distance(before)))
}

const LEFT = 0
const MIDDLE = 1
const RIGHT = 2

/**
 * Attaches the pointer listeners and passes events to the gesture in progress. Two fingers always pan and zoom, whichever gesture one of them had
 * begun. Returns the function that removes all listeners.
 */
export function attachPointer(element: HTMLElement, host: GestureHost): () => void {
  let gesture: Gesture | null = null
  const fingers = new Map<number, PointerAt>()

  const pointOf = (event: PointerEvent | MouseEvent): PointerAt => {
    const box = element.getBoundingClientRect()
    return {
      x: event.clientX - box.left,
      y: event.clientY - box.top,
      isShift: event.shiftKey,
      isCtrl: event.ctrlKey || event.metaKey,
      isTouch: event instanceof PointerEvent && event.pointerType === 'touch',
    }
  }
  const isOwn = (event: Event): boolean => !(event.target instanceof Element && event.target.closest('[data-over-board]'))

  const onDown = (event: PointerEvent): void => {
    if (!isOwn(event)) return
    const at = pointOf(event)
    fingers.set(event.pointerId, at)
    element.setPointerCapture(event.pointerId)
    element.focus({ preventScroll: true })
    if (fingers.size > 1) {
      gesture?.cancel()
      gesture = null
    } else if (event.button === MIDDLE) gesture = pan(host, at)
    else if (event.button === LEFT) gesture = press(host, at)
    if (event.button === MIDDLE) event.preventDefault()
  }

  const onMove = (event: PointerEvent): void => {
    const at = pointOf(event)
    const before = fingers.get(event.pointerId)
    if (before) fingers.set(event.pointerId, at)
    if (before && fingers.size === 2) {
      const other = Array.from(fingers).find(([finger]) => finger !== event.pointerId)?.[1]
      if (other) pinch(host, before, at, other)
    } else if (gesture) gesture = gesture.move(at)
    else if (fingers.size === 0 && isOwn(event)) rest(at)
  }
  const rest = (at: PointerAt): void => {
    if (host.isPlacing()) host.aim(at.x, at.y)
    else host.hover(host.placeAt(at.x, at.y, at.isTouch), at.x, at.y)
  }

  const onUp = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId)) return
    gesture = gesture?.up(pointOf(event)) ?? null
  }
  const onCancel = (event: PointerEvent): void => {
    fingers.delete(event.pointerId)
    gesture?.cancel()
    gesture = null
  }
  const onLeave = (): void => host.hover(null, 0, 0)
  const onDoubleClick = (event: MouseEvent): void => {
    const at = pointOf(event)
    const place = isOwn(event) ? host.placeAt(at.x, at.y, false) : null
    if (place) host.open(place)
  }
  const onContextMenu = (event: MouseEvent): void => {
    if (!isOwn(event)) return
    event.preventDefault()
    // A held finger opens the menu itself, and the board handles the menu key. On a Mac, Ctrl with the left button asks for a menu too.
    const isAsked = event.button === RIGHT || (event.button === LEFT && event.ctrlKey)
    if (!(event instanceof PointerEvent) || event.pointerType !== 'mouse' || !isAsked) return
    gesture?.cancel()
    gesture = null
    const at = pointOf(event)
    host.menu(host.placeAt(at.x, at.y, false), at.x, at.y)
  }

  const listeners: [keyof HTMLElementEventMap, (event: never) => void][] = [
    ['pointerdown', onDown],
    ['pointermove', onMove],
    ['pointerup', onUp],
    ['pointercancel', onCancel],
    ['pointerleave', onLeave],
    ['dblclick', onDoubleClick],
    ['contextmenu', onContextMenu],
  ]
  for (const [name, listener] of listeners) element.addEventListener(name, listener as EventListener)
  return () => {
    for (const [name, listener] of listeners) element.removeEventListener(name, listener as EventListener)
  }
}
