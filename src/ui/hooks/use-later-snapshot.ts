import { startTransition, useEffect, useState } from 'react'
import { snapshot, subscribe } from 'valtio'
import type { Snapshot } from 'valtio'
import { afterPaint } from '../../schedule/after-paint'

/**
 * Returns a snapshot of a part of the state that updates after the board has been painted: for the edges of the screen, whose drawing must not delay the board.
 * Commands must read the state itself.
 */
export function useLaterSnapshot<T extends object>(state: T): Snapshot<T> {
  const [seen, setSeen] = useState(() => snapshot(state))
  useEffect(() => {
    let isGone = false
    let isAwaited = false
    const follow = (): void => {
      isAwaited = false
      if (!isGone) startTransition(() => setSeen(snapshot(state)))
    }
    // It may have changed between drawing and now.
    follow()
    const stop = subscribe(state, () => {
      if (isAwaited) return
      isAwaited = true
      void afterPaint().then(follow)
    })
    return () => {
      isGone = true
      stop()
    }
  }, [state])
  return seen
}
