/** Row of a table, as it is shown, and cell of a field in it; null for what is in no row. */
export function placeOfField(field: EventTarget): { row: number; cell: number } | null {
  const cell = field instanceof Element ? field.closest('td') : null
  const row = Number(cell?.closest<HTMLElement>('tr[data-place]')?.dataset['place'] ?? NaN)
  return cell === null || Number.isNaN(row) ? null : { row, cell: cell.cellIndex }
}
