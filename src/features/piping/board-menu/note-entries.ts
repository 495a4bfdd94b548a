import {
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
import type { Alignment } from '../../../model/edits/notes/align-notes'
import { addNoteAt } from '../commands/notes/add-note-at'
import { alignPicked } from '../commands/notes/align-picked'
import { noteEditing } from '../notes/note-editing'
import type { BoardEntry } from './entry'
import { isNothing, pickedNotes } from './on-picked'

const ALIGNMENTS: readonly { to: Alignment; key: string; icon: Icon; arrow: string }[] = [
  { to: 'left', key: 'alignLeft', icon: IconLayoutAlignLeft, arrow: 'arrowleft' },
  { to: 'centre', key: 'alignCentre', icon: IconLayoutAlignCenter, arrow: 'h' },
  { to: 'right', key: 'alignRight', icon: IconLayoutAlignRight, arrow: 'arrowright' },
  { to: 'top', key: 'alignTop', icon: IconLayoutAlignTop, arrow: 'arrowup' },
  { to: 'middle', key: 'alignMiddle', icon: IconLayoutAlignMiddle, arrow: 'v' },
  { to: 'bottom', key: 'alignBottom', icon: IconLayoutAlignBottom, arrow: 'arrowdown' },
]

/** Text blocks. */
export const NOTE_ENTRIES: readonly BoardEntry[] = [
  {
    key: 'addNote',
    icon: IconTextPlus,
    group: 'text',
    shortcut: { key: 't' },
    isChange: true,
    isShown: isNothing,
    run: ({ open, board }) => {
      if (board) addNoteAt(open.system.id, board.pointer())
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
  ...ALIGNMENTS.map(({ to, key, icon, arrow }): BoardEntry => ({
    key,
    icon,
    group: 'text',
    shortcut: { key: arrow, isCtrl: true, isShift: true },
    isChange: true,
    isShown: (context) => pickedNotes(context).length > 1,
    run: (context) => alignPicked(context.open.system.id, context.open.drawing, pickedNotes(context), to),
  })),
]
