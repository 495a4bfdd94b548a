import { isCancel } from 'axios'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callFailure } from '../../platform/call-failure'

const TYPING_MS = 200

export interface Loaded<T> {
  /** The latest answer; an older one stays while a newer is under way. */
  data: T | null
  error: string | null
  isLoading: boolean
  reload: () => void
}

/** Asks the server whenever the question changes, shortly after the last change; an answer that came too late is dropped. */
export function useLoaded<Q, T>(question: Q, load: (question: Q, signal: AbortSignal) => Promise<T>): Loaded<T> {
  const [data, setData] = useState<T | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isLoading, setLoading] = useState(true)
  const [asked, setAsked] = useState(0)
  const text = JSON.stringify(question)
  const isFirst = useRef(true)

  useEffect(() => {
    const abort = new AbortController()
    const timer = setTimeout(
      () => {
        setLoading(true)
        load(JSON.parse(text) as Q, abort.signal).then(
          (answer) => {
            setData(answer)
            setError(null)
            setLoading(false)
          },
          (failure: unknown) => {
            if (isCancel(failure)) return
            setError(callFailure(failure))
            setLoading(false)
          },
        )
      },
      isFirst.current ? 0 : TYPING_MS,
    )
    isFirst.current = false
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [text, asked, load])

  const reload = useCallback(() => setAsked((times) => times + 1), [])
  return { data, error, isLoading, reload }
}
