import type { RefObject } from 'react'
import type { BoardHandle } from '../../../board/frame/board-handle'
import { BoardMenu } from '../../../workbench/board-menu/board-menu'
import type { EntryContext } from '../../../workbench/board-menu/entry'
import { ChoosePartDialog } from '../choose-part/choose-part-dialog'
import { RefusalCard } from '../../../workbench/frame/refusal-card'
import { TABLE_ENTRIES } from './table-entries'

interface TableMenuProps {
  board: RefObject<BoardHandle | null>
  contextAt: (at: { px: number; py: number }) => EntryContext
  onClose: () => void
}

/** Renders the overlays of the table as on the board: the menu of a row, the choice of a part, the reason of a refusal. */
export function TableMenu({ board, contextAt, onClose }: TableMenuProps) {
  return (
    <>
      <BoardMenu contextAt={contextAt} onClose={onClose} entries={TABLE_ENTRIES} />
      <ChoosePartDialog onClose={onClose} />
      <RefusalCard board={board} onClose={onClose} />
    </>
  )
}
