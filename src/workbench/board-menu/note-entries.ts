import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconLayoutAlignBottom,
  IconLayoutAlignCenter,
  IconLayoutAlignLeft,
  IconLayoutAlignMiddle,
  IconLayoutAlignRight,
  IconLayoutAlignTop,
  IconPencil,
  IconTextPlus,
} from '@tabler/icons-react'
import type { Icon } from '@tabler/icons-react'
import { BOARD_SHORTCUTS } from '../../board/frame/board-shortcuts'
import type { Alignment } from '../../model/edits/notes/align-notes'
import { addNoteAt } from '../commands/notes/add-note-at'
import { alignPicked } from '../commands/notes/align-picked'
import { moveNotes } from '../commands/notes/move-notes'
import { noteEditing } from '../notes/note-editing'
import type { BoardEntry } from './entry'
import { pickedKinds, pickedNotes } from './on-picked'

const ALIGNMENTS: readonly { to: Alignment; key: `align${string}` & keyof typeof BOARD_SHORTCUTS; icon: Icon }[] = [
  { to: 'left', key: 'alignLeft', icon: IconLayoutAlignLeft },
  { to: 'centre', key: 'alignCentre', icon: IconLayoutAlignCenter },
  { to: 'right', key: 'alignRight', icon: IconLayoutAlignRight },
  { to: 'top', key: 'alignTop', icon: IconLayoutAlignTop },
  { to: 'middle', key: 'alignMiddle', icon: IconLayoutAlignMiddle },
  { to: 'bottom', key: 'alignBottom', icon: IconLayoutAlignBottom },
]

/** Step in board units by which a key moves rows outside the piping: a line of the grid as visible at 100 %. */
const STEP = 25
const MOVES: readonly { key: `move${string}` & keyof typeof BOARD_SHORTCUTS; icon: Icon; dx: number; dy: number }[] = [
  { key: 'moveLeft', icon: IconArrowLeft, dx: -STEP, dy: 0 },
  { key: 'moveRight', icon: IconArrowRight, dx: STEP, dy: 0 },
  { key: 'moveUp', icon: IconArrowUp, dx: 0, dy: -STEP },
  { key: 'moveDown', icon: IconArrowDown, dx: 0, dy: STEP },
]

/** Entries for text blocks and other rows outside the piping. */
export const NOTE_ENTRIES: readonly BoardEntry[] = [
  {
    key: 'addNote',
    icon: IconTextPlus,
    group: 'text',
    shortcut: BOARD_SHORTCUTS.addNote,
    isChange: true,
    isShown: () => true,
    run: ({ open, spot }) => {
      if (spot) addNoteAt(open.system.id, spot)
    },
  },
  {
    key: 'editNote',
    icon: IconPencil,
    group: 'text',
    isChange: true,
    isShown: (context) => context.places.length === 1 && pickedNotes(context).length === 1,
    run: (context) => (noteEditing.nodeId = pickedNotes(context)[0] ?? null),
  },
  ...MOVES.map(({ key, icon, dx, dy }): BoardEntry => ({
    key,
    icon,
    group: 'text',
    shortcut: BOARD_SHORTCUTS[key],
    isChange: true,
    isShown: (context) => pickedKinds(context).includes('none'),
    run: ({ open, picked }) => moveNotes(open.system.id, picked.nodes, dx, dy),
  })),
  ...ALIGNMENTS.map(({ to, key, icon }): BoardEntry => ({
    key,
    icon,
    group: 'text',
    shortcut: BOARD_SHORTCUTS[key],
    isChange: true,
    isShown: (context) => pickedNotes(context).length > 1,
    run: (context) => alignPicked(context.open.system.id, context.open.drawing, pickedNotes(context), to),
  })),
]
