/** Returns the shown row and the cell of a field in a table; null outside of rows. */
export function placeOfField(field: EventTarget): { row: number; cell: number } | null {
  const cell = field instanceof Element ? field.closest('td') : null
  const row = Number(cell?.closest<HTMLElement>('tr[data-place]')?.dataset['place'] ?? NaN)
  return cell === null || Number.isNaN(row) ? null : { row, cell: cell.cellIndex }
}
