import { useEffect, useState } from 'react'
import type { Aim } from './aim'
import { ACCEPTS } from './placing'
import type { PlaceAnswer, Placing } from './placing'

interface Aimed {
  of: Placing
  aim: Aim
}

/** What the place that is aimed at says, where the first look does not tell; null while it is asked. */
export function useAnswer(shown: Aimed | null): PlaceAnswer | null {
  const [known, setKnown] = useState<{ of: Aimed; answer: PlaceAnswer } | null>(null)
  useEffect(() => {
    if (!shown?.aim.place || shown.aim.verdict === ACCEPTS) return
    let isWanted = true
    void shown.of.answer(shown.aim.place).then((answer) => {
      if (isWanted) setKnown({ of: shown, answer })
    })
    return () => {
      isWanted = false
    }
  }, [shown])
  return known && known.of === shown ? known.answer : null
}
