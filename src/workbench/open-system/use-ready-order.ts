import { useEffect } from 'react'
import type { Drawing } from '../../drawing/drawing/drawing'
import { inIdleTurns } from '../../state/in-idle-turns'
import { readyOrder } from './node-names'
import { LARGE_NODES } from '../../model/diagram/is-large'

/** Edits that follow one another have ended by then. */
const AFTER_MS = 600

/** Readies the order of a large drawing while the page has nothing better to do: lists and tables that ask for it open at once. */
export function useReadyOrder(drawing: Drawing): void {
  useEffect(() => {
    if (drawing.nodeCount < LARGE_NODES) return
    let isWanted = true
    const timer = setTimeout(() => void inIdleTurns(readyOrder(drawing), () => isWanted), AFTER_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [drawing])
}
