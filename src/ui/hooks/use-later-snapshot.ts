import { startTransition, useEffect, useState } from 'react'
import { snapshot, subscribe } from 'valtio'
import type { Snapshot } from 'valtio'
import { afterPaint } from '../../schedule/after-paint'

/**
 * What a part of the state says, followed once what changed with it on the board has been painted: for what stands at the edge of the screen, whose drawing must
 * not hold up the board. Commands must read the state itself.
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
