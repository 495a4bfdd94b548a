import { BOARD_ENTRIES } from '../board-entries/entries'
import type { BoardEntry } from '../../../workbench/board-menu/entry'
import { addNoteBeside } from '../../../workbench/commands/notes/add-note-beside'
import { placingState } from '../commands/drop/placing-state'
import { local } from '../../../workbench/open-system/local'
import { omit } from '../../../model/change/omit'
import { showAllLines } from './table-view'

/** Returns whether an entry aligns rows; in the table, its keys walk the cells or paste into these. */
const isAlignment = ({ key }: BoardEntry): boolean => key.startsWith('align')

const moveOnBoard: (entry: BoardEntry, context: Parameters<BoardEntry['run']>[0]) => void = (entry, context) => {
  entry.run(context)
  if (placingState.current) local.view = 'board'
}

const addInTable: BoardEntry['run'] = ({ open, places }) => {
  // A filter that was set for other rows would hide the new one.
  showAllLines()
  addNoteBeside(open, places[0])
}

/**
 * The board's menu adapted to table rows. Moving a branch switches to the board, where it is carried; in the table, a branch moves by cut and paste
 * onto an open place. A text block is added beside the drawing.
 */
export const TABLE_ENTRIES: readonly BoardEntry[] = BOARD_ENTRIES.flatMap((entry): BoardEntry[] => {
  if (entry.key === 'move') return [{ ...entry, run: (context) => moveOnBoard(entry, context) }]
  if (entry.key === 'addNote') return [{ ...entry, run: addInTable }]
  if (isAlignment(entry)) return [omit(entry, 'shortcut')]
  return entry.group === 'view' || entry.key === 'editPipes' ? [] : [entry]
})
