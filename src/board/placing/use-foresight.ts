import { useEffect } from 'react'
import type { Aim } from './aim'
import { ACCEPTS } from './placing'
import type { Placing } from './placing'

/** So long the aim rests on a place before it is likely that something is dropped there. */
const REST_MS = 60

/** Says of a place that accepts what is carried that the aim rests there, and when it goes on. */
export function useForesight(shown: { of: Placing; aim: Aim } | null): void {
  useEffect(() => {
    const { place, verdict } = shown?.aim ?? { place: null, verdict: ACCEPTS }
    const foresee = shown?.of.foresee
    if (!place || verdict !== ACCEPTS || !foresee) return
    let passOver = (): void => undefined
    const timer = setTimeout(() => (passOver = foresee(place)), REST_MS)
    return () => {
      clearTimeout(timer)
      passOver()
    }
  }, [shown])
}
