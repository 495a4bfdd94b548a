import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Focuses a board that opens with a carried item, so that arrow keys, Enter and Escape apply to it. */
export function useFocusInHand(frame: RefObject<HTMLElement | null>, isCarrying: boolean): void {
  const isFirst = useRef(isCarrying)
  useEffect(() => {
    if (isFirst.current) frame.current?.focus()
  }, [frame])
}
