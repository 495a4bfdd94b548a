import { useEffect, useState } from 'react'
import type { DropTargets, Placing } from './placing'

/** Returns the accepting places; null until they are known. */
export function useTargets(placing: Placing | null): DropTargets | null {
  const [known, setKnown] = useState<{ of: Placing; targets: DropTargets } | null>(null)
  useEffect(() => {
    if (!placing) return
    let isWanted = true
    void placing.targets.then((targets) => {
      if (isWanted) setKnown({ of: placing, targets })
    })
    return () => {
      isWanted = false
    }
  }, [placing])
  return known && known.of === placing ? known.targets : null
}
