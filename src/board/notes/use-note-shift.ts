import { useRef, useState } from 'react'
import { glyphAt } from '../../drawing/drawing/drawing'
import type { Drawing } from '../../drawing/drawing/drawing'
import { placesBox } from '../../drawing/view/places-box'
import type { IndexedDrawing } from '../scene/use-indexed-drawing'
import type { BoardView } from '../frame/use-board-view'
import { visibleBox } from '../../drawing/view/view'
import type { Box } from '../../drawing/view/view'
import { alignGuides } from './align-guides'
import type { Guide } from './align-guides'

const SNAP_PX = 6
const MOST_COMPARED = 300

/** Text blocks being dragged, with their offset in board units. */
export interface NoteShift {
  rows: readonly number[]
  dx: number
  dy: number
  guides: readonly Guide[]
}

/** State computed once when text blocks are lifted: their original places and the boxes they may align with. */
interface Lifted {
  box: Box
  others: readonly number[]
}

export interface NoteShiftControl {
  shift: NoteShift | null
  lift: (rows: readonly number[]) => void
  by: (dxPx: number, dyPx: number) => void
  settle: (isKept: boolean) => void
}

/** Drags text blocks freely and snaps them to rows on screen. `onMoved` receives their final offset. */
export function useNoteShift(
  indexed: IndexedDrawing,
  board: BoardView,
  onMoved: (rows: readonly number[], dx: number, dy: number) => void,
): NoteShiftControl {
  const [shift, setShift] = useState<NoteShift | null>(null)
  const latest = useRef<NoteShift | null>(null)
  const lifted = useRef<Lifted | null>(null)
  const put = (next: NoteShift | null): void => {
    latest.current = next
    setShift(next)
  }
  return {
    shift,
    lift: (rows) => {
      const { width, height, ...view } = board.viewport()
      const box = placesBox(
        indexed.drawing,
        rows.map((row) => ({ kind: 'node', row })),
      )
      const seen = indexed.index.nodesIn(visibleBox(view, width, height))
      lifted.current = box && { box, others: compared(indexed.drawing, seen, new Set(rows)) }
      put({ rows, dx: 0, dy: 0, guides: [] })
    },
    by: (dxPx, dyPx) => {
      const moving = latest.current
      if (!moving || !lifted.current) return
      const { box, others } = lifted.current
      const { scale } = board.viewport()
      const [dx, dy] = [dxPx / scale, dyPx / scale]
      const moved = { minX: box.minX + dx, minY: box.minY + dy, maxX: box.maxX + dx, maxY: box.maxY + dy }
      const line = alignGuides(indexed.drawing, moved, others, SNAP_PX / scale)
      put({ rows: moving.rows, dx: dx + line.dx, dy: dy + line.dy, guides: line.guides })
    },
    settle: (isKept) => {
      const moved = latest.current
      put(null)
      if (isKept && moved && (moved.dx !== 0 || moved.dy !== 0)) onMoved(moved.rows, moved.dx, moved.dy)
    },
  }
}

/** Returns the rows to align with: other text blocks first, and symbols only where there are few. */
function compared(drawing: Drawing, seen: readonly number[], moving: ReadonlySet<number>): number[] {
  const notes: number[] = []
  const symbols: number[] = []
  for (const row of seen) {
    const list = glyphAt(drawing, row) === 'note' ? notes : symbols
    if (list.length < MOST_COMPARED && !moving.has(row)) list.push(row)
  }
  return [...notes, ...symbols].slice(0, MOST_COMPARED)
}
