import { useDeferredValue } from 'react'

/** A drawing of more nodes is shown before what stands beside it. */
export const LARGE_NODES = 5_000

/**
 * What the panels beside a board show: the value itself, or of a large drawing the one before, until the board has been drawn. The panels then follow in turns
 * that the next input may come between.
 */
export function useUnhurried<T extends object>(value: T, nodeCount: number): T {
  const isLarge = nodeCount >= LARGE_NODES
  const later = useDeferredValue(isLarge ? value : null)
  return isLarge && later ? later : value
}
