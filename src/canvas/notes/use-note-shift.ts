import { useRef, useState } from 'react'
import { glyphAt } from '../drawing/drawing'
import type { Drawing } from '../drawing/drawing'
import { placesBox } from '../drawing/places-box'
import type { IndexedDrawing } from '../drawing/use-indexed-drawing'
import type { BoardView } from '../board/use-board-view'
import { visibleBox } from '../board/view'
import { alignGuides } from './align-guides'
import type { Guide } from './align-guides'

const SNAP_PX = 6
const MOST_COMPARED = 300

/** Text blocks on their way, in board units from where they stand. */
export interface NoteShift {
  rows: readonly number[]
  dx: number
  dy: number
  guides: readonly Guide[]
}

export interface NoteShiftControl {
  shift: NoteShift | null
  lift: (rows: readonly number[]) => void
  by: (dxPx: number, dyPx: number) => void
  settle: (isKept: boolean) => void
}

/** Drags text blocks freely; they snap into line with what is on screen. `onMoved` hears where they were left. */
export function useNoteShift(
  indexed: IndexedDrawing,
  board: BoardView,
  onMoved: (rows: readonly number[], dx: number, dy: number) => void,
): NoteShiftControl {
  const [shift, setShift] = useState<NoteShift | null>(null)
  const latest = useRef<NoteShift | null>(null)
  const put = (next: NoteShift | null): void => {
    latest.current = next
    setShift(next)
  }
  return {
    shift,
    lift: (rows) => put({ rows, dx: 0, dy: 0, guides: [] }),
    by: (dxPx, dyPx) => {
      const moving = latest.current
      const box =
        moving &&
        placesBox(
          indexed.drawing,
          moving.rows.map((row) => ({ kind: 'node', row })),
        )
      if (!moving || !box) return
      const { width, height, ...view } = board.viewport()
      const [dx, dy] = [dxPx / view.scale, dyPx / view.scale]
      const seen = indexed.index.nodesIn(visibleBox(view, width, height))
      const others = compared(indexed.drawing, seen, moving.rows)
      const moved = { minX: box.minX + dx, minY: box.minY + dy, maxX: box.maxX + dx, maxY: box.maxY + dy }
      const line = alignGuides(indexed.drawing, moved, others, SNAP_PX / view.scale)
      put({ rows: moving.rows, dx: dx + line.dx, dy: dy + line.dy, guides: line.guides })
    },
    settle: (isKept) => {
      const moved = latest.current
      put(null)
      if (isKept && moved && (moved.dx !== 0 || moved.dy !== 0)) onMoved(moved.rows, moved.dx, moved.dy)
    },
  }
}

/** Other text blocks first; symbols as far as they are few. */
function compared(drawing: Drawing, seen: readonly number[], moving: readonly number[]): number[] {
  const others = seen.filter((row) => !moving.includes(row))
  const notes = others.filter((row) => glyphAt(drawing, row) === 'note')
  return [...notes, ...others.filter((row) => glyphAt(drawing, row) !== 'note')].slice(0, MOST_COMPARED)
}
