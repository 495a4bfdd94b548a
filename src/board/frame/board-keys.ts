import type { Drawing } from '../../drawing/drawing/drawing'
import type { Place } from '../../drawing/view/spatial-index'
import { walk } from '../../drawing/drawing/tree-walk'
import type { Step } from '../../drawing/drawing/tree-walk'

/** What only looks. */
export interface ViewTarget {
  fit(): void
  zoomBy(factor: number): void
  zoomTo(scale: number): void
  zoomToPicked(): void
}

export interface KeyTarget extends ViewTarget {
  drawing: Drawing
  current: Place | null
  pick(place: Place | null): void
  /** With all that is picked already. */
  pickMore(place: Place | null): void
  pickAll(): void
  clear(): void
  open(place: Place): void
  remove(): void
  menu(): void
}

export interface KeyPressed {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
  /** Held: the key is said again and again. */
  repeat: boolean
}

const ZOOM_STEP = 1.25
const STEPS: Record<string, Step> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' }

/** Does what a key means on the board; false where it means nothing here. */
export function boardKey(event: KeyPressed, target: KeyTarget): boolean {
  // An arrow key with Alt would leave the page where nothing picked can be moved by it.
  if (event.altKey) return event.key in STEPS
  if (event.ctrlKey || event.metaKey) {
    if (event.key.toLowerCase() !== 'a' || event.shiftKey) return false
    target.pickAll()
    return true
  }
  const step = STEPS[event.key]
  if (step) {
    const next = walk(target.drawing, target.current, step)
    if (event.shiftKey) target.pickMore(next)
    else target.pick(next)
    return true
  }
  if (viewKey(event, target)) return true
  switch (event.key) {
    case 'ContextMenu':
      target.menu()
      return true
    case 'F10':
      if (!event.shiftKey) return false
      target.menu()
      return true
    default:
      return target.current !== null && keyOnPicked(event, target.current, target)
  }
}

/** Does what a key means that only looks, also while something is carried; false for all others. */
export function viewKey(event: KeyPressed, target: ViewTarget): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return false
  switch (event.key) {
    case '+':
    case '=':
      target.zoomBy(ZOOM_STEP)
      return true
    case '-':
      target.zoomBy(1 / ZOOM_STEP)
      return true
    case 'f':
    case 'F':
    case '0':
      target.fit()
      return true
    case '1':
      target.zoomTo(1)
      return true
    case 'z':
    case 'Z':
      target.zoomToPicked()
      return true
    default:
      return false
  }
}

function keyOnPicked({ key, repeat }: KeyPressed, current: Place, target: KeyTarget): boolean {
  switch (key) {
    case 'Enter':
    case 'F2':
      target.open(current)
      return true
    case 'Escape':
      target.clear()
      return true
    case 'Delete':
    case 'Backspace':
      // What is left is picked: held, the key would go on with the joint above.
      if (!repeat) target.remove()
      return true
    default:
      return false
  }
}
