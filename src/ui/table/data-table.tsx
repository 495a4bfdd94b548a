import { useCallback, useEffect, useMemo, useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { intlTag } from '../../platform/words/locale'
import classes from './data-table.module.css'
import { SearchField } from '../filter/search-field'
import { useFormat } from '../words/format'
import { readAhead, searchRows, sortRows } from './arrange-rows'
import { cellFacts, type Column, type Sort } from './column'
import { drawnLines } from './drawn-lines'
import { pickRow } from './picking'
import { placeOfField } from './place-of-field'
import { TableHead } from './table-head'
import { isFromControl, TableRow } from './table-row'
import { useSameHandler } from '../hooks/use-same-handler'
import { useRowWindow, WHOLE_TABLE_ROWS } from './use-row-window'

export type { Column, Sort } from './column'

export interface DataTableProps<Row> {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Name of the table for assistive technology. */
  label: string
  /** Shows a search box above; a text replaces its placeholder. */
  search?: boolean | string
  selected?: ReadonlySet<string>
  /** Makes rows pickable by click, shift, ctrl, space and Ctrl A; where only one may be picked, by click and space. */
  onSelect?: (keys: Set<string>) => void
  isOneOnly?: boolean
  /** Called for Enter or double click; for a single click where rows are not pickable. */
  onActivate?: (row: Row) => void
  /** Called for Delete or Backspace on picked rows. */
  onRemove?: (keys: Set<string>) => void
  /** Receives several lines or columns pasted into a field: the keys of the rows shown from there on, the column, the text. */
  onPasteBlock?: (rowKeys: readonly string[], column: string, text: string) => boolean
  /** Shown without rows. */
  empty: ReactNode
  initialSort?: Sort
  /** Called with the sorting chosen in the head; the rows must then come sorted, as pages of a longer list do. */
  onSort?: (sort: Sort | null) => void
  /** Shown beside the search box. */
  toolbar?: ReactNode
  /** Returns whether a row is shown muted, such as a model that does not fit. */
  isDimmed?: (row: Row) => boolean
  rowHeight?: number
  /** Tables up to this many rows are drawn whole. */
  wholeRows?: number
  /** Key of a row that is scrolled into view, such as one that was just added or is proposed. */
  shownKey?: string | null
  /** Whether the row of `shownKey` also flashes. */
  isShownFlashed?: boolean
  /** Whether the rows are those of an older query while the new answer is slow. */
  isLate?: boolean
}

const ROW_PX = 32
const NONE: ReadonlySet<string> = new Set()

/** A table with sorting, search, multiple choice and full keyboard use; long ones draw only the rows in view. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const {
    columns,
    rows,
    rowKey,
    label,
    search,
    selected = NONE,
    onSelect,
    isOneOnly = false,
    onActivate,
    onRemove,
    empty,
    toolbar,
    rowHeight = ROW_PX,
  } = props
  const { t, i18n } = useTranslation('ui')
  const [text, setText] = useState('')
  const [sort, setSort] = useState<Sort | null>(props.initialSort ?? null)
  const isSortedElsewhere = props.onSort !== undefined
  const chooseSort = (chosen: Sort | null): void => {
    setSort(chosen)
    props.onSort?.(chosen)
  }
  const [current, setCurrent] = useState(0)
  const anchor = useRef<string | null>(null)
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)

  // Sorted before searching, so that no letter of a search costs a sort.
  const ordered = useMemo(
    () => (isSortedElsewhere ? rows : sortRows(rows, columns, sort, intlTag(i18n.language))),
    [isSortedElsewhere, rows, columns, sort, i18n.language],
  )
  const shown = useMemo(
    () => (isSortedElsewhere ? ordered : searchRows(ordered, columns, text)),
    [isSortedElsewhere, ordered, columns, text],
  )
  const isSearched = Boolean(search) && !isSortedElsewhere
  useEffect(() => (isSearched ? readAhead(rows, columns) : undefined), [isSearched, rows, columns])
  const order = useMemo(() => shown.map(rowKey), [shown, rowKey])
  // Search results of a long table are not drawn whole: drawing two hundred rows takes too long for a typed letter.
  const isLong = rows.length > (props.wholeRows ?? WHOLE_TABLE_ROWS)
  const drawn = useRowWindow(shown.length, rowHeight, scroller, isLong ? 0 : shown.length)
  const focused = Math.min(current, Math.max(0, shown.length - 1))
  const pickedShown = useMemo(() => (selected.size === 0 ? 0 : order.filter((key) => selected.has(key)).length), [order, selected])
  // Shared by all rows, which would otherwise each subscribe to the language.
  const format = useFormat()
  const nameOfPick = useCallback((row: string) => t('table.pickRow', { row }), [t])

  const { shownKey = null } = props
  const showRow = useSameHandler((key: string) => {
    const place = order.indexOf(key)
    drawn.reveal(place)
    requestAnimationFrame(() => scroller?.querySelector(`tr[data-place="${place}"]`)?.scrollIntoView({ block: 'nearest' }))
  })
  const isShown = shownKey !== null && order.includes(shownKey)
  // Once for each key: a row that later moves by sorting stays where the reader left it.
  useEffect(() => {
    if (isShown) showRow(shownKey)
  }, [shownKey, isShown, showRow])

  const pick = (key: string, mode: 'only' | 'toggle' | 'extend'): void => {
    onSelect?.(pickRow(selected, order, key, anchor.current, isOneOnly ? 'only' : mode))
    if (mode !== 'extend') anchor.current = key
  }
  const pickRowOf = useSameHandler(pick)

  const moveTo = (place: number, isExtending: boolean): void => {
    const next = Math.max(0, Math.min(shown.length - 1, place))
    const key = order[next]
    if (key === undefined) return
    setCurrent(next)
    drawn.reveal(next)
    requestAnimationFrame(() => scroller?.querySelector<HTMLElement>(`tr[data-place="${next}"]`)?.focus())
    if (isExtending && onSelect && !isOneOnly) {
      anchor.current ??= order[focused] ?? null
      pick(key, 'extend')
    }
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    if (isFromControl(event.target)) return
    const pageRows = Math.max(1, Math.floor((scroller?.clientHeight ?? rowHeight) / rowHeight) - 1)
    const steps: Record<string, number> = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: pageRows,
      PageUp: -pageRows,
      Home: -shown.length,
      End: shown.length,
    }
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      moveTo(focused + step, event.shiftKey)
    } else if (event.key === 'a' && (event.ctrlKey || event.metaKey) && onSelect && !isOneOnly) {
      event.preventDefault()
      onSelect(new Set(order))
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && onRemove && selected.size > 0) {
      event.preventDefault()
      // Auto-repeat is ignored: it would request the removal of rows that are being removed.
      if (!event.repeat) onRemove(new Set(selected))
    }
  }

  const onPaste = (event: ClipboardEvent): void => {
    const place = placeOfField(event.target)
    const text = event.clipboardData.getData('text/plain')
    const column = place && columns[place.cell - (onSelect ? 1 : 0)]
    if (column && props.onPasteBlock?.(order.slice(place.row), column.key, text)) event.preventDefault()
  }

  const pickAll = (isPicked: boolean): void => onSelect?.(new Set(isPicked ? order : []))
  const columnCount = columns.length + (onSelect ? 1 : 0)
  const hasFooter = columns.some((column) => column.footer !== undefined)

  return (
    <div className={classes.frame}>
      {search || toolbar ? (
        <div className={classes.toolbar}>
          {search ? (
            <SearchField
              className={classes.search ?? ''}
              label={t('table.search')}
              placeholder={typeof search === 'string' ? search : t('table.search')}
              value={text}
              onText={setText}
              onKeyDown={(event) => event.key === 'ArrowDown' && moveTo(0, false)}
            />
          ) : null}
          {toolbar}
        </div>
      ) : null}
      {rows.length === 0 ? (
        <div className={classes.empty} aria-busy={props.isLate}>
          {empty}
        </div>
      ) : (
        <div className={classes.scroller} ref={setScroller} aria-busy={props.isLate}>
          <table
            className={classes.table}
            role="grid"
            aria-label={label}
            aria-rowcount={shown.length + 1}
            aria-multiselectable={onSelect ? !isOneOnly : undefined}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            style={{ '--table-row': `${rowHeight}px` }}
          >
            <TableHead
              columns={columns}
              sort={sort}
              onSort={chooseSort}
              isPickable={onSelect !== undefined}
              onPickAll={isOneOnly ? undefined : pickAll}
              picked={pickedShown === 0 ? 'none' : pickedShown === order.length ? 'all' : 'some'}
            />
            <tbody>
              {drawnLines(drawn, shown.length, focused).map((place) => {
                if (typeof place !== 'number')
                  return <Gap key={place.key} height={(place.to - place.from) * drawn.rowPx} columns={columnCount} />
                const row = shown[place]
                if (!row) return null
                const key = order[place] ?? ''
                return (
                  <TableRow
                    key={key}
                    row={row}
                    rowKey={key}
                    place={place}
                    columns={columns}
                    isPicked={selected.has(key)}
                    isPickable={onSelect !== undefined}
                    isOneOnly={isOneOnly}
                    isCurrent={place === focused}
                    isDimmed={props.isDimmed?.(row) ?? false}
                    isFlashed={props.isShownFlashed === true && key === shownKey}
                    format={format}
                    nameOfPick={nameOfPick}
                    onPick={pickRowOf}
                    onOpen={onActivate}
                    onFocusRow={setCurrent}
                  />
                )
              })}
              {shown.length === 0 ? (
                <tr>
                  <td className={classes.nothing} colSpan={columnCount}>
                    {t('table.nothingFound', { text })}
                  </td>
                </tr>
              ) : null}
            </tbody>
            {hasFooter ? (
              <tfoot className={classes.foot}>
                <tr>
                  {onSelect ? <td /> : null}
                  {columns.map((column) => (
                    <td key={column.key} {...cellFacts(column)}>
                      {column.footer}
                    </td>
                  ))}
                </tr>
              </tfoot>
            ) : null}
          </table>
        </div>
      )}
    </div>
  )
}

function Gap({ height, columns }: { height: number; columns: number }) {
  return (
    <tr aria-hidden="true">
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
    </tr>
  )
}
