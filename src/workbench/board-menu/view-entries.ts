import { IconArrowsMaximize, IconFocusCentered, IconZoomReset } from '@tabler/icons-react'
import { BOARD_SHORTCUTS } from '../../board/frame/board-shortcuts'
import type { BoardContext, BoardEntry } from './entry'
import { isNothing } from './on-picked'

/** Entries that only change the view; the board handles their keys itself. */
export const VIEW_ENTRIES: readonly BoardEntry<BoardContext>[] = [
  {
    key: 'zoomToPicked',
    icon: IconFocusCentered,
    group: 'view',
    shortcut: BOARD_SHORTCUTS.zoomToPicked,
    isChange: false,
    isShown: (context) => !isNothing(context),
    run: ({ board }) => board?.zoomToPicked(),
  },
  {
    key: 'fit',
    icon: IconArrowsMaximize,
    group: 'view',
    shortcut: BOARD_SHORTCUTS.fit,
    isChange: false,
    isShown: () => true,
    run: ({ board }) => board?.fit(),
  },
  {
    key: 'full',
    icon: IconZoomReset,
    group: 'view',
    shortcut: BOARD_SHORTCUTS.full,
    isChange: false,
    isShown: () => true,
    run: ({ board }) => board?.zoomTo(1),
  },
]
