import { isCancel } from 'axios'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callFailure } from '../../platform/http/call-failure'

/** Least time between two requests, in ms: the first letter is requested at once, fast typing not at every letter. */
const BETWEEN_MS = 80
/** After this time, in ms, the wait for an answer is shown. */
const LATE_MS = 400

export interface Loaded<T> {
  /** The latest answer; an older one stays while a newer is pending. */
  data: T | null
  error: string | null
  /** Whether the pending answer takes so long that the wait is shown. */
  isLate: boolean
  reload: () => void
}

/** Requests data whenever the question changes, at a limited rate; drops answers that come too late. */
export function useLoaded<Q, T>(question: Q, load: (question: Q, signal: AbortSignal) => Promise<T>): Loaded<T> {
  const [data, setData] = useState<T | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isLate, setLate] = useState(false)
  const [asked, setAsked] = useState(0)
  const text = JSON.stringify(question)
  const lastAsked = useRef(-Infinity)

  useEffect(() => {
    const abort = new AbortController()
    let late: ReturnType<typeof setTimeout> | undefined
    const answered = (): void => {
      clearTimeout(late)
      setLate(false)
    }
    const timer = setTimeout(
      () => {
        lastAsked.current = performance.now()
        late = setTimeout(() => setLate(true), LATE_MS)
        load(JSON.parse(text) as Q, abort.signal).then(
          (answer) => {
            setData(answer)
            setError(null)
            answered()
          },
          (failure: unknown) => {
            if (isCancel(failure)) return
            setError(callFailure(failure))
            answered()
          },
        )
      },
      Math.max(0, lastAsked.current + BETWEEN_MS - performance.now()),
    )
    return () => {
      clearTimeout(timer)
      clearTimeout(late)
      abort.abort()
    }
  }, [text, asked, load])

  const reload = useCallback(() => setAsked((times) => times + 1), [])
  return { data, error, isLate, reload }
}
