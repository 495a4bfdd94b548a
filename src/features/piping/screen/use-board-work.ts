import { BOARD_ENTRIES } from '../board-entries/entries'
import type { RefObject } from 'react'
import { useSnapshot } from 'valtio'
import type { BoardHandle } from '../../../board/frame/board-handle'
import type { BoardWork } from '../../../board/frame/board-work'
import { pickedPlaces } from '../../../drawing/view/picked'
import { kindAt } from '../../../model/diagram/diagram-tree'
import { projectState } from '../../../state/piping/project'
import { boardMenu, closeBoardMenu } from '../../../workbench/board-menu/board-menu-state'
import type { EntryContext } from '../../../workbench/board-menu/entry'
import { useOfferedVerbs } from '../../../workbench/board-menu/offered-verbs'
import { runKey } from '../../../workbench/board-menu/run-key'
import { moveNotes } from '../../../workbench/commands/notes/move-notes'
import { beginItem, beginMove } from '../commands/drop/begin'
import { dropCarried, endPlacing, placingState } from '../commands/drop/placing-state'
import { typeLength } from '../in-place/in-place'
import { hideRefusal } from '../../../workbench/commands/refusal'
import { local } from '../../../workbench/open-system/local'
import type { OpenSystem } from '../../../workbench/open-system/use-open-system'

interface WorkOnBoard {
  work: BoardWork
  contextAt: (at: { px: number; py: number }) => EntryContext
}

/** Returns the edits of a system's board. */
export function useBoardWork(open: OpenSystem, board: RefObject<BoardHandle | null>): WorkOnBoard {
  const { current } = useSnapshot(placingState)
  const { diagram } = open.drawing

  const contextAt = (at: { px: number; py: number }): EntryContext => ({
    open,
    picked: local.picked,
    places: pickedPlaces(open.drawing, local.picked),
    board: board.current,
    at,
    spot: boardMenu.spot,
  })
  const pointOf = ({ x, y }: { x: number; y: number }): { px: number; py: number } => {
    const view = board.current?.viewport()
    return view ? { px: x * view.scale + view.x, py: y * view.scale + view.y } : { px: 0, py: 0 }
  }
  const keyPoint = (): { px: number; py: number } => {
    const place = pickedPlaces(open.drawing, local.picked).at(-1)
    const box = place && board.current?.screenBox(place)
    return box ? { px: box.x + box.width / 2, py: box.y + box.height / 2 } : pointOf(board.current?.pointer() ?? { x: 0, y: 0 })
  }
  const keyContext = (): EntryContext => ({ ...contextAt(keyPoint()), spot: board.current?.pointer() ?? null })
  const work: BoardWork = {
    // The snapshot signals the change; the placing itself is behind `ref`.
    placing: current === null ? null : placingState.current,
    onDrop: (place, at) => void dropCarried(place, at, pointOf(at)),
    onPlacingEnd: endPlacing,
    onBeginPlacing: (item) => beginItem(item, open),
    onLift: (place) => {
      if (projectState.readOnly || place.kind === 'edge') return null
      if (kindAt(diagram, place.row) === 'none') return 'notes'
      return beginMove(diagram.nodeId[place.row] ?? '', open) ? 'branch' : null
    },
    onMoveNotes: (rows, dx, dy) =>
      moveNotes(
        open.system.id,
        rows.map((row) => diagram.nodeId[row] ?? ''),
        dx,
        dy,
      ),
    onMenu: (at, spot) => {
      hideRefusal()
      boardMenu.at = at
      boardMenu.spot = spot
    },
    onKey: (event) => {
      // The menu takes the focus a moment after it has opened.
      if (boardMenu.at && event.key === 'Escape') {
        closeBoardMenu()
        return true
      }
      if (typeLength(open.system.id, open.drawing, pickedPlaces(open.drawing, local.picked), event)) return true
      return runKey(event, keyContext(), BOARD_ENTRIES)
    },
  }
  useOfferedVerbs(BOARD_ENTRIES, keyContext)
  return { work, contextAt }
}
