import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { glyphAt } from '../../../canvas/drawing'
import type { Glyph } from '../../../canvas/glyph'
import { useSheetOrder } from '../../../ui/sheet/use-sheet-order'
import { worstAt } from '../lines/line-columns'
import { LineSheet } from '../lines/line-sheet'
import { useLineColumns } from '../lines/use-line-columns'
import type { OpenSystem } from '../use-open-system'
import classes from './diagram-table.module.css'
import { lineFloors } from './line-floors'
import { TableTools } from './table-tools'
import { tableView } from './table-view'
import type { KindFilter } from './table-view'

const KINDS: Record<Exclude<KindFilter, 'all'>, readonly Glyph[]> = {
  units: ['indoor', 'freshAir', 'hydro', 'kit'],
  fittings: ['joint', 'header', 'box'],
  places: ['placeholder', 'endCap'],
}

/** The diagram as a table: one line for each pipe with the node it feeds, in the order of the tree; the same edits as on the board. */
export function DiagramTable({ open }: { open: OpenSystem }) {
  const { t, i18n } = useTranslation('lines')
  const view = useSnapshot(tableView)
  const { lines, columns } = useLineColumns(open)
  const { text, sort, kind, findings, isGrouped } = view
  const { drawing, system, labels } = open
  const shown = useMemo(() => columns.filter(({ key }) => key === 'name' || view.columns.includes(key)), [columns, view.columns])
  const floors = useMemo(() => (isGrouped ? lineFloors(open, lines) : null), [isGrouped, open, lines])
  const query = useMemo(() => ({ text, sort, filter: `${kind} ${findings} ${isGrouped}` }), [text, sort, kind, findings, isGrouped])
  const least = { all: 0, any: 1, error: 2 }[findings]
  const keep = (line: number): boolean =>
    (kind === 'all' || KINDS[kind].includes(glyphAt(drawing, lines.node[line] ?? -1))) &&
    worstAt(open, lines.node[line] ?? -1, lines.edge[line] ?? -1) >= least
  const { order, isWorking } = useSheetOrder({ structure: lines, count: lines.count, query, language: i18n.language }, shown, {
    keep: kind === 'all' && findings === 'all' ? null : keep,
    groupOf: floors ? (line) => floors.group[line] ?? 0 : null,
  })

  const groupName = (group: number): string => {
    const name = floors?.names[group]
    if (name === undefined || name === null) return group === 0 ? t('group.several') : t('group.none')
    return labels.words.floor(name)
  }
  return (
    <div className={classes.table}>
      <TableTools columns={columns} count={order.reduce((sum, entry) => sum + Number(entry >= 0), 0)} isWorking={isWorking} />
      <LineSheet
        open={open}
        label={t('table', { system: system.name })}
        lines={lines}
        columns={shown}
        order={order}
        groupName={groupName}
        sort={sort}
        onSort={(next) => (tableView.sort = next)}
        nothing={<p className={classes.nothing}>{isWorking ? t('tools.working') : t('tools.nothing')}</p>}
      />
    </div>
  )
}
