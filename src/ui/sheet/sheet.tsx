import { useEffect, useId, useImperativeHandle, useState } from 'react'
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useRowWindow } from '../table/use-row-window'
import { columnWidth } from './head-width'
import { cellAt } from './cells/cell-at'
import { CellEditor } from './cells/cell-editor'
import { drawnPlaces } from './drawn-places'
import { PasteDialog } from './cells/paste-dialog'
import { groupAt } from './cells/sheet-cells'
import type { CellPlace } from './cells/sheet-cells'
import { SheetHead } from './sheet-head'
import { sheetAction } from './sheet-keys'
import type { SheetProps } from './sheet-props'
import { cellId, SheetRow } from './sheet-row'
import classes from './sheet.module.css'
import { useSheetClipboard } from './use-sheet-clipboard'
import { useSheetCommands } from './use-sheet-commands'
import { useFollowPicked } from './use-follow-picked'
import { useSheetCursor } from './use-sheet-cursor'

const ROW_PX = 32
const CHECK_PX = 40

/**
 * A spreadsheet-like table: arrows move from cell to cell, typing replaces, F2 or Enter edits, blocks are copied, filled and pasted. Only the lines in view are
 * drawn, and nothing is stored for a line, so that a hundred thousand lines are as fast as a hundred.
 */
