import { useLayoutEffect, useRef } from 'react'
import type { Placing } from './placing'
import type { Walk } from './use-placing'

export type EarlyAct = Walk | 'drop' | 'take'

export interface EarlyActs {
  /** Keeps what was asked for until the accepting places are known. */
  keep: (of: Placing, act: EarlyAct) => void
  /** It has been let go already and waits for the answer: where the pointer goes on to means nothing. */
  isLetGo: (of: Placing) => boolean
}

interface PlacingActs {
  aimAgain: () => void
  walk: (walk: Walk) => void
  drop: () => void
  take: () => void
}

/** Keys and drops that come sooner than the accepting places are done when those are known, in their order; none is lost. */
export function useEarlyActs(placing: Placing | null, isKnown: boolean, acts: PlacingActs): EarlyActs {
  const kept = useRef<{ of: Placing; acts: EarlyAct[] } | null>(null)
  const latest = useRef(acts)
  // Within the commit that knows the places: a key between it and a later effect would come before those that were kept.
  useLayoutEffect(() => {
    latest.current = acts
  })
  useLayoutEffect(() => {
    if (!placing || !isKnown) return
    const early = kept.current?.of === placing ? kept.current.acts : []
    kept.current = null
    // Whatever the pointer rests on has been waiting for its answer as well.
    latest.current.aimAgain()
    for (const act of early) {
      if (act === 'drop' || act === 'take') latest.current[act]()
      else latest.current.walk(act)
    }
  }, [placing, isKnown])
  return {
    keep: (of, act) => {
      const before = kept.current?.of === of ? kept.current.acts : []
      kept.current = { of, acts: [...before, act] }
    },
    isLetGo: (of) => kept.current?.of === of && kept.current.acts.includes('drop'),
  }
}
