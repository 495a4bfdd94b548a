import { useEffect, useMemo } from 'react'
import { afterPaint } from '../../schedule/after-paint'
import { cancellable } from '../../schedule/cancellable'
import { nextSlice } from '../../schedule/next-slice'
import { slice } from '../../schedule/slice'
import type { Drawing } from '../../drawing/drawing/drawing'
import { keptIndex } from '../../drawing/drawing/kept-index'
import { readyCopies } from '../../drawing/drawing/ready-copies'
import type { SpatialIndex } from '../../drawing/view/spatial-index'

export interface IndexedDrawing {
  drawing: Drawing
  index: SpatialIndex
}

/** Returns a drawing with its spatial index, which is prepared in slices after the drawing has been painted. */
export function useIndexedDrawing(drawing: Drawing): IndexedDrawing {
  const indexed = useMemo(() => ({ drawing, index: keptIndex(drawing) }), [drawing])
  useEffect(
    () =>
      cancellable(async (signal) => {
        await afterPaint()
        await slice(indexed.index.preparing(), { signal })
        await nextSlice()
        if (!signal.aborted) readyCopies(indexed.drawing)
      }),
    [indexed],
  )
  return indexed
}
