// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CellEditor } from '../../../../src/ui/sheet/cells/cell-editor'
import type { SheetColumn } from '../../../../src/ui/sheet/cells/sheet-column'

const column: SheetColumn = {
  key: 'name',
  header: 'Name',
  widthPx: 80,
  text: () => 'First\nsecond',
  edit: {
    kind: 'text',
    isOpen: () => true,
    isLong: (line) => line === 1,
    read: (texts) => texts.map((value) => ({ value })),
    value: () => 'First\nsecond',
    typed: () => 'First\nsecond',
  },
}

function opened(line: number, initial = 'First\nsecond', isTyped = false) {
  const onStore = vi.fn()
  const onLeave = vi.fn()
  render(<CellEditor column={column} line={line} label="Name" initial={initial} isTyped={isTyped} onStore={onStore} onLeave={onLeave} />)
  return { field: screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Name' }), onStore, onLeave }
}

afterEach(cleanup)

describe('a cell with a text of several lines', () => {
  it('a cell with a text of several lines keeps its lines, and Enter is left to begin another', () => {
    const { field, onStore } = opened(1)
    expect([field.tagName, field.value]).toEqual(['TEXTAREA', 'First\nsecond'])
    expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true)
    expect(onStore).not.toHaveBeenCalled()
  })

  it.each([
    ['Ctrl Enter', { key: 'Enter', ctrlKey: true }, 'stay'],
    ['Cmd Enter', { key: 'Enter', metaKey: true }, 'stay'],
    ['Tab', { key: 'Tab' }, 'next'],
  ])('%s stores it', (_, key, to) => {
    const { field, onStore, onLeave } = opened(1)
    fireEvent.change(field, { target: { value: 'First\nthird' } })
    fireEvent.keyDown(field, key)
    expect([onStore.mock.calls, onLeave.mock.calls]).toEqual([[['First\nthird']], [[to]]])
  })

  it('leaving stores it, Escape gives the old text back', () => {
    const left = opened(1)
    fireEvent.change(left.field, { target: { value: 'Third' } })
    fireEvent.blur(left.field)
    expect(left.onStore.mock.calls).toEqual([['Third']])
    cleanup()
    const { field, onStore, onLeave } = opened(1)
    fireEvent.change(field, { target: { value: 'Third' } })
    fireEvent.keyDown(field, { key: 'Escape' })
    expect([onStore.mock.calls, onLeave.mock.calls]).toEqual([[], [['stay']]])
  })

  it('a cell with a text of several lines goes on behind the letter that opened it, and its arrows stay in it', () => {
    const { field, onLeave } = opened(1, 'x', true)
    expect([field.selectionStart, field.selectionEnd]).toEqual([1, 1])
    fireEvent.keyDown(field, { key: 'ArrowDown' })
    expect(onLeave).not.toHaveBeenCalled()
  })
})

it('another line of the same column has one line, which Enter stores', () => {
  const { field, onStore, onLeave } = opened(0, 'First')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect([field.tagName, onStore.mock.calls, onLeave.mock.calls]).toEqual(['INPUT', [['First']], [['down']]])
})
