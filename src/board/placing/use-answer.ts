import { useEffect, useRef, useState } from 'react'
import type { Aim } from './aim'
import { ACCEPTS } from './placing'
import type { PlaceAnswer, Placing } from './placing'

interface Aimed {
  of: Placing
  aim: Aim
}

/** So long the aim rests before the place is asked: what is only passed over is not. */
const REST_MS = 120

/**
 * What the place that is aimed at says, where the first look does not tell; null while it is asked. One question at a time: while the core looks at a place, those
 * passed over meanwhile are forgotten.
 */
export function useAnswer(shown: Aimed | null): PlaceAnswer | null {
  const [known, setKnown] = useState<{ of: Aimed; answer: PlaceAnswer } | null>(null)
  const asked = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => {
    const { place, verdict } = shown?.aim ?? { place: null, verdict: ACCEPTS }
    if (!shown || !place || verdict === ACCEPTS) return
    let isPassed = false
    const isWanted = (): boolean => !isPassed
    const ask = async (): Promise<void> => {
      await asked.current
      if (!isWanted()) return
      const answer = shown.of.answer(place)
      asked.current = answer.catch(() => undefined)
      const said = await answer
      if (isWanted()) setKnown({ of: shown, answer: said })
    }
    const timer = setTimeout(() => void ask(), REST_MS)
    return () => {
      isPassed = true
      clearTimeout(timer)
    }
  }, [shown])
  return known && known.of === shown ? known.answer : null
}
