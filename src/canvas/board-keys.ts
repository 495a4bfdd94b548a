import type { Drawing } from './drawing'
import type { Place } from './spatial-index'
import { walk } from './tree-walk'
import type { Step } from './tree-walk'

export interface KeyTarget {
  drawing: Drawing
  current: Place | null
  pick(place: Place | null): void
  clear(): void
  open(): void
  remove(): void
  fit(): void
  zoomBy(factor: number): void
  zoomToPicked(): void
}

export interface KeyPressed {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

const ZOOM_STEP = 1.25
const STEPS: Record<string, Step> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' }

/** Does what a key means on the board; false where it means nothing here. */
export function boardKey(event: KeyPressed, target: KeyTarget): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  const step = STEPS[event.key]
  if (step) {
    target.pick(walk(target.drawing, target.current, step))
    return true
  }
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
    case 'z':
    case 'Z':
      target.zoomToPicked()
      return true
    case 'Enter':
      if (!target.current) return false
      target.open()
      return true
    case 'Escape':
      if (!target.current) return false
      target.clear()
      return true
    case 'Delete':
    case 'Backspace':
      if (!target.current) return false
      target.remove()
      return true
    default:
      return false
  }
}
