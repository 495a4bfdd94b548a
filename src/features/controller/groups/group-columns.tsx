import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../../ui/table/column'
import { renameGroup } from '../commands/edit-groups'
import { useControl, type OpenControl } from '../control-context'
import { isWithoutController, wordsOfUnits, type ControlRow, type GroupRow, type HeadRow } from '../model/control-rows'
import classes from './groups.module.css'
import { NameCell } from './name-cell'
import { UnitChips } from './unit-chips'
import { useCells } from './use-cells'

type Words = OpenControl['words']
type Translate = TFunction<['control', 'systems']>

/** Returns the columns of the table of groups: name, units, controllers, line and findings. */
export function useGroupColumns(): Column<ControlRow>[] {
  const { t } = useTranslation(['control', 'systems'])
  const { words, isReadOnly } = useControl()
  const cells = useCells()
  return useMemo((): Column<ControlRow>[] => {
    const floorOf = (floor: string): string => (floor === '' ? '' : t('units.floor', { floor }))
    const goneIn = (row: ControlRow): string => (row.kind === 'group' && row.gone > 0 ? t('units.gone', { number: row.gone }) : '')
    return [
      {
        key: 'name',
        header: t('groups.name'),
        value: (row) => (row.kind === 'group' ? row.group.name : row.kind === 'head' ? row.systemName : ''),
        render: (row) => nameCell(row, isReadOnly, t),
      },
      {
        key: 'units',
        header: t('groups.units'),
        value: (row) => (row.kind === 'head' ? row.units.length : `${row.systemName} ${wordsOfUnits(row.units)}`),
        render: (row) =>
          row.kind === 'head' ? (
            headCounts(row, t)
          ) : (
            <UnitChips units={row.units} gone={goneIn(row)} isReadOnly={isReadOnly} floorOf={floorOf} />
          ),
        isShort: true,
      },
      {
        key: 'controllers',
        header: t('groups.controllers'),
        value: (row) => (row.kind === 'group' ? controllersText(row, words) : ''),
        render: (row) => controllersCell(row, words, t),
      },
      {
        key: 'line',
        header: t('groups.line'),
        hint: t('groups.lineHint'),
        isNumeric: true,
        isSearchable: false,
        isSecondary: true,
        value: (row) => (row.kind === 'group' ? cells.lineOf(row.group.id)?.totalM : null),
        render: (row) => (row.kind === 'group' ? cells.length(row.group.id) : null),
        isShort: true,
      },
      {
        key: 'findings',
        header: t('groups.findings'),
        isNumeric: true,
        isSearchable: false,
        value: () => null,
        isSortable: false,
        render: (row) => (row.kind === 'head' ? null : cells.findings(row.kind === 'group' ? row.group.id : row.units[0].nodeId)),
        isShort: true,
      },
    ]
  }, [t, words, isReadOnly, cells])
}

function nameCell(row: ControlRow, isReadOnly: boolean, t: Translate) {
  if (row.kind === 'head') return <span className={classes.system}>{row.systemName}</span>
  if (row.kind === 'unit') return <span className={classes.none}>{t('groups.noGroup')}</span>
  const { id, name } = row.group
  return (
    <NameCell name={name} label={t('groups.rename', { name })} isReadOnly={isReadOnly} onRename={(typed) => void renameGroup(id, typed)} />
  )
}

function headCounts({ units, without }: HeadRow, t: Translate) {
  return (
    <span className={classes.headCounts}>
      {t('systems:unitCount', { count: units.length })}
      {without > 0 ? <span className={classes.without}>{t('units.without', { number: without })}</span> : null}
    </span>
  )
}

function controllersCell(row: ControlRow, words: Words, t: Translate) {
  if (row.kind === 'head') return null
  if (row.kind === 'unit' || isWithoutController(row)) return <span className={classes.without}>{t('groups.noController')}</span>
  // Several stand with their codes alone, so that the columns behind them stay in view.
  const models = counted(row)
  return (
    <span className={classes.controllers} title={controllersText(row, words)}>
      {models.map(([model, count]) => (
        <span key={model} className={classes.model}>
          {count > 1 ? `${count} × ` : ''}
          <b>{model}</b>
          {models.length > 1 ? null : ` ${words(model).name}`}
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

function controllersText(row: GroupRow, words: Words): string {
  return counted(row)
    .map(([model, count]) => `${count > 1 ? `${count} × ` : ''}${model} ${words(model).name}`)
    .join(', ')
}
