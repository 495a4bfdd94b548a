import type { KeyPressed } from '../frame/board-keys'
import type { Walk, WalkStep } from './use-early-acts'

const STEPS: Record<string, WalkStep> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'first',
  End: 'last',
}

/**
 * Handles keys while an item is carried: arrows walk the accepting places, with Shift also the refusing ones; Enter drops at the place aimed at;
 * Escape cancels. Returns false for a key without an action.
 */
export function placingKey(event: KeyPressed, control: { walk(walk: Walk): void; take(): void; end(): void }): boolean {
  const step = STEPS[event.key]
  // Alt with an arrow key would leave the page.
  if (event.altKey) return step !== undefined
  if (event.ctrlKey || event.metaKey) return false
  if (step) control.walk({ step, isThroughAll: event.shiftKey })
  else if (event.key === 'Enter' || event.key === ' ') control.take()
  else if (event.key === 'Escape') control.end()
  else return false
  return true
}
