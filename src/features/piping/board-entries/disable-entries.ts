import { IconPlugConnected, IconPlugConnectedX } from '@tabler/icons-react'
import { BOARD_SHORTCUTS } from '../../../board/frame/board-shortcuts'
import { isBranch } from '../../../workbench/board-menu/on-picked'
import { disablePipes } from '../../../model/edits/drawing/disable-pipes'
import { kindAt } from '../../../model/diagram/diagram-tree'
import type { BoardEntry, EntryContext } from '../../../workbench/board-menu/entry'
import { change } from '../../../workbench/commands/change'

/** Returns the rows of the picked pipes, and of the pipes that lead to picked units and fittings. */
function pickedPipes({ open, places }: EntryContext): number[] {
  const { drawing } = open
  return places
    .flatMap(({ kind, row }) => (kind === 'edge' ? [row] : isBranch(kindAt(drawing.diagram, row)) ? [drawing.feed[row] ?? -1] : []))
    .filter((row) => row >= 0)
}

function isDisabled({ open }: EntryContext, row: number): boolean {
  return open.drawing.diagram.edgeRest[row]?.isDisabled === true
}

function run(context: EntryContext, isOut: boolean): void {
  const { system, drawing } = context.open
  const ids = pickedPipes(context).map((row) => drawing.diagram.edgeId[row] ?? '')
  change((project) => disablePipes(project, system.id, ids, isOut))
}

/** Entries that take pipes out of all calculations and put them back. */
export const DISABLE_ENTRIES: readonly BoardEntry[] = [
  {
    key: 'disable',
    icon: IconPlugConnectedX,
    group: 'edit',
    shortcut: BOARD_SHORTCUTS.disable,
    isChange: true,
    isShown: (context) => pickedPipes(context).some((row) => !isDisabled(context, row)),
    run: (context) => run(context, true),
  },
  {
    key: 'enable',
    icon: IconPlugConnected,
    group: 'edit',
    shortcut: BOARD_SHORTCUTS.enable,
    isChange: true,
    isShown: (context) => pickedPipes(context).some((row) => isDisabled(context, row)),
    run: (context) => run(context, false),
  },
]
