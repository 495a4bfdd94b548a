import { useEffect, useMemo, useRef, useState } from 'react'
import type { Drawing } from './drawing'
import { isSamePlaces } from './same-places'
import { allRows } from './scene-rows'
import { createSpatialIndex, createSpatialIndexInTurns } from './spatial-index'
import type { SpatialIndex } from './spatial-index'

export interface IndexedDrawing {
  drawing: Drawing
  /** null while the index of a large diagram is being built. */
  index: SpatialIndex | null
  everything: readonly number[]
}

/** Up to this many symbols the index is built at once; a larger one is built in turns, beside the page's other work. */
const MOST_AT_ONCE = 10_000

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** A drawing with its spatial index; the index is built anew only where something moved. */
export function useIndexedDrawing(drawing: Drawing): IndexedDrawing {
  const kept = useRef<IndexedDrawing | null>(null)
  const [late, setLate] = useState<{ of: Drawing; index: SpatialIndex } | null>(null)
  const indexed = useMemo(() => {
    const before = kept.current
    const isKept = before !== null && before.index !== null && isSamePlaces(before.drawing, drawing)
    const index = isKept ? before.index : drawing.nodeCount <= MOST_AT_ONCE ? createSpatialIndex(drawing) : null
    const everything = before?.everything.length === drawing.nodeCount ? before.everything : allRows(drawing.nodeCount)
    return { drawing, index, everything }
  }, [drawing])

  useEffect(() => {
    if (indexed.index) {
      kept.current = indexed
      return
    }
    let isWanted = true
    void createSpatialIndexInTurns(indexed.drawing, nextTurn).then((index) => {
      if (!isWanted) return
      kept.current = { ...indexed, index }
      setLate({ of: indexed.drawing, index })
    })
    return () => {
      isWanted = false
    }
  }, [indexed])

  return useMemo(
    () => (indexed.index === null && late?.of === indexed.drawing ? { ...indexed, index: late.index } : indexed),
    [indexed, late],
  )
}
