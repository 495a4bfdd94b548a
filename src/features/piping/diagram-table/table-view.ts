import { proxy } from 'valtio'
import { keepText, keptText } from '../../../platform/files/small-store'
import type { SheetSort } from '../../../ui/sheet/sort-lines'
import { SHOWN_AT_FIRST } from '../../../workbench/lines/line-columns'

export type KindFilter = 'all' | 'units' | 'fittings' | 'places'
export type LineFindings = 'all' | 'any' | 'error'

const KEY = 'branchline.tableColumns'

function keptColumns(): string[] {
  const kept = keptText(KEY)
  return kept === null ? [...SHOWN_AT_FIRST] : kept.split(' ')
}

/** View state of the diagram's table; kept while the board is shown. */
export const tableView = proxy<{
  text: string
  sort: SheetSort | null
  kind: KindFilter
  findings: LineFindings
  isGrouped: boolean
  columns: string[]
}>({ text: '', sort: null, kind: 'all', findings: 'all', isGrouped: false, columns: keptColumns() })

/** Clears all filters; order, groups and columns stay. */
export function showAllLines(): void {
  Object.assign(tableView, { text: '', kind: 'all', findings: 'all' })
}

/** Shows or hides a column and stores the choice. The column of names is always shown. */
export function toggleColumn(key: string): void {
  const { columns } = tableView
  tableView.columns = columns.includes(key) ? columns.filter((each) => each !== key) : [...columns, key]
  keepText(KEY, tableView.columns.join(' '))
}
