import { useEffect, useState } from 'react'
import type { LimitMeter } from '../../engine/meters/limit-meter'
import { afterPaint } from '../../schedule/after-paint'
import { metersOf } from '../../state/core/shown-meters'
import type { OpenSystem } from '../open-system/use-open-system'

interface Read {
  systemId: string
  meters: readonly LimitMeter[]
}

/** Returns the meters of a system, read again after each result has been painted; an outdated answer is dropped. Null before the first. */
export function useMeters({ system, result }: OpenSystem): readonly LimitMeter[] | null {
  const [read, setRead] = useState<Read | null>(null)
  const systemId = system.id
  const revision = result?.revision ?? -1

  useEffect(() => {
    let isWanted = revision >= 0
    const ask = async (): Promise<void> => {
      await afterPaint()
      const meters = isWanted ? await metersOf(systemId) : null
      if (isWanted && meters) setRead({ systemId, meters })
    }
    // The core has reported the same failure with its result already.
    ask().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [systemId, revision])

  return read?.systemId === systemId ? read.meters : null
}