export function Sheet(props: SheetProps) {
  const { label, columns, order, sort, picked, names, ref } = props
  const { t } = useTranslation('sheet')
  const sheetId = useId()
  const [grid, setGrid] = useState<HTMLDivElement | null>(null)
  const drawn = useRowWindow(order.length, ROW_PX, grid)
  const cursor = useSheetCursor(order, columns, names)
  const commands = useSheetCommands(props, cursor)
  const clipboard = useSheetClipboard(props, cursor)
  const { active, range } = cursor
  const { opened } = commands
  useImperativeHandle(ref, () => ({
    focus: () => grid?.focus(),
    edit: (line, key) => {
      const cell = { place: order.indexOf(line), column: columns.findIndex((column) => column.key === key) }
      if (line < 0 || cell.place < 0 || !commands.open(cell, null)) return false
      commands.go(cell, false)
      return true
    },
  }))
  useFollowPicked(grid, props, cursor)

  const { reveal } = drawn
  useEffect(() => {
    if (active.place >= 0) reveal(active.place)
    const frame = requestAnimationFrame(() =>
      document.getElementById(cellId(sheetId, active.place, active.column))?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    )
    return () => cancelAnimationFrame(frame)
    // Only a moved cursor scrolls, so that manual scrolling is not undone.
  }, [active.place, active.column, sheetId, reveal])

  const menuAt = (cell: CellPlace): void => {
    const box = document.getElementById(cellId(sheetId, cell.place, cell.column))?.getBoundingClientRect()
    const line = order[cell.place] ?? -1
    if (box && line >= 0) props.onMenu?.(line, box.left, box.bottom)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const page = Math.max(1, Math.floor((grid?.clientHeight ?? 0) / ROW_PX) - 2)
    const action = sheetAction(event, page)
    const isUsed = action !== null && (action.kind === 'menu' ? (menuAt(active), true) : commands.run(action))
    if (isUsed || (!isOfClipboard(event) && props.onKey?.(event) === true)) event.preventDefault()
  }
  // A clicked cell becomes the current one and removes the open editor without a blur, so the editor stores first. Invalid input stays.
  const storesOpened = (): boolean => {
    flushSync(() => grid?.focus())
    const wrong = grid?.querySelector<HTMLElement>('[aria-invalid="true"]')
    wrong?.focus()
    return !wrong
  }
  const onPointerDown = (event: PointerEvent): void => {
    const at = cellAt(event.target)
    if (!at || event.button !== 0 || isInEditor(event.target)) return
    if (opened !== null && !storesOpened()) {
      event.preventDefault()
      return
    }
    if (event.shiftKey) event.preventDefault()
    if (at.isCheck || event.ctrlKey || event.metaKey) commands.toggleLine(order[at.place] ?? -1)
    else commands.go(at, event.shiftKey)
    if (at.isCheck || event.ctrlKey || event.metaKey) cursor.moveTo({ place: at.place, column: Math.max(0, at.column) }, false)
  }
  const onPointerMove = (event: PointerEvent): void => {
    const at = event.buttons === 1 && event.pointerType === 'mouse' && opened === null ? cellAt(event.target) : null
    if (at && !at.isCheck && (at.place !== active.place || at.column !== active.column)) commands.go(at, true)
  }
  const onContextMenu = (event: MouseEvent): void => {
    const at = cellAt(event.target)
    if (!at || !props.onMenu) return
    event.preventDefault()
    const line = order[at.place] ?? -1
    if (!picked.has(line)) commands.go({ place: at.place, column: Math.max(0, at.column) }, false)
    props.onMenu(line, event.clientX, event.clientY)
  }

  const widths = columns.map(columnWidth)
  const template = widths.map((px, at) => (at === 0 ? `minmax(${px}px, 1fr)` : `${px}px`)).join(' ')
  // An editor that is removed from the page gets no blur event and would lose its text.
  const places = drawnPlaces(drawn, opened ? active.place : -1)
  const isActiveDrawn = active.place < 0 || places.includes(active.place)
  const roomPx = (from: number, to: number): number => (to - from) * drawn.rowPx
  return (
    <>
      <div className={classes.frame}>
        <div
          ref={setGrid}
          className={classes.sheet}
          role="grid"
          tabIndex={0}
          aria-label={label}
          aria-multiselectable
          aria-readonly={props.isReadOnly}
          aria-rowcount={order.length + 1}
          aria-colcount={columns.length + 1}
          aria-activedescendant={isActiveDrawn && columns.length > 0 ? cellId(sheetId, active.place, active.column) : undefined}
          style={{
            '--sheet-columns': `${CHECK_PX}px ${template}`,
            '--sheet-width': `${widths.reduce((sum, px) => sum + px, CHECK_PX)}px`,
            '--sheet-row': `max(${ROW_PX}px, var(--row-height))`,
            '--sheet-frozen': `${CHECK_PX + (widths[0] ?? 0)}px`,
          }}
          onKeyDown={onKeyDown}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onDoubleClick={(event) => {
            const at = cellAt(event.target)
            if (at && !at.isCheck && !commands.open(at, null)) commands.openLine(columns[at.column], order[at.place] ?? -1)
          }}
          onContextMenu={onContextMenu}
          onCopy={clipboard.onCopy}
          onPaste={clipboard.onPaste}
        >
          <SheetHead
            sheetId={sheetId}
            columns={columns}
            sort={sort}
            activeColumn={active.place < 0 ? active.column : -1}
            onSort={commands.sortBy}
          />
          {order.length === 0 ? props.nothing : null}
          <div
            role="rowgroup"
            style={{ paddingTop: roomPx(0, places[0] ?? 0), paddingBottom: roomPx((places.at(-1) ?? -1) + 1, order.length) }}
          >
            {places.flatMap((place, index) => {
              const line = order[place] ?? -1
              const above = (places[index - 1] ?? place - 1) + 1
              const room = above < place ? [<div key="room" role="presentation" style={{ height: roomPx(above, place) }} />] : []
              const group = groupAt(order, place)
              if (group !== null) return [...room, <GroupHead key={`group ${group}`} name={props.groupName?.(group) ?? ''} place={place} />]
              const isInRange = place >= range.fromPlace && place <= range.toPlace && active.place >= 0
              const isActive = place === active.place
              const openedColumn = isActive && opened ? columns[active.column] : undefined
              return [
                ...room,
                <SheetRow
                  key={names.lineKey(line)}
                  sheetId={sheetId}
                  line={line}
                  place={place}
                  columns={columns}
                  isPicked={picked.has(line)}
                  activeColumn={isActive ? active.column : -1}
                  fromColumn={isInRange ? range.fromColumn : -1}
                  toColumn={isInRange ? range.toColumn : -1}
                  editor={
                    openedColumn && opened ? (
                      <CellEditor
                        key={`${openedColumn.key} ${names.lineKey(line)}`}
                        column={openedColumn}
                        line={line}
                        label={t('cell', { column: openedColumn.header, line: props.lineName(line) })}
                        initial={opened.initial}
                        isTyped={opened.isTyped}
                        onStore={commands.store}
                        onLeave={(to) => {
                          grid?.focus()
                          commands.leave(to)
                        }}
                      />
                    ) : null
                  }
                />,
              ]
            })}
          </div>
        </div>
      </div>
      {clipboard.asked ? (
        <PasteDialog
          {...clipboard.asked}
          lineName={props.lineName}
          onApply={props.onWrite}
          onClose={() => {
            clipboard.close()
            grid?.focus()
          }}
        />
      ) : null}
    </>
  )
}

function isInEditor(target: EventTarget): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null
}

/** Tells whether the browser itself raises a copy or paste event for a key. */
function isOfClipboard(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey) && ['c', 'v'].includes(event.key.toLowerCase())
}

function GroupHead({ name, place }: { name: string; place: number }) {
  return (
    <div role="row" className={classes.group} aria-rowindex={place + 2}>
      <div role="gridcell">{name}</div>
    </div>
  )
}
