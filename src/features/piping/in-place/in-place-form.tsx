import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardHandle } from '../../../board/frame/board-handle'
import type { Place } from '../../../drawing/view/spatial-index'
import type { SheetColumn, SheetEntry } from '../../../ui/sheet/cells/sheet-column'
import { setCells } from '../../../workbench/commands/set-cells'
import { cellsOfEntries } from '../../../workbench/lines/cells-of-entries'
import { useLineColumns } from '../../../workbench/lines/use-line-columns'
import type { OpenSystem } from '../../../workbench/open-system/use-open-system'
import { closeInPlace, columnsAt } from './in-place'
import classes from './in-place.module.css'
import { MOST_LETTERS } from '../../../workbench/lines/node-columns'
import { readText } from '../../../workbench/lines/read-cells'

/** Returns the column of the outdoor unit's label, which is the system's name. */
function systemNameColumn({ system }: OpenSystem, header: string): SheetColumn {
  const name = (): string => system.name
  return {
    key: 'systemName',
    header,
    widthPx: 170,
    text: name,
    edit: { kind: 'text', isOpen: () => true, read: readText(MOST_LETTERS), value: name, typed: name },
  }
}

interface InPlaceFormProps {
  open: OpenSystem
  board: RefObject<BoardHandle | null>
  place: Place
  /** What was typed before the form opened; see `in-place.ts`. */
  typed: string
  onClose: () => void
  onNext: (way: 1 | -1) => void
}

const GAP_PX = 10

/**
 * Renders a few fields beside their row. Enter stores these in one step; on a pipe it then goes on to the next one, with Shift to the one before, and so does Tab
 * after the last field. Escape cancels.
 */
export function InPlaceForm({ open, board, place, typed, onClose, onNext }: InPlaceFormProps) {
  const { t } = useTranslation('lines')
  const errorId = useId()
  const card = useRef<HTMLFormElement>(null)
  const { lines, columns } = useLineColumns(open)
  const { drawing, names, system, pack } = open
  const line = (place.kind === 'edge' ? lines.ofEdge[place.row] : lines.ofNode[place.row]) ?? -1
  const known = [...columns, systemNameColumn(open, t('column.name'))]
  const fields = columnsAt(drawing, place).flatMap((key) => known.filter((column) => column.key === key && column.edit?.isOpen(line)))
  const [texts, setTexts] = useState<Record<string, string>>(typed === '' ? {} : { [fields[0]?.key ?? '']: typed })
  const [refused, setRefused] = useState<{ column: string; reason: string } | null>(null)
  const isLeft = useRef(false)
  const textOf = (column: SheetColumn): string => texts[column.key] ?? column.edit?.typed(line) ?? ''

  useLayoutEffect(() => {
    const put = (): void => {
      const box = board.current?.screenBox(place)
      const view = board.current?.viewport()
      if (!box || !view || !card.current) return
      const { offsetWidth: width, offsetHeight: height } = card.current
      const below = box.y + box.height + GAP_PX
      const top = below + height > view.height ? Math.max(GAP_PX, box.y - height - GAP_PX) : below
      const left = Math.max(GAP_PX, Math.min(view.width - width - GAP_PX, box.x + box.width / 2 - width / 2))
      card.current.style.setProperty('transform', `translate(${Math.round(left)}px, ${Math.round(top)}px)`)
    }
    put()
    return board.current?.onView(put)
  })
  useEffect(() => {
    const first = card.current?.querySelector('input')
    first?.focus()
    // Typing goes on behind what was typed.
    if (typed === '') first?.select()
    else first?.setSelectionRange(typed.length, typed.length)
  }, [typed])

  /** Stores the fields; returns false and stores nothing where a text was refused. */
  const store = (): boolean => {
    const entries: SheetEntry[] = []
    for (const column of fields) {
      const text = texts[column.key]
      if (text === undefined || text === column.edit?.typed(line)) continue
      const read = column.edit?.read([text], [line])[0]
      if (read && 'refusal' in read) {
        setRefused({ column: column.key, reason: read.refusal })
        card.current?.querySelector<HTMLInputElement>(`input[name="${column.key}"]`)?.focus()
        return false
      }
      if (read) entries.push({ column: column.key, lines: [line], values: [read.value] })
    }
    isLeft.current = true
    setCells(system.id, cellsOfEntries(open, lines, entries), pack)
    return true
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation()
    const name = event.target instanceof HTMLInputElement ? event.target.name : ''
    const edge = event.shiftKey ? fields[0]?.key : fields.at(-1)?.key
    if (event.key === 'Escape') {
      isLeft.current = true
      onClose()
    } else if (event.key === 'Tab' && name === edge) {
      event.preventDefault()
      if (store()) onNext(event.shiftKey ? -1 : 1)
    } else if (event.key === 'Enter' && place.kind === 'edge') {
      event.preventDefault()
      if (store()) onNext(event.shiftKey ? -1 : 1)
    }
  }
  const onBlur = (event: FocusEvent): void => {
    if (isLeft.current || (event.relatedTarget instanceof Node && card.current?.contains(event.relatedTarget))) return
    if (store()) closeInPlace()
  }

  const target = drawing.diagram.edgeTarget[place.row] ?? -1
  const title =
    place.kind === 'edge'
      ? t('inPlace.pipe', { from: names.node(drawing.diagram.edgeSource[place.row] ?? -1), to: names.node(target) })
      : t('inPlace.unit', { name: names.node(place.row) })
  return (
    <form
      ref={card}
      className={classes.card}
      aria-label={title}
      data-over-board
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onSubmit={(event) => {
        event.preventDefault()
        if (store()) onClose()
      }}
    >
      <p className={classes.title}>{title}</p>
      <div className={classes.fields}>
        {fields.map((column) => (
          <label key={column.key} data-numeric={column.isNumeric ?? false}>
            <span>
              {column.header}
              {column.unit ? <small> {column.unit}</small> : null}
            </span>
            <input
              name={column.key}
              autoComplete="off"
              inputMode={column.edit?.kind === 'number' ? 'decimal' : 'text'}
              value={textOf(column)}
              placeholder={column.key === 'length' ? t('inPlace.default') : undefined}
              aria-invalid={refused?.column === column.key}
              aria-describedby={refused?.column === column.key ? errorId : undefined}
              onFocus={(event) => (texts[column.key] === undefined ? event.currentTarget.select() : undefined)}
              onChange={(event) => {
                setTexts({ ...texts, [column.key]: event.currentTarget.value })
                setRefused(null)
              }}
            />
          </label>
        ))}
      </div>
      {refused ? (
        <p id={errorId} role="alert" className={classes.refused}>
          {refused.reason}
        </p>
      ) : (
        <p className={classes.hint}>{place.kind === 'edge' ? t('inPlace.pipeHint') : t('inPlace.hint')}</p>
      )}
      <button type="submit" className={classes.spoken} tabIndex={-1}>
        {t('inPlace.store')}
      </button>
    </form>
  )
}
