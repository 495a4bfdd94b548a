import { IconTable } from '@tabler/icons-react'
import { BOARD_SHORTCUTS } from '../../../board/frame/board-shortcuts'
import { openSideTable } from '../side-table/side-scope'
import type { BoardEntry } from '../../../workbench/board-menu/entry'

/** Opens many pipes in a table below the board. */
export const EDIT_PIPES: BoardEntry = {
  key: 'editPipes',
  icon: IconTable,
  group: 'edit',
  shortcut: BOARD_SHORTCUTS.editPipes,
  isChange: false,
  isShown: () => true,
  run: ({ open, picked }) => openSideTable(open.system.id, open.drawing, picked),
}
