import { startTransition, useEffect, useState } from 'react'
import { snapshot, subscribe } from 'valtio'
import type { Snapshot } from 'valtio'

/**
 * What a part of the state says, followed when there is time for it: for what stands at the edge of the screen, whose drawing must not hold up the board
 * that the same edit changes. Commands must read the state itself.
 */
export function useLaterSnapshot<T extends object>(state: T): Snapshot<T> {
  const [seen, setSeen] = useState(() => snapshot(state))
  useEffect(() => {
    const follow = (): void => startTransition(() => setSeen(snapshot(state)))
    // It may have changed between drawing and now.
    follow()
    return subscribe(state, follow)
  }, [state])
  return seen
}
