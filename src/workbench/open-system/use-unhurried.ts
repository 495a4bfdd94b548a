import { startTransition, useEffect, useState } from 'react'
import { LARGE_NODES } from '../../model/diagram/is-large'
import { afterPaint } from '../../schedule/after-paint'
import { cancellable } from '../../schedule/cancellable'

/**
 * Returns the value for the panels beside a board: for a large drawing, the former value until the board has been painted. The panels then follow
 * in a transition, which the next input may interrupt.
 */
export function useUnhurried<T extends object>(value: T, nodeCount: number): T {
  const isLarge = nodeCount >= LARGE_NODES
  const [later, setLater] = useState<{ value: T } | null>(null)
  useEffect(
    () =>
      cancellable(async (signal) => {
        await afterPaint()
        if (!signal.aborted) startTransition(() => setLater(isLarge ? { value } : null))
      }),
    [isLarge, value],
  )
  return isLarge && later ? later.value : value
}
