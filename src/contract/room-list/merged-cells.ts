import type { RoomProblem } from './room-problem'
import type { TableMatch } from './match-columns'
import { cellText, type RoomTable } from './room-table'

/**
 * Returns the rows of rooms that merged cells lie in, each with its problem: nobody knows whether a merged load is meant for each of its rooms or for all
 * together. Cells merged in one row are only wide.
 */
export function mergedWithin({ sheet, rows, merged }: RoomTable, { firstRow, columns }: TableMatch): Map<number, RoomProblem> {
  const found = new Map<number, RoomProblem>()
  for (const { fromRow, toRow, fromColumn, toColumn } of merged) {
    const isRead = columns.slice(fromColumn, toColumn + 1).some(({ field }) => field !== null)
    if (toRow < firstRow || fromRow === toRow || !isRead) continue
    for (let row = Math.max(fromRow, firstRow); row <= Math.min(toRow, rows.length - 1); row++) {
      if (found.has(row)) continue
      const place = { sheet, row: row + 1, column: fromColumn + 1 }
      found.set(row, { code: 'merged', place, text: cellText(rows[fromRow]?.[fromColumn]) })
    }
  }
  return found
}
