import { Checkbox, Tooltip } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './data-table.module.css'
import { cellFacts, type Column, type Sort } from './column'

export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[]
  sort: Sort | null
  onSort: (sort: Sort | null) => void
  /** Whether each row has a checkbox. */
  isPickable: boolean
  /** Without it at most one row is picked. */
  onPickAll?: ((isPicked: boolean) => void) | undefined
  picked: 'none' | 'some' | 'all'
}

const ICON_PX = 12

function nextSort(sort: Sort | null, key: string): Sort | null {
  if (sort?.key !== key) return { key, direction: 'ascending' }
  return sort.direction === 'ascending' ? { key, direction: 'descending' } : null
}

export function TableHead<Row>({ columns, sort, onSort, isPickable, onPickAll, picked }: TableHeadProps<Row>) {
  const { t } = useTranslation('ui')
  return (
    <thead className={classes.head}>
      {columns.some(({ group }) => group !== undefined) ? <GroupRow columns={columns} isPickable={isPickable} /> : null}
      <tr>
        {isPickable && !onPickAll ? <td className={classes.check} /> : null}
        {isPickable && onPickAll ? (
          <th scope="col" className={classes.check}>
            <Checkbox
              size="xs"
              aria-label={t('table.pickAll')}
              checked={picked === 'all'}
              indeterminate={picked === 'some'}
              onChange={(event) => onPickAll(event.currentTarget.checked)}
            />
          </th>
        ) : null}
        {columns.map((column) =>
          column.header === '' ? (
            <td key={column.key} style={{ width: column.width }} />
          ) : (
            <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
          ),
        )}
      </tr>
    </thead>
  )
}

/** The headings over columns that belong together. */
function GroupRow<Row>({ columns, isPickable }: Pick<TableHeadProps<Row>, 'columns' | 'isPickable'>) {
  return (
    <tr className={classes.groups}>
      {isPickable ? <td className={classes.check} /> : null}
      {columns.map((column, at) => {
        const { group } = column
        if (group === undefined) return <td key={column.key} {...cellFacts(column)} />
        if (columns[at - 1]?.group === group) return null
        const next = columns.findIndex((other, place) => place > at && other.group !== group)
        return (
          <th key={column.key} scope="colgroup" {...cellFacts(column)} colSpan={(next < 0 ? columns.length : next) - at}>
            {group}
          </th>
        )
      })}
    </tr>
  )
}

function HeadCell<Row>({ column, sort, onSort }: { column: Column<Row>; sort: Sort | null; onSort: (sort: Sort | null) => void }) {
  const active = sort?.key === column.key ? sort.direction : null
  const Icon = active === 'descending' ? IconArrowDown : IconArrowUp
  const content = (
    <>
      <span className={column.isHeaderHidden ? classes.hidden : undefined}>{column.header}</span>
      {column.unit ? <span className={classes.unit}>{column.unit}</span> : null}
    </>
  )
  const isSortable = column.isSortable !== false
  const label = isSortable ? (
    <button type="button" className={classes.sort} onClick={() => onSort(nextSort(sort, column.key))}>
      {content}
      <Icon size={ICON_PX} aria-hidden="true" data-active={active !== null} />
    </button>
  ) : (
    <span className={classes.sort}>{content}</span>
  )
  return (
    <th scope="col" aria-sort={active ?? undefined} {...cellFacts(column)} style={{ width: column.width }}>
      {column.hint ? <Tooltip label={column.hint}>{label}</Tooltip> : label}
    </th>
  )
}
