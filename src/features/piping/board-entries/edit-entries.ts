import {
  IconArrowBarDown,
  IconArrowsMove,
  IconCircleMinus,
  IconCirclePlus,
  IconReplace,
  IconRotate2,
  IconBinaryTree2,
  IconRouteAltLeft,
  IconSquarePlus,
  IconTools,
  IconTrash,
} from '@tabler/icons-react'
import { BOARD_SHORTCUTS } from '../../../board/frame/board-shortcuts'
import { kindAt } from '../../../model/diagram/diagram-tree'
import { DISABLE_ENTRIES } from './disable-entries'
import { choosePart } from '../choose-part/choose-part-state'
import { capPicked, uncapPicked } from '../commands/cap-picked'
import { drawAllDiagrams } from '../../../workbench/commands/systems/draw-all-diagrams'
import { drawDiagram } from '../commands/draw-diagram'
import { removePicked } from '../../../workbench/commands/remove-picked'
import { turnPicked } from '../commands/turn-picked'
import { repairAllSafe } from '../../../workbench/repair/repair-all'
import { askForTab } from '../../../workbench/frame/right-tabs'
import { beginMove } from '../commands/drop/begin'
import { showRefusal } from '../../../workbench/commands/refusal'
import type { BoardEntry, EntryContext } from '../../../workbench/board-menu/entry'
import { isBranch, isFitting, isNothing, isOneOf, isOnePipe, pickedKinds } from '../../../workbench/board-menu/on-picked'

const firstNode = ({ picked }: EntryContext): string => picked.nodes[0] ?? ''

/** Returns the top of the single picked branch, given by its node or by the pipe that leads to it; -1 where there is none. */
function branchRow({ open, places }: EntryContext): number {
  const [place] = places
  if (!place || places.length > 1) return -1
  const { diagram } = open.drawing
  const row = place.kind === 'node' ? place.row : (diagram.edgeTarget[place.row] ?? -1)
  return row >= 0 && isBranch(kindAt(diagram, row)) ? row : -1
}

/** Entries that change the piping. */
export const EDIT_ENTRIES: readonly BoardEntry[] = [
  {
    key: 'place',
    icon: IconSquarePlus,
    group: 'edit',
    shortcut: BOARD_SHORTCUTS.place,
    isChange: true,
    isShown: (context) => isOneOf(context, (kind) => kind === 'placeholder'),
    run: (context) => choosePart('place', firstNode(context)),
  },
  {
    key: 'replace',
    icon: IconReplace,
    group: 'edit',
    shortcut: BOARD_SHORTCUTS.replace,
    isChange: true,
    isShown: (context) => isOneOf(context, isBranch),
    run: (context) => choosePart('replace', firstNode(context)),
  },
  {
    key: 'move',
    icon: IconArrowsMove,
    group: 'edit',
    shortcut: BOARD_SHORTCUTS.move,
    isChange: true,
    isShown: (context) => branchRow(context) >= 0,
    run: (context) => {
      beginMove(context.open.drawing.diagram.nodeId[branchRow(context)] ?? '', context.open)
      context.board?.focus()
    },
  },
  {
    key: 'insert',
    icon: IconArrowBarDown,
    group: 'edit',
    shortcut: BOARD_SHORTCUTS.insert,
    isChange: true,
    isShown: isOnePipe,
    run: ({ picked }) => choosePart('insert', picked.edges[0] ?? ''),
  },
  {
    key: 'turn',
    icon: IconRotate2,
    group: 'edit',
    shortcut: BOARD_SHORTCUTS.turn,
    isChange: true,
    isShown: (context) => pickedKinds(context).some(isFitting),
    run: (context) =>
      void turnPicked(context.open, context.picked).then((refusal) => {
        if (refusal) showRefusal(refusal, context.at)
      }),
  },
  {
    key: 'cap',
    icon: IconCircleMinus,
    group: 'edit',
    shortcut: BOARD_SHORTCUTS.cap,
    isChange: true,
    isShown: (context) => pickedKinds(context).includes('placeholder'),
    run: ({ open, picked }) => capPicked(open.system.id, picked.nodes),
  },
  {
    key: 'uncap',
    icon: IconCirclePlus,
    group: 'edit',
    shortcut: BOARD_SHORTCUTS.uncap,
    isChange: true,
    isShown: (context) => pickedKinds(context).includes('endCap'),
    run: ({ open, picked }) => uncapPicked(open.system.id, picked.nodes),
  },
  {
    key: 'capAll',
    icon: IconCircleMinus,
    group: 'edit',
    isChange: true,
    isShown: isNothing,
    run: ({ open }) => capPicked(open.system.id),
  },
  {
    key: 'uncapAll',
    icon: IconCirclePlus,
    group: 'edit',
    isChange: true,
    isShown: isNothing,
    run: ({ open }) => uncapPicked(open.system.id),
  },
  {
    key: 'regenerate',
    icon: IconRouteAltLeft,
    group: 'edit',
    isChange: true,
    isShown: isNothing,
    run: ({ open }) => void drawDiagram(open.system.id, open.pack),
  },
  {
    key: 'regenerateAll',
    icon: IconBinaryTree2,
    group: 'edit',
    isChange: true,
    isShown: isNothing,
    run: () => void drawAllDiagrams(),
  },
  ...DISABLE_ENTRIES,
  {
    key: 'remove',
    icon: IconTrash,
    group: 'edit',
    shortcut: BOARD_SHORTCUTS.remove,
    isChange: true,
    isShown: (context) => !isNothing(context) && !isOneOf(context, (kind) => kind === 'outdoor'),
    run: ({ open, picked }) => removePicked(open.system.id, picked),
  },
  {
    key: 'repairAll',
    icon: IconTools,
    group: 'edit',
    isChange: true,
    isShown: (context) => isNothing(context) && (context.open.result?.findingCount ?? 0) > 0,
    run: ({ open }) => {
      // The findings show the progress and what is left.
      askForTab('findings')
      void repairAllSafe(open.system.id)
    },
  },
]
