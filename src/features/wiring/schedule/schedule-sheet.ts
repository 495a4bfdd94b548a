import type { Column } from '../../../ui/table/column'
import type { WireRow } from '../../../drawing/wiring/wire-rows'

/** Returns the schedule as a sheet with the words and measures of the table; texts for what a column shows as text. */
export function scheduleSheet(
  rows: readonly WireRow[],
  columns: readonly Column<WireRow>[],
  wireNumber: (row: WireRow) => string,
): (string | number)[][] {
  const written = columns.filter(({ key }) => key !== 'finding')
  return [
    written.map(({ header, unit = '' }) => (unit === '' ? header : `${header} (${unit})`)),
    ...rows.map((row) => written.map(({ key, value }) => (key === 'number' ? wireNumber(row) : (value(row) ?? '')))),
  ]
}
