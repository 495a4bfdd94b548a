import type { KeyPressed } from '../board/board-keys'
import type { Step } from '../drawing/tree-walk'

const STEPS: Record<string, Step | 'first' | 'last'> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'first',
  End: 'last',
}

/** While something is carried: arrows walk the accepting places, Enter drops, Escape ends. False where a key means nothing here. */
export function placingKey(event: KeyPressed, control: { walk(step: Step | 'first' | 'last'): void; drop(): void; end(): void }): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  const step = STEPS[event.key]
  if (step) control.walk(step)
  else if (event.key === 'Enter' || event.key === ' ') control.drop()
  else if (event.key === 'Escape') control.end()
  else return false
  return true
}
