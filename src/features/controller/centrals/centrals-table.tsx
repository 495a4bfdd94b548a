import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { CentralController } from '../../../model/wiring/control'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { DataTable, type Column } from '../../../ui/table/data-table'
import { useFormat } from '../../../ui/words/format'
import { removeCentrals, renameCentral } from '../commands/edit-centrals'
import { useControl } from '../control-context'
import { NameCell } from '../groups/name-cell'
import { useCells } from '../groups/use-cells'
import { addressRange } from '../model/address-range'
import { controlScreen, pickCentrals, showTab } from '../screen-state'
import classes from '../groups/groups.module.css'

const keyOf = ({ id }: CentralController) => id

/** Lists central controllers and gateways with their systems, what they use of what they may serve, and their addresses. */
export function CentralsTable() {
  const { t } = useTranslation('control')
  const { view, isReadOnly } = useControl()
  const { centrals: picked } = useSnapshot(controlScreen)
  const columns = useCentralColumns()
  return (
    <div className={classes.table}>
      <DataTable
        columns={columns}
        rows={view.centrals}
        rowKey={keyOf}
        label={t('centrals.title')}
        search={view.centrals.length > 0 ? t('centrals.search') : false}
        selected={picked}
        onSelect={pickCentrals}
        onRemove={(keys) => !isReadOnly && removeCentrals([...keys])}
        empty={
          <EmptyState
            title={t('centrals.emptyTitle')}
            text={t('centrals.emptyText')}
            action={
              <Button variant="default" onClick={() => showTab('groups')}>
                {t('centrals.toSystems')}
              </Button>
            }
          />
        }
      />
    </div>
  )
}

function useCentralColumns(): Column<CentralController>[] {
  const { t } = useTranslation('control')
  const { view, words, isReadOnly } = useControl()
  const cells = useCells()
  const format = useFormat()
  return useMemo((): Column<CentralController>[] => {
    const lineOf = ({ id }: CentralController) => cells.lineOf(id)
    const used = (value: number | undefined, limit: number | undefined): string => {
      if (value === undefined) return '–'
      return limit === undefined || Number.isNaN(limit)
        ? format.number(value, 0)
        : t('centrals.used', { value: format.number(value, 0), limit: format.number(limit, 0) })
    }
    const systems = ({ systemIds }: CentralController): string => systemIds.map((id) => view.bySystem.get(id)?.name ?? '?').join(', ')
    return [
      {
        key: 'name',
        header: t('centrals.name'),
        value: ({ name }) => name,
        render: ({ id, name }) => (
          <NameCell
            name={name}
            label={t('groups.rename', { name })}
            isReadOnly={isReadOnly}
            onRename={(typed) => void renameCentral(id, typed)}
          />
        ),
      },
      {
        key: 'model',
        header: t('centrals.model'),
        value: ({ model }) => `${model} ${words(model).name}`,
        render: ({ model }) => (
          <span className={classes.model}>
            <b>{model}</b> {words(model).name}
          </span>
        ),
      },
      { key: 'systems', header: t('centrals.systems'), value: systems, isYielding: true },
      {
        key: 'units',
        header: t('centrals.units'),
        isNumeric: true,
        isSearchable: false,
        value: (row) => lineOf(row)?.units,
        render: (row) => (
          <span data-over={lineOf(row)?.faults.includes('overUnits') || undefined} className={classes.line}>
            {used(lineOf(row)?.units, lineOf(row)?.bus.limits.units)}
          </span>
        ),
        isShort: true,
      },
      {
        key: 'count',
        header: t('centrals.systemCount'),
        isNumeric: true,
        isSearchable: false,
        value: ({ systemIds }) => systemIds.length,
        render: (row) => (
          <span data-over={lineOf(row)?.faults.includes('overSystems') || undefined} className={classes.line}>
            {used(row.systemIds.length, lineOf(row)?.bus.limits.systems)}
          </span>
        ),
        isShort: true,
      },
      {
        key: 'addresses',
        header: t('centrals.addresses'),
        isNumeric: true,
        isSearchable: false,
        isSecondary: true,
        value: (row) => addressRange(lineOf(row)?.pieces.map(({ address }) => address) ?? []),
      },
      {
        key: 'line',
        header: t('groups.line'),
        hint: t('groups.lineHint'),
        isNumeric: true,
        isSearchable: false,
        isSecondary: true,
        value: (row) => lineOf(row)?.totalM,
        render: ({ id }) => cells.length(id),
        isShort: true,
      },
      {
        key: 'findings',
        header: t('groups.findings'),
        isNumeric: true,
        isSearchable: false,
        isSortable: false,
        value: () => null,
        render: ({ id }) => cells.findings(id),
        isShort: true,
      },
    ]
  }, [t, view, cells, words, isReadOnly, format])
}
