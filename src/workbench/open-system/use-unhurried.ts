import { startTransition, useEffect, useState } from 'react'
import { LARGE_NODES } from '../../model/diagram/is-large'
import { afterPaint } from '../../state/after-paint'

/**
 * What the panels beside a board show: the value itself, or of a large drawing the one before, until the board has been painted. The panels then follow in turns
 * that the next input may come between.
 */
export function useUnhurried<T extends object>(value: T, nodeCount: number): T {
  const isLarge = nodeCount >= LARGE_NODES
  const [later, setLater] = useState<{ value: T } | null>(null)
  useEffect(() => {
    let isOvertaken = false
    void afterPaint().then(() => {
      if (!isOvertaken) startTransition(() => setLater(isLarge ? { value } : null))
    })
    return () => {
      isOvertaken = true
    }
  }, [isLarge, value])
  return isLarge && later ? later.value : value
}
