import { BOARD_ENTRIES } from '../board-menu/entries'
import type { BoardEntry } from '../board-menu/entry'
import { placingState } from '../drop/placing-state'
import { local } from '../local'

/** What only a drawing has. */
const OF_THE_BOARD = new Set(['editPipes', 'note', 'addNote', 'move'])

/** The board's menu for lines of the table. A branch is moved by cutting it and pasting it on an open place; the board's own way leads there first. */
export const TABLE_ENTRIES: readonly BoardEntry[] = BOARD_ENTRIES.flatMap((entry): BoardEntry[] => {
  if (entry.key === 'move') return [{ ...entry, run: (context) => moveOnBoard(entry, context) }]
  return entry.group === 'view' || entry.group === 'text' || OF_THE_BOARD.has(entry.key) ? [] : [entry]
})

const moveOnBoard: (entry: BoardEntry, context: Parameters<BoardEntry['run']>[0]) => void = (entry, context) => {
  entry.run(context)
  if (placingState.current) local.view = 'board'
}
