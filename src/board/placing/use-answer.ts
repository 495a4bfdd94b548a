import { useEffect, useRef, useState } from 'react'
import type { Aim } from './aim'
import { ACCEPTS } from './placing'
import type { PlaceAnswer, Placing } from './placing'

interface Aimed {
  of: Placing
  aim: Aim
}

/** The aim must rest this long before the place is checked, so that places in passing cost nothing. */
const REST_MS = 120

/**
 * Returns the full check's answer for the place aimed at, where the mask leaves it open; null while it is pending. Only one check runs at a time;
 * places passed over meanwhile are skipped.
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
