import { useEffect, useState } from 'react'
import type { PlaceAnswer } from '../../../board/placing/placing'
import type { Place } from '../../../drawing/view/spatial-index'
import { partSession } from '../commands/drop/part-session'
import { logFailure } from '../../../platform/log'
import type { Part, PartGroup } from '../palette/part'
import type { OpenSystem } from '../../../workbench/open-system/use-open-system'

/** Above this many nodes, only the chosen part is checked instead of all in advance. */
const MOST_NODES = 5_000
const SHOWN_EVERY = 12

/** Returns the core's verdict on each part at one place, checked one by one; the map grows meanwhile. */
export function useVerdicts(open: OpenSystem, place: Place, groups: readonly PartGroup[]): ReadonlyMap<string, PlaceAnswer> {
  const [verdicts, setVerdicts] = useState<ReadonlyMap<string, PlaceAnswer>>(new Map())
  useEffect(() => {
    if (open.drawing.nodeCount > MOST_NODES) return
    let isWanted = true
    const ask = async (): Promise<void> => {
      const known = new Map<string, PlaceAnswer>()
      for (const part of groups.flatMap((group) => group.parts)) {
        const answer = await answerFor(part, open, place)
        if (!isWanted) return
        if (answer) known.set(part.key, answer)
        if (known.size % SHOWN_EVERY === 0) setVerdicts(new Map(known))
      }
      setVerdicts(known)
    }
    void ask().catch((error: unknown) => logFailure('The parts could not all be asked for.', error))
    return () => {
      isWanted = false
    }
  }, [open, place, groups])
  return verdicts
}

async function answerFor(part: Part, open: OpenSystem, place: Place): Promise<PlaceAnswer | null> {
  const { what } = part
  return what.kind === 'item' || what.kind === 'airHandler' ? partSession(part, what.item, open).answer(place) : null
}
