import type { CellPlace } from './sheet-cells'

/** Returns the cell that an event came from; null outside of the lines and inside an open editor. */
export function cellAt(target: EventTarget): (CellPlace & { isCheck: boolean }) | null {
  if (!(target instanceof Element) || target.closest('input, select, button')) return null
  const row = target.closest<HTMLElement>('[data-place]')
  const cell = target.closest<HTMLElement>('[role="gridcell"]')
  if (!row || !cell) return null
  return { place: Number(row.dataset['place']), column: Number(cell.dataset['column'] ?? 0), isCheck: cell.dataset['check'] === 'true' }
}
