import { DataTable, type DataTableProps } from '../table/data-table'
import { ListSkeleton } from './list-skeleton'
import { LoadError } from './load-error'
import { Pager } from './pager'
import classes from './paged.module.css'
import type { Paged } from './use-paged'

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
