import type { Drawing } from '../../drawing/drawing/drawing'
import type { Place } from '../../drawing/view/spatial-index'
import { walk } from '../../drawing/drawing/tree-walk'
import type { Step } from '../../drawing/drawing/tree-walk'

/** The operations of keys that only change the view. */
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
  /** Adds a row to those that are picked. */
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
  /** True while the key is held and the event repeats. */
  repeat: boolean
}

const ZOOM_STEP = 1.25
const STEPS: Record<string, Step> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' }

/** Runs the action of a key on the board. Returns false where the key has none. */
export function boardKey(event: KeyPressed, target: KeyTarget): boolean {
  // Alt with an arrow key would leave the page where it cannot move a picked row.
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

/** Runs a key that only changes the view, also while an item is carried. Returns false for all other keys. */
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
      // Auto-repeat is ignored: after a removal the parent is picked, and a held key would remove that as well.
      if (!repeat) target.remove()
      return true
    default:
      return false
  }
}
