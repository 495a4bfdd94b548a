import { useEffect, useMemo, useState } from 'react'
import type { Drawing } from '../../drawing/drawing/drawing'
import { bandsOf, collectFloors, floorBands } from '../../drawing/paint/floor-bands'
import type { FloorBand, Floors } from '../../drawing/paint/floor-bands'
import type { LabelSource } from '../../drawing/labels/label-source'

/** Up to this many symbols the bands are found with the drawing; a larger diagram's follow a few frames later. */
const MOST_AT_ONCE = 4_000
const ROWS_A_TURN = 10_000
/** A burst of edits is waited for: the bands of before stand meanwhile. */
const REST_MS = 120

/** The bands of a drawing. While those of a large one are looked for, the last ones are shown. */
export function useFloorBands(drawing: Drawing, labels: LabelSource): readonly FloorBand[] {
  const [late, setLate] = useState<readonly FloorBand[]>([])
  const isLarge = drawing.nodeCount > MOST_AT_ONCE
  const now = useMemo(() => (isLarge ? null : floorBands(drawing, labels)), [isLarge, drawing, labels])
  useEffect(() => {
    if (!isLarge) return
    const floors: Floors = new Map()
    let row = 0
    const turn = (): void => {
      collectFloors(floors, drawing, labels, row, (row += ROWS_A_TURN))
      if (row < drawing.nodeCount) timer = window.setTimeout(turn)
      else setLate((before) => (floors.size === 0 && before.length === 0 ? before : bandsOf(floors)))
    }
    let timer = window.setTimeout(turn, REST_MS)
    return () => clearTimeout(timer)
  }, [isLarge, drawing, labels])
  return now ?? late
}
