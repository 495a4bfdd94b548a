import { DataTable, type DataTableProps } from '../table/data-table'
import { ListSkeleton } from './list-skeleton'
import { LoadError } from './load-error'
import classes from './paged.module.css'
import type { Paged } from './use-paged'
import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../words/format'

interface PagerProps {
  current: number
  size: number
  total: number
  onTurn: (page: number) => void
}

/** Shows which rows are shown of how many, with buttons for the other pages. */
function Pager({ current, size, total, onTurn }: PagerProps) {
  const { t } = useTranslation('ui')
  const format = useFormat()
  const last = Math.max(1, Math.ceil(total / size))
  const from = total === 0 ? 0 : (current - 1) * size + 1
  return (
    <nav className={classes.pager} aria-label={t('paged.label')}>
      <span role="status">
        {t('paged.rows', {
          from: format.number(from, 0),
          to: format.number(Math.min(total, current * size), 0),
          total: format.number(total, 0),
        })}
      </span>
      <ActionIcon variant="default" size={32} aria-label={t('paged.previous')} disabled={current <= 1} onClick={() => onTurn(current - 1)}>
        <IconChevronLeft size={16} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon variant="default" size={32} aria-label={t('paged.next')} disabled={current >= last} onClick={() => onTurn(current + 1)}>
        <IconChevronRight size={16} aria-hidden="true" />
      </ActionIcon>
    </nav>
  )
}

const SKELETON_ROWS = 6
/** A longer page that follows the letters of a search draws only the rows in view. */
const WHOLE_ROWS = 30

interface PagedTableProps<Row extends object> extends Omit<DataTableProps<Row>, 'rows' | 'isLate'> {
  paged: Omit<Paged<never, Row>, 'filter' | 'refine'>
  /** Shown above the table, in its frame. */
  title?: string
  /** Hides the pager while there is only one page. */
  hidesSinglePage?: boolean
}

/** The rows of one page in a framed table, with a pager, and an empty or failed state where there are none. */
export function PagedTable<Row extends object>({ paged, title, hidesSinglePage = false, ...table }: PagedTableProps<Row>) {
  const { data, error, isLate, reload, turnTo } = paged
  const hasPager = data !== null && (!hidesSinglePage || data.total > data.size)
  return (
    <>
      {error === null ? null : <LoadError error={error} onRetry={reload} />}
      {data === null && error !== null && title === undefined ? null : (
        <div className={classes.panel}>
          {title === undefined ? null : <h2 className={classes.title}>{title}</h2>}
          {data === null && error === null ? <ListSkeleton rows={SKELETON_ROWS} /> : null}
          {data === null ? null : (
            <div className={classes.table}>
              <DataTable wholeRows={WHOLE_ROWS} isLate={isLate} {...table} rows={data.records} />
            </div>
          )}
          {hasPager ? <Pager current={data.current} size={data.size} total={data.total} onTurn={turnTo} /> : null}
        </div>
      )}
    </>
  )
}
