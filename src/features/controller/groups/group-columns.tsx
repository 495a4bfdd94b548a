import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { SeverityBadge } from '../../../ui/badges/severity-badge'
import { QuantityText } from '../../../ui/fields/quantity-text'
import { TextCell } from '../../../ui/fields/text-cell'
import type { Column } from '../../../ui/table/column'
import { renameGroup } from '../commands/edit-groups'
import { useControl, type OpenControl } from '../control-context'
import type { ControlRow, GroupRow, HeadRow } from '../model/control-rows'
import { isWithoutController, wordsOfUnits } from '../model/control-rows'
import { showTab } from '../screen-state'
import classes from './groups.module.css'
import { UnitChips } from './unit-chips'

/** Returns the columns of the table of groups: name, units, controllers, line and findings. */
export function useGroupColumns(): Column<ControlRow>[] {
  const { t } = useTranslation('control')
  const open = useControl()
  return useMemo(
    (): Column<ControlRow>[] => [
      {
        key: 'name',
        header: t('groups.name'),
        value: (row) => (row.kind === 'group' ? row.group.name : row.kind === 'head' ? row.systemName : ''),
        render: (row) => <NameCell row={row} isReadOnly={open.isReadOnly} />,
      },
      {
        key: 'units',
        header: t('groups.units'),
        value: (row) => (row.kind === 'head' ? row.units.length : `${row.systemName} ${wordsOfUnits(row.units)}`),
        render: (row) =>
          row.kind === 'head' ? (
            <HeadCounts row={row} />
          ) : (
            <UnitChips units={row.units} gone={row.kind === 'group' ? row.gone : 0} isReadOnly={open.isReadOnly} />
          ),
        isShort: true,
      },
      {
        key: 'controllers',
        header: t('groups.controllers'),
        value: (row) => (row.kind === 'group' ? controllersText(row, open) : ''),
        render: (row) => (row.kind === 'head' ? null : <ControllersCell row={row} open={open} />),
      },
      {
        key: 'line',
        header: t('groups.line'),
        hint: t('groups.lineHint'),
        isNumeric: true,
        isSearchable: false,
        isSecondary: true,
        value: (row) => (row.kind === 'group' ? open.checked.lines.get(row.group.id)?.totalM : null),
        render: (row) => (row.kind === 'group' ? <LineCell id={row.group.id} /> : null),
        isShort: true,
      },
      {
        key: 'findings',
        header: t('groups.findings'),
        isNumeric: true,
        isSearchable: false,
        value: (row) => (row.kind === 'group' ? (open.counts.get(row.group.id)?.count ?? 0) : null),
        render: (row) => (row.kind === 'head' ? null : <FindingsCell id={row.kind === 'group' ? row.group.id : row.units[0].nodeId} />),
        isShort: true,
      },
    ],
    [t, open],
  )
}

function NameCell({ row, isReadOnly }: { row: ControlRow; isReadOnly: boolean }) {
  const { t } = useTranslation('control')
  if (row.kind === 'head') return <span className={classes.system}>{row.systemName}</span>
  if (row.kind === 'unit') return <span className={classes.none}>{t('groups.noGroup')}</span>
  const { id, name } = row.group
  return (
    <TextCell
      value={name}
      label={t('groups.rename', { name })}
      isWide
      isDisabled={isReadOnly}
      onCommit={(typed) => void renameGroup(id, typed)}
    />
  )
}

function HeadCounts({ row }: { row: HeadRow }) {
  const { t } = useTranslation(['control', 'systems'])
  return (
    <span className={classes.headCounts}>
      {t('systems:unitCount', { count: row.units.length })}
      {row.without > 0 ? <span className={classes.without}>{t('units.without', { number: row.without })}</span> : null}
    </span>
  )
}

function ControllersCell({ row, open }: { row: Exclude<ControlRow, HeadRow>; open: OpenControl }) {
  const { t } = useTranslation('control')
  if (row.kind === 'unit' || isWithoutController(row)) return <span className={classes.without}>{t('groups.noController')}</span>
  return (
    <span className={classes.controllers} title={controllersText(row, open)}>
      {counted(row).map(([model, count]) => (
        <span key={model} className={classes.model}>
          {count > 1 ? `${count} × ` : ''}
          <b>{model}</b> {open.words(model).name}
        </span>
      ))}
    </span>
  )
}

function counted({ group }: GroupRow): [string, number][] {
  const counts = new Map<string, number>()
  for (const { model } of group.controllers) counts.set(model, (counts.get(model) ?? 0) + 1)
  return [...counts]
}

function controllersText(row: GroupRow, open: OpenControl): string {
  return counted(row)
    .map(([model, count]) => `${count > 1 ? `${count} × ` : ''}${model} ${open.words(model).name}`)
    .join(', ')
}

/** Shows the length of a line and its limit; a dash where there is no line. */
export function LineCell({ id }: { id: string }) {
  const line = useControl().checked.lines.get(id)
  if (!line) return <span className={classes.none}>–</span>
  return (
    <span className={classes.line} data-over={line.faults.includes('overM') || undefined}>
      <QuantityText quantity="length" value={line.totalM} decimals={0} isUnitHidden />
      {' / '}
      <QuantityText quantity="length" value={line.bus.limits.maxM} decimals={0} />
    </span>
  )
}

/** Shows how many findings a group, unit or central controller has; a click lists them. */
export function FindingsCell({ id }: { id: string }) {
  const { t } = useTranslation('control')
  const found = useControl().counts.get(id)
  if (!found) return null
  return (
    <button type="button" className={classes.badge} title={t('groups.showFindings')} onClick={() => showTab('check')}>
      <SeverityBadge severity={found.severity} count={found.count} />
    </button>
  )
}
