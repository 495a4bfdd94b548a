import { CLIPBOARD_ENTRIES } from './clipboard-entries'
import { EDIT_ENTRIES } from './edit-entries'
import type { BoardEntry } from '../../../workbench/board-menu/entry'
import { NOTE_ENTRIES } from '../../../workbench/board-menu/note-entries'
import { PICK_ENTRIES } from '../../../workbench/board-menu/pick-entries'
import { VIEW_ENTRIES } from '../../../workbench/board-menu/view-entries'
import { IconStairs, IconTable, IconZoomQuestion } from '@tabler/icons-react'
import { isMarked } from '../../../workbench/why/reasons'
import { askWhy } from '../../../workbench/why/why-state'
import { BOARD_SHORTCUTS } from '../../../board/frame/board-shortcuts'
import { floorAt } from '../floor-levels/floors-of-system'
import { openFloorLevels } from '../floor-levels/floor-levels-state'
import { openSideTable } from '../side-table/side-scope'

/** Opens many pipes in a table below the board. */
const EDIT_PIPES: BoardEntry = {
  key: 'editPipes',
  icon: IconTable,
  group: 'edit',
  shortcut: BOARD_SHORTCUTS.editPipes,
  isChange: false,
  isShown: () => true,
  run: ({ open, picked }) => openSideTable(open.system.id, open.drawing, picked),
}

/** Opens the levels of the system's floors, at the floor that was asked about. */
const FLOOR_LEVELS: BoardEntry = {
  key: 'floorLevels',
  icon: IconStairs,
  group: 'edit',
  shortcut: BOARD_SHORTCUTS.floorLevels,
  isChange: true,
  isShown: ({ open }) => open.system.indoorUnits.some(({ floor }) => floor !== ''),
  run: ({ open, places, spot }) => {
    const [place] = places
    openFloorLevels(floorAt(open, place?.kind === 'node' ? place.row : -1, spot))
  },
}

/** Tells why the picked rows are red, where they are. */
const WHY: BoardEntry = {
  key: 'why',
  icon: IconZoomQuestion,
  group: 'edit',
  shortcut: BOARD_SHORTCUTS.why,
  isChange: false,
  isShown: ({ open, places }) => isMarked(open.drawing, places),
  run: askWhy,
}

/** All actions of the board, in the order of its menu. */
export const BOARD_ENTRIES: readonly BoardEntry[] = [
  ...EDIT_ENTRIES,
  ...CLIPBOARD_ENTRIES,
  ...NOTE_ENTRIES,
  ...PICK_ENTRIES,
  EDIT_PIPES,
  FLOOR_LEVELS,
  WHY,
  ...VIEW_ENTRIES,
]
