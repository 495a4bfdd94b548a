import { useEffect, useMemo, useState } from 'react'
import type { Drawing } from './drawing'
import { lateIndex, readyIndex } from './kept-index'
import { allRows } from './scene-rows'
import type { SpatialIndex } from './spatial-index'

export interface IndexedDrawing {
  drawing: Drawing
  /** null while the index of a large diagram is being built. */
  index: SpatialIndex | null
  everything: readonly number[]
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** A drawing with its spatial index; the index is built anew only where something moved. */
export function useIndexedDrawing(drawing: Drawing): IndexedDrawing {
  const [late, setLate] = useState<{ of: Drawing; index: SpatialIndex } | null>(null)
  const ready = useMemo(() => readyIndex(drawing), [drawing])
  const everything = useMemo(() => allRows(drawing.nodeCount), [drawing.nodeCount])

  useEffect(() => {
    if (ready) return
    let isWanted = true
    void lateIndex(drawing, nextTurn).then((index) => {
      if (isWanted) setLate({ of: drawing, index })
    })
    return () => {
      isWanted = false
    }
  }, [drawing, ready])

  return useMemo(
    () => ({ drawing, index: ready ?? (late?.of === drawing ? late.index : null), everything }),
    [drawing, ready, late, everything],
  )
}
