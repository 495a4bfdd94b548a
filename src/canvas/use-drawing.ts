import { useEffect, useMemo, useRef, useState } from 'react'
import type { SystemResult } from '../engine/system-result'
import type { Diagram } from '../model/diagram'
import { createDrawing } from './drawing'
import type { Drawing } from './drawing'
import type { EquipmentLookup } from './equipment-lookup'
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

/**
 * The drawing of a diagram and its spatial index. `revision` says that the diagram's columns were written; the index is rebuilt only
 * where something moved.
 */
export function useDrawing(diagram: Diagram, result: SystemResult | null, equipment: EquipmentLookup, revision: number): IndexedDrawing {
  const kept = useRef<IndexedDrawing | null>(null)
  const [late, setLate] = useState<{ of: Drawing; index: SpatialIndex } | null>(null)
  const indexed = useMemo(() => {
    const drawing = createDrawing(diagram, result, equipment)
    const before = kept.current
    const isKept = before !== null && before.index !== null && isSamePlaces(before.drawing, drawing)
    const index = isKept ? before.index : drawing.nodeCount <= MOST_AT_ONCE ? createSpatialIndex(drawing) : null
    const everything = before?.everything.length === drawing.nodeCount ? before.everything : allRows(drawing.nodeCount)
    return { drawing, index, everything, revision }
  }, [diagram, result, equipment, revision])

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
