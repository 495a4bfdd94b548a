import type { RefObject } from 'react'
import { useSnapshot } from 'valtio'
import { Board } from '../../canvas/board'
import type { BoardHandle } from '../../canvas/board-handle'
import type { BoardTheme } from '../../canvas/palette'
import type { Place } from '../../canvas/spatial-index'
import { useAsBuiltMarks } from './as-built/use-as-built-marks'
import { BoardMenu } from './board-menu/board-menu'
import { ChoosePartDialog } from './choose-part/choose-part-dialog'
import { removePicked } from './commands/remove-picked'
import { RefusalCard } from './drop/refusal-card'
import { askForInspector, local, setPicked } from './local'
import { NoteEditor } from './notes/note-editor'
import { noteEditing } from './notes/note-editing'
import { fullScale } from './systems/system-facts'
import { useBoardWork } from './use-board-work'
import type { OpenSystem } from './use-open-system'

interface OpenBoardProps {
  open: OpenSystem
  board: RefObject<BoardHandle | null>
  theme: BoardTheme
}

/** The board of the open system with everything that lies over it. */
export function OpenBoard({ open, board, theme }: OpenBoardProps) {
  const { picked } = useSnapshot(local)
  const marked = useAsBuiltMarks(open)
  const { work, contextAt } = useBoardWork(open, board)
  const { diagram } = open.drawing
  const toBoard = (): void => board.current?.focus()
  const openPlace = (place: Place): void => {
    if (place.kind === 'node' && diagram.nodeShape[place.row] === 'text-block') noteEditing.nodeId = diagram.nodeId[place.row] ?? null
    else askForInspector()
  }
  return (
    <Board
      ref={board}
      drawing={open.drawing}
      labels={open.labels}
      theme={theme}
      picked={picked}
      onPick={setPicked}
      onOpen={openPlace}
      onRemove={() => removePicked(open.system.id, local.picked)}
      marked={marked}
      fullScale={fullScale(open.system)}
      onZoom={(scale) => (local.zoom = scale)}
      sentence={open.sentence}
      diagramKey={open.system.id}
      work={work}
    >
      <NoteEditor open={open} board={board} />
      <RefusalCard board={board} onClose={toBoard} />
      <BoardMenu contextAt={contextAt} onClose={toBoard} />
      <ChoosePartDialog open={open} onClose={toBoard} />
    </Board>
  )
}
