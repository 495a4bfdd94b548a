import { useEffect, useState } from 'react'
import { subscribeKey } from 'valtio/utils'
import { results } from '../../state/core/results'

/** Delay in milliseconds that batches the results of many systems, because a search that restarted with each would never end. */
const PACE_MS = 600

/** Counts new results of the project's systems while `isWanted`. */
export function useAnswers(isWanted: boolean): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (!isWanted) return
    let timer: number | null = null
    const stop = subscribeKey(results, 'bySystem', () => {
      timer ??= window.setTimeout(() => {
        timer = null
        setCount((before) => before + 1)
      }, PACE_MS)
    })
    return () => {
      stop()
      if (timer !== null) clearTimeout(timer)
    }
  }, [isWanted])
  return count
}
