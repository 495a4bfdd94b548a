import { BOARD_ENTRIES } from '../board-entries/entries'
import type { BoardEntry } from '../../../workbench/board-menu/entry'
import { addNoteBeside } from '../../../workbench/commands/notes/add-note-beside'
import { placingState } from '../commands/drop/placing-state'
import { local } from '../../../workbench/open-system/local'
import { omit } from '../../../model/change/omit'
import { showAllLines } from './table-view'

/** Their keys walk the cells here, or paste into them. */
const isAlignment = ({ key }: BoardEntry): boolean => key.startsWith('align')

const moveOnBoard: (entry: BoardEntry, context: Parameters<BoardEntry['run']>[0]) => void = (entry, context) => {
  entry.run(context)
  if (placingState.current) local.view = 'board'
}

const addInTable: BoardEntry['run'] = ({ open, places }) => {
  // Its line would be hidden by a filter that was set for others.
  showAllLines()
  addNoteBeside(open, places[0])
}

/**
 * The board's menu for lines of the table. A branch is moved by cutting it and pasting it on an open place; the board's own way leads there first. A text block is added
 * beside the drawing.
 */
export const TABLE_ENTRIES: readonly BoardEntry[] = BOARD_ENTRIES.flatMap((entry): BoardEntry[] => {
  if (entry.key === 'move') return [{ ...entry, run: (context) => moveOnBoard(entry, context) }]
  if (entry.key === 'addNote') return [{ ...entry, run: addInTable }]
  if (isAlignment(entry)) return [omit(entry, 'shortcut')]
  return entry.group === 'view' || entry.key === 'editPipes' ? [] : [entry]
})
