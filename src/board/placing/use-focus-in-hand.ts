import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** A board that is opened with something in hand takes the focus: arrow keys, Enter and Escape mean what is carried. */
export function useFocusInHand(frame: RefObject<HTMLElement | null>, isCarrying: boolean): void {
  const isFirst = useRef(isCarrying)
  useEffect(() => {
    if (isFirst.current) frame.current?.focus()
  }, [frame])
}
