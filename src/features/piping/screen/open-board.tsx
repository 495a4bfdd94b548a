import { useCallback } from 'react'
import type { RefObject } from 'react'
import { useSnapshot } from 'valtio'
import { Board } from '../../../board/frame/board'
import type { BoardHandle } from '../../../board/frame/board-handle'
import type { BoardTheme } from '../../../drawing/paint/palette'
import type { Place } from '../../../drawing/view/spatial-index'
import { kindAt } from '../../../model/diagram/diagram-tree'
import { isNote } from '../../../model/edits/notes/note-rows'
import { projectState } from '../../../state/piping/project'
import { useAsBuiltMarks } from '../../../workbench/as-built/use-as-built-marks'
import { BOARD_ENTRIES } from '../board-entries/entries'
import { BoardMenu } from '../../../workbench/board-menu/board-menu'
import { ChoosePartDialog } from '../choose-part/choose-part-dialog'
import { choosePart } from '../choose-part/choose-part-state'
import { removePicked } from '../../../workbench/commands/remove-picked'
import { RefusalCard } from '../../../workbench/frame/refusal-card'
import { useMarked } from '../../../workbench/find/use-marked'
import { openInPlace } from '../in-place/in-place'
import { InPlaceEditor } from '../in-place/in-place-editor'
import { askForInspector, local, setPicked } from '../../../workbench/open-system/local'
import { Minimap } from '../../../workbench/overview/minimap'
import { NoteEditor } from '../../../workbench/notes/note-editor'
import { noteEditing } from '../../../workbench/notes/note-editing'
import { WithBeside } from '../../../workbench/open-system/open-context'
import { fullScale } from '../../../workbench/systems/system-facts'
import { useBoardWork } from './use-board-work'
import type { OpenSystem } from '../../../workbench/open-system/use-open-system'

interface OpenBoardProps {
  open: OpenSystem
  board: RefObject<BoardHandle | null>
  theme: BoardTheme
}

/** Renders the board of the open system with all its overlays. */
export function OpenBoard({ open, board, theme }: OpenBoardProps) {
  const { picked } = useSnapshot(local)
  const built = useAsBuiltMarks(open)
  const found = useMarked(open)
  // Search results take precedence over the marks of the comparison with the frozen design.
  const marked = found.length > 0 ? found : built
  const { work, contextAt } = useBoardWork(open, board)
  const { diagram } = open.drawing
  const toBoard = useCallback((): void => board.current?.focus(), [board])
  const openPlace = (place: Place): void => {
    const isEdited = place.kind === 'node' && !projectState.readOnly
    if (isEdited && isNote(diagram, place.row)) noteEditing.nodeId = diagram.nodeId[place.row] ?? null
    else if (isEdited && kindAt(diagram, place.row) === 'placeholder') choosePart('place', diagram.nodeId[place.row] ?? '')
    else if (!openInPlace(open.system.id, open.drawing, place)) askForInspector()
  }
  return (
    <Board
      ref={board}
      drawing={open.drawing}
      labels={open.labels}
      theme={theme}
      picked={picked}
      marked={marked}
      onPick={setPicked}
      onOpen={openPlace}
      onRemove={() => removePicked(open.system.id, local.picked)}
      fullScale={fullScale(open.system)}
      onZoom={(scale) => (local.zoom = scale)}
      sentence={open.sentence}
      diagramKey={open.system.id}
      work={work}
    >
      <NoteEditor open={open} board={board} />
      <InPlaceEditor open={open} board={board} />
      <WithBeside>{(beside) => <Minimap open={beside} board={board} theme={theme} />}</WithBeside>
      <RefusalCard board={board} onClose={toBoard} />
      <BoardMenu contextAt={contextAt} onClose={toBoard} entries={BOARD_ENTRIES} />
      <ChoosePartDialog onClose={toBoard} />
    </Board>
  )
}
