import { useEffect, useMemo } from 'react'
import type { Drawing } from '../../drawing/drawing/drawing'
import { keptIndex } from '../../drawing/drawing/kept-index'
import { readyCopies } from '../../drawing/drawing/ready-copies'
import type { SpatialIndex } from '../../drawing/view/spatial-index'

export interface IndexedDrawing {
  drawing: Drawing
  index: SpatialIndex
}

/** A drawing with its spatial index, which is prepared a step at a time after the drawing has been painted. */
export function useIndexedDrawing(drawing: Drawing): IndexedDrawing {
  const indexed = useMemo(() => ({ drawing, index: keptIndex(drawing) }), [drawing])
  useEffect(() => {
    let timer = 0
    const step = (): void => {
      if (!indexed.index.prepare()) timer = window.setTimeout(step)
      else timer = window.setTimeout(() => readyCopies(indexed.drawing))
    }
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(step)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [indexed])
  return indexed
}
