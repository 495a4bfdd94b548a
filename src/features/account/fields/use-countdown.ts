import { useCallback, useEffect, useState } from 'react'

const TICK_MS = 500
const SECOND_MS = 1000

/** Counts seconds down to zero by the clock, so that a page that slept stays correct. */
export function useCountdown(): { seconds: number; start: (seconds: number) => void; stop: () => void } {
  const [end, setEnd] = useState(0)
  const [seconds, setSeconds] = useState(0)
  const start = useCallback((from: number) => {
    setEnd(Date.now() + from * SECOND_MS)
    setSeconds(from)
  }, [])
  const stop = useCallback(() => setSeconds(0), [])
  const isRunning = seconds > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setSeconds(Math.max(0, Math.ceil((end - Date.now()) / SECOND_MS))), TICK_MS)
    return () => clearInterval(timer)
  }, [end, isRunning])
  return { seconds, start, stop }
}

/** Formats seconds as minutes and seconds. */
export function asClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
