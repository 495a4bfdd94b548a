import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Fragment, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/words/format'
import { cellText, type TableBlock } from '../../report/document/report-document'
import { leastWidth } from '../../report/pdf/fit-table'
import classes from './sheet.module.css'

const ROWS_PER_PAGE = 50
const NARROW = '(max-width: 640px)'

/** Renders a table of the part with this title; a long one is split into pages of rows. */
export function PagedTable({ block, title }: { block: TableBlock; title: string }) {
  const { t } = useTranslation('report')
  const format = useFormat()
  const [wanted, setPage] = useState(0)
  // There it scrolls sideways, also by keys.
  const isNarrow = useMediaQuery(NARROW, window.matchMedia(NARROW).matches, { getInitialValueInEffect: false })
  // The first page determines the type size of all, so that it does not change between pages.
  const width = useMemo(() => {
    const first = Array.from({ length: Math.min(block.rowCount, ROWS_PER_PAGE) }, (_, row) => block.row(row))
    return leastWidth({ columns: block.columns, rows: first, total: block.total ?? null })
  }, [block])
  const pages = Math.max(1, Math.ceil(block.rowCount / ROWS_PER_PAGE))
  const page = Math.min(wanted, pages - 1)
  const from = page * ROWS_PER_PAGE
  const to = Math.min(block.rowCount, from + ROWS_PER_PAGE)
  if (block.rowCount === 0)
    return (
      <p className={classes.text} data-tone="muted">
        {block.empty}
      </p>
    )
  const rows = Array.from({ length: to - from }, (_, place) => block.row(from + place))
  return (
    <div className={classes.tableFrame} {...(isNarrow ? { tabIndex: 0, role: 'group', 'aria-label': block.caption ?? title } : {})}>
      <table className={classes.table} style={{ '--columns': block.columns.length, '--least-em': width }}>
        {block.caption === undefined ? null : <caption className={classes.caption}>{block.caption}</caption>}
        <thead>
          <tr>
            {block.columns.map((column) => (
              <th key={column.label} scope="col" data-align={column.align}>
                {column.label}
                {column.unit ? <span className={classes.unit}>{column.unit}</span> : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={from + at} data-tone={block.tone?.(from + at) ?? 'plain'}>
              {row.map((cell, place) => (
                <td key={place} data-align={block.columns[place]?.align ?? 'left'} data-whole={block.columns[place]?.weight === 0}>
                  {withWholeModels(cellText(cell))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {block.total && page === pages - 1 ? (
          <tfoot>
            <tr>
              {block.total.map((cell, place) => (
                <td key={place} data-align={block.columns[place]?.align ?? 'left'}>
                  {cellText(cell)}
                </td>
              ))}
            </tr>
          </tfoot>
        ) : null}
      </table>
      {pages > 1 ? (
        <div className={classes.pager}>
          <Button size="compact-xs" variant="default" disabled={page === 0} onClick={() => setPage(page - 1)}>
            {t('screen.previousRows')}
          </Button>
          <span>
            {t('screen.rows', { from: format.number(from + 1, 0), to: format.number(to, 0), count: format.number(block.rowCount, 0) })}
          </span>
          <Button size="compact-xs" variant="default" disabled={page === pages - 1} onClick={() => setPage(page + 1)}>
            {t('screen.nextRows')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

/** A model or a tag, which is not broken at its dash. */
const DASHED = /-\d/

function withWholeModels(text: string): ReactNode {
  if (!DASHED.test(text)) return text
  return text.split(' ').map((word, at) => (
    // Words have no id, and the same one may occur twice.
    <Fragment key={at}>
      {at > 0 ? ' ' : ''}
      {DASHED.test(word) ? <span className={classes.whole}>{word}</span> : word}
    </Fragment>
  ))
}
