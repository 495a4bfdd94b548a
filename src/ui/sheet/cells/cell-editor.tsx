import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { SheetColumn, SheetValue } from './sheet-column'
import classes from '../sheet.module.css'

const LEAST_ROWS = 3

/** Where the cursor goes when a cell is closed: `next` and `before` open the next cell that can be changed. */
export type LeaveTo = 'stay' | 'down' | 'up' | 'next' | 'before'

export interface CellEditorProps {
  column: SheetColumn
  line: number
  label: string
  /** Text of the editor when it opens. */
  initial: string
  /** Whether the text came from the key that opened the cell; the arrows leave the cell then. */
  isTyped: boolean
  onStore: (value: SheetValue) => void
  onLeave: (to: LeaveTo) => void
}

/**
 * Edits a cell: Enter, Tab and leaving store it, Escape restores the old value; in a long text Enter starts a line, and Ctrl Enter stores. Invalid input stays,
 * with the reason.
 */
export function CellEditor({ column, line, label, initial, isTyped, onStore, onLeave }: CellEditorProps) {
  const errorId = useId()
  const input = useRef<HTMLInputElement>(null)
  const select = useRef<HTMLSelectElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(initial)
  const [error, setError] = useState('')
  const isDone = useRef(false)
  const choices = column.edit?.choices?.(line)
  const isLong = column.edit?.isLong?.(line) ?? false

  useEffect(() => {
    const field = input.current ?? area.current
    ;(field ?? select.current)?.focus()
    if (!isTyped) field?.select()
    // The letter that opened the cell is the start of the text.
    else area.current?.setSelectionRange(area.current.value.length, area.current.value.length)
  }, [isTyped])

  const close = (to: LeaveTo): void => {
    isDone.current = true
    onLeave(to)
  }
  const store = (to: LeaveTo): void => {
    if (isDone.current) return
    if (text === column.edit?.typed(line)) {
      close(to)
      return
    }
    const read = column.edit?.read([text], [line])[0]
    if (!read) return
    if ('refusal' in read) {
      setError(read.refusal)
      return
    }
    onStore(read.value)
    close(to)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation()
    if (isLong && event.key === 'Enter' && !event.ctrlKey && !event.metaKey) return
    const isArrow = isTyped && !choices && !isLong && (event.key === 'ArrowDown' || event.key === 'ArrowUp')
    if (!['Enter', 'Tab', 'Escape'].includes(event.key) && !isArrow) return
    event.preventDefault()
    if (event.key === 'Escape') close('stay')
    else if (event.key === 'Tab') store(event.shiftKey ? 'before' : 'next')
    else if (isLong) store('stay')
    else if (event.key === 'ArrowUp' || event.shiftKey) store('up')
    else store('down')
  }

  const shared = { 'aria-label': label, 'aria-invalid': error !== '', 'aria-describedby': error === '' ? undefined : errorId, onKeyDown }
  return (
    <span className={classes.editor} data-numeric={column.isNumeric ?? false}>
      {choices ? (
        <select ref={select} {...shared} value={text} onChange={(event) => setText(event.currentTarget.value)} onBlur={() => store('stay')}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : isLong ? (
        <textarea
          ref={area}
          {...shared}
          rows={Math.max(LEAST_ROWS, text.split('\n').length + 1)}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onBlur={() => store('stay')}
        />
      ) : (
        <input
          ref={input}
          {...shared}
          type="text"
          inputMode={column.edit?.kind === 'number' ? 'decimal' : 'text'}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onBlur={() => store('stay')}
        />
      )}
      {error === '' ? null : (
        <span id={errorId} role="alert" className={classes.refusal}>
          {error}
        </span>
      )}
    </span>
  )
}
