import { useLayoutEffect, useRef } from 'react'
import type { Placing } from './placing'
import type { Step } from '../../drawing/drawing/tree-walk'

export type WalkStep = Step | 'first' | 'last'

/** A step of the keyboard walk: through the accepting places, or through the refusing ones as well. */
export interface Walk {
  step: WalkStep
  isThroughAll: boolean
}

export type EarlyAct = Walk | 'drop' | 'take'

export interface EarlyActs {
  /** Queues an action until the accepting places are known. */
  keep: (of: Placing, act: EarlyAct) => void
  /** True after a drop that waits for the accepting places; later pointer moves are ignored. */
  isLetGo: (of: Placing) => boolean
}

interface PlacingActs {
  aimAgain: () => void
  walk: (walk: Walk) => void
  drop: () => void
  take: () => void
}

/** Queues keys and drops that arrive before the accepting places are known, and runs them in order afterwards. */
export function useEarlyActs(placing: Placing | null, isKnown: boolean, acts: PlacingActs): EarlyActs {
  const kept = useRef<{ of: Placing; acts: EarlyAct[] } | null>(null)
  const latest = useRef(acts)
  // A layout effect runs within the commit that delivers the places: a key before a later effect would overtake the queued ones.
  useLayoutEffect(() => {
    latest.current = acts
  })
  useLayoutEffect(() => {
    if (!placing || !isKnown) return
    const early = kept.current?.of === placing ? kept.current.acts : []
    kept.current = null
    // The place under the pointer has been waiting for its answer as well.
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
