import { useEffect, useMemo, useState } from 'react'
import { slice } from '../../schedule/slice'
import type { Drawing } from '../../drawing/drawing/drawing'
import { bandsOf, collectFloors, floorBands } from '../../drawing/paint/floor-bands'
import type { FloorBand, Floors } from '../../drawing/paint/floor-bands'
import type { LabelSource } from '../../drawing/labels/label-source'

/** Up to this many symbols, bands are computed with the drawing; larger diagrams get them a few frames later. */
const MOST_AT_ONCE = 4_000
const ROWS_A_STEP = 2_000
/** Delay after the last edit of a burst, in milliseconds; the former bands stay visible meanwhile. */
const REST_MS = 120

/** Returns the bands of a drawing; of a large one the former bands until the new ones are found. */
export function useFloorBands(drawing: Drawing, labels: LabelSource): readonly FloorBand[] {
  const [late, setLate] = useState<readonly FloorBand[]>([])
  const isLarge = drawing.nodeCount > MOST_AT_ONCE
  const now = useMemo(() => (isLarge ? null : floorBands(drawing, labels)), [isLarge, drawing, labels])
  useEffect(() => {
    if (!isLarge) return
    const stop = new AbortController()
    const collect = async (): Promise<void> => {
      const floors = await slice(collecting(drawing, labels), { signal: stop.signal })
      if (floors) setLate((before) => (floors.size === 0 && before.length === 0 ? before : bandsOf(floors)))
    }
    const timer = setTimeout(() => void collect(), REST_MS)
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [isLarge, drawing, labels])
  return now ?? late
}

function* collecting(drawing: Drawing, labels: LabelSource): Generator<void, Floors> {
  const floors: Floors = new Map()
  for (let row = 0; row < drawing.nodeCount; row += ROWS_A_STEP) {
    collectFloors(floors, drawing, labels, row, row + ROWS_A_STEP)
    yield
  }
  return floors
}
