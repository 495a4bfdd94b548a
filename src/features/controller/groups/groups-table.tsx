import { Button, Switch } from '@mantine/core'
import { useDeferredValue, useMemo, useRef, useState, type DragEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { intlTag } from '../../../platform/words/locale'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { SearchField } from '../../../ui/filter/search-field'
import { searchRows, sortRows } from '../../../ui/table/arrange-rows'
import type { Sort } from '../../../ui/table/column'
import { DataTable } from '../../../ui/table/data-table'
import { addToPicked, putIntoGroup, leaveTheirGroups, removeGroups } from '../commands/edit-groups'
import { useControl } from '../control-context'
import { draggedController, draggedUnits, isControllerDrag, isUnitsDrag } from '../drags'
import { isWithoutController, pickedRows, withHeads, type ControlRow, type EntryRow } from '../model/control-rows'
import { controlScreen, pickRows } from '../screen-state'
import { useGroupColumns } from './group-columns'
import classes from './groups.module.css'

const keyOf = (row: ControlRow) => row.key
const ROW_PX = 36

/** Lists the groups and the units without group by system. Rows are picked for commands, and take controllers and units that are dropped on them. */
export function GroupsTable() {
  const { t, i18n } = useTranslation('control')
  const { view, entries, isReadOnly } = useControl()
  const { rows: picked, search, isOnlyWithout, shownRow } = useSnapshot(controlScreen)
  const sought = useDeferredValue(search)
  const [sort, setSort] = useState<Sort | null>(null)
  const columns = useGroupColumns()
  const rows = useMemo(() => {
    const wanted = isOnlyWithout ? entries.filter(isWithoutController) : entries
    const found = searchRows<EntryRow>(wanted, columns, sought)
    return withHeads(sortRows<EntryRow>(found, columns, sort, intlTag(i18n.language)), view)
  }, [entries, isOnlyWithout, columns, sought, sort, i18n.language, view])
  const drop = useRowDrop(rows)

  return (
    <div className={classes.table} {...drop}>
      <DataTable
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        label={t('groups.title')}
        rowHeight={ROW_PX}
        selected={picked}
        onSelect={pickRows}
        onSort={setSort}
        shownKey={shownRow}
        isShownFlashed
        onRemove={(keys) => !isReadOnly && removeGroups(pickedRows(view, keys).groups.map(({ id }) => id))}
        toolbar={
          <>
            <SearchField
              className={classes.search ?? ''}
              label={t('groups.search')}
              value={search}
              onText={(text) => (controlScreen.search = text)}
            />
            <Switch
              size="xs"
              label={t('filter.without')}
              checked={isOnlyWithout}
              onChange={(event) => (controlScreen.isOnlyWithout = event.currentTarget.checked)}
            />
          </>
        }
        empty={<NothingListed isFiltered={entries.length > 0} />}
      />
    </div>
  )
}

function NothingListed({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('control')
  const { search } = useSnapshot(controlScreen)
  if (!isFiltered) return <EmptyState title={t('empty.title')} text={t('empty.text')} />
  return (
    <EmptyState
      title={search === '' ? t('filter.allControlled') : t('filter.nothingFound', { search })}
      action={
        <Button variant="default" onClick={() => Object.assign(controlScreen, { search: '', isOnlyWithout: false })}>
          {t('filter.showAll')}
        </Button>
      }
    />
  )
}

/** Lets the rows take what is dropped on them: a controller is added there, units join the group, or leave theirs on another row. */
function useRowDrop(rows: readonly ControlRow[]) {
  const { view, isReadOnly } = useControl()
  const target = useRef<HTMLElement | null>(null)
  const mark = (line: HTMLElement | null): void => {
    if (target.current === line) return
    target.current?.removeAttribute('data-target')
    line?.setAttribute('data-target', 'true')
    target.current = line
  }
  const lineAt = (event: DragEvent): HTMLElement | null =>
    event.target instanceof Element ? event.target.closest<HTMLElement>('tr[data-place]') : null
  return {
    onDragOver: (event: DragEvent): void => {
      const line = lineAt(event)
      if (isReadOnly || !(isControllerDrag(event) || isUnitsDrag(event))) return
      mark(line)
      if (line) event.preventDefault()
    },
    onDragLeave: (event: DragEvent): void => {
      if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) mark(null)
    },
    onDrop: (event: DragEvent): void => {
      const row = rows[Number(lineAt(event)?.dataset['place'] ?? -1)]
      mark(null)
      if (!row || isReadOnly) return
      event.preventDefault()
      if (isControllerDrag(event)) addToPicked(view, pickedRows(view, new Set([row.key])), draggedController(event))
      else if (isUnitsDrag(event)) {
        const units = draggedUnits(event).flatMap((key) => view.units.get(key) ?? [])
        const places = units.map(({ systemId, nodeId }) => ({ systemId, nodeId }))
        if (row.kind === 'group') putIntoGroup(row.group.id, places)
        else leaveTheirGroups(places)
      }
    },
  }
}
