import type { BoardWork } from './board-work'
import type { GestureHost } from '../gestures/gesture-host'
import { hasRefrigerant } from '../../drawing/drawing/drawing'
import type { NoteShiftControl } from '../notes/use-note-shift'
import { pick } from '../../drawing/view/picked'
import type { Picked } from '../../drawing/view/picked'
import { placesInside } from '../../drawing/view/places-box'
import type { PlacingControl } from '../placing/use-placing'
import type { Place } from '../../drawing/view/spatial-index'
import type { BoardView } from './use-board-view'
import type { IndexedDrawing } from '../scene/use-indexed-drawing'

const REACH_PX = 8
const FINGER_PX = 22
/** A drag on a symbol smaller than this on screen pans, so that nothing is grabbed by accident. */
const GRABBED_PX = 10

interface BoardParts {
  indexed: IndexedDrawing
  places: readonly Place[]
  picked: Picked
  board: BoardView
  placing: PlacingControl
  notes: NoteShiftControl
  work: BoardWork | undefined
  onPick: (picked: Picked) => void
  onOpen: (place: Place) => void
}

/** Returns the host that a board's gestures query and notify; it always reads the latest state. */
export function useBoardHost(parts: BoardParts, shown: Pick<GestureHost, 'hover' | 'lasso' | 'holding'>): GestureHost {
  const { indexed, places, picked, board, placing, notes, work, onPick, onOpen } = parts
  const { drawing, index } = indexed
  const isPicked = (place: Place): boolean => places.some((each) => each.kind === place.kind && each.row === place.row)
  const isLarge = (row: number): boolean => (drawing.halfHeight[row] ?? 0) * 2 * board.view.current.scale >= GRABBED_PX
  /** Returns the picked rows outside the piping, which move together whatever their kind, as they do with the keyboard. */
  const pickedNotes = (row: number): number[] => {
    const others = places.filter((place) => place.kind === 'node' && !hasRefrigerant(drawing, place.row)).map((place) => place.row)
    return others.includes(row) ? others : [row]
  }

  return {
    ...shown,
    view: () => board.view.current,
    setView: board.set,
    placeAt: (px, py, isTouch) => {
      const { x, y, scale } = board.view.current
      return index.at((px - x) / scale, (py - y) / scale, (isTouch ? FINGER_PX : REACH_PX) / scale)
    },
    pick: (place, mode) => onPick(pick(drawing.diagram, picked, place, mode)),
    pickInside: (box) => onPick(placesInside(drawing, index, box, picked)),
    open: onOpen,
    menu: (place, px, py) => {
      // A menu over a row that is not picked applies to that row alone.
      if (!place || !isPicked(place)) onPick(pick(drawing.diagram, picked, place, 'only'))
      const { x, y, scale } = board.view.current
      work?.onMenu({ px, py }, { x: (px - x) / scale, y: (py - y) / scale })
    },
    lift: (place, isTouch) => {
      if (!work || place.kind === 'edge' || (isTouch ? !isPicked(place) : !isPicked(place) && !isLarge(place.row))) return null
      const lifted = work.onLift(place)
      if (lifted === 'notes') notes.lift(pickedNotes(place.row))
      return lifted
    },
    isPlacing: placing.isOn,
    aim: placing.aim,
    drop: placing.drop,
    endPlacing: placing.end,
    shiftNotes: notes.by,
    settleNotes: notes.settle,
  }
}
