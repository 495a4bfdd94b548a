// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { useState } from 'react'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import ui from '../../../src/locales/en/ui.json'
import { DataTable, type Column } from '../../../src/ui/table/data-table'

interface Unit {
  id: string
  kw: number
}

const columns: Column<Unit>[] = [
  { key: 'id', header: 'Name', value: (unit) => unit.id },
  { key: 'kw', header: 'Cooling', unit: 'kW', isNumeric: true, value: (unit) => unit.kw },
]
const units: Unit[] = [
  { id: 'C4-56', kw: 5.6 },
  { id: 'C4-22', kw: 2.2 },
  { id: 'WM-36', kw: 3.6 },
]
const idOf = (unit: Unit): string => unit.id
const rowsOf = (): HTMLTableRowElement[] => screen.getAllByRole<HTMLTableRowElement>('row')
/** Text of the name column, behind the check boxes. */
const nameIn = (row: HTMLTableRowElement): string => row.cells[1]?.textContent ?? ''
const shownIds = (): string[] => rowsOf().slice(1).map(nameIn)

function Table({
  rows = units,
  onActivate,
  onRemove,
  isOneOnly = false,
}: {
  rows?: Unit[]
  isOneOnly?: boolean
  onActivate?: (unit: Unit) => void
  onRemove?: (keys: Set<string>) => void
}) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  return (
    <MantineProvider>
      <DataTable
        label="Units"
        columns={columns}
        rows={rows}
        rowKey={idOf}
        search
        selected={picked}
        onSelect={setPicked}
        isOneOnly={isOneOnly}
        empty={<p>No units</p>}
        {...(onActivate ? { onActivate } : {})}
        {...(onRemove ? { onRemove } : {})}
      />
    </MantineProvider>
  )
}

const picked = (): string[] =>
  rowsOf()
    .filter((row) => row.getAttribute('aria-selected') === 'true')
    .map(nameIn)

beforeAll(async () => {
  window.matchMedia = (query) =>
    ({ matches: false, media: query, addEventListener: () => undefined, removeEventListener: () => undefined }) as unknown as MediaQueryList
  globalThis.ResizeObserver = class {
    observe = () => undefined
    unobserve = () => undefined
    disconnect = () => undefined
  }
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => draw(0))
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { ui } }, defaultNS: 'ui' })
})
afterEach(cleanup)

describe('the table', () => {
  it('the table sorts up, down and back to the given order by its heads', () => {
    render(<Table />)
    const head = screen.getByRole('button', { name: /Cooling/ })
    fireEvent.click(head)
    expect(shownIds()).toEqual(['C4-22', 'WM-36', 'C4-56'])
    expect(screen.getByRole('columnheader', { name: /Cooling/ }).getAttribute('aria-sort')).toBe('ascending')
    fireEvent.click(head)
    expect(shownIds()).toEqual(['C4-56', 'WM-36', 'C4-22'])
    fireEvent.click(head)
    expect(shownIds()).toEqual(['C4-56', 'C4-22', 'WM-36'])
  })

  it('the table searches, and says what was not found', () => {
    render(<Table />)
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'c4' } })
    expect(shownIds()).toEqual(['C4-56', 'C4-22'])
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zz' } })
    expect(screen.getByText('Nothing matches “zz”.')).toBeTruthy()
  })

  it('the table of many rows draws of what a search leaves only what is in view, and few rows whole', () => {
    const many = Array.from({ length: 300 }, (_, place) => ({ id: `${place < 150 ? 'C4' : 'WM'} ${place}`, kw: place }))
    const drawnRows = (): number => document.querySelectorAll('tbody tr[data-place]').length
    render(<Table rows={many} />)
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'c4' } })
    expect(screen.getByRole('grid', { name: 'Units' }).getAttribute('aria-rowcount')).toBe('151')
    expect(drawnRows()).toBeLessThan(50)
    cleanup()
    render(<Table rows={many.slice(0, 150)} />)
    expect(drawnRows()).toBe(150)
  })

  it('the table shows its empty state without rows', () => {
    render(<Table rows={[]} />)
    expect(screen.getByText('No units')).toBeTruthy()
    expect(screen.queryByRole('grid')).toBeNull()
  })

  it('the table is used by keyboard: arrows, space, shift, Ctrl A, Enter, Delete', () => {
    const onActivate = vi.fn()
    const onRemove = vi.fn()
    render(<Table onActivate={onActivate} onRemove={onRemove} />)
    const focusedRow = (): Element => document.activeElement ?? document.body
    screen.getAllByRole('row')[1]?.focus()
    fireEvent.keyDown(focusedRow(), { key: ' ' })
    expect(picked()).toEqual(['C4-56'])
    fireEvent.keyDown(focusedRow(), { key: 'ArrowDown', shiftKey: true })
    expect(picked()).toEqual(['C4-56', 'C4-22'])
    fireEvent.keyDown(focusedRow(), { key: 'End' })
    fireEvent.keyDown(focusedRow(), { key: 'Enter' })
    expect(onActivate).toHaveBeenCalledWith(units[2])
    fireEvent.keyDown(focusedRow(), { key: 'a', ctrlKey: true })
    expect(picked()).toHaveLength(3)
    fireEvent.keyDown(focusedRow(), { key: 'Delete' })
    expect(onRemove).toHaveBeenCalledWith(new Set(['C4-56', 'C4-22', 'WM-36']))
  })

  it('the table picks with the mouse: alone, with ctrl, with shift, all by the box in the head', () => {
    render(<Table />)
    const row = (place: number): HTMLElement => screen.getAllByRole('row')[place] ?? document.body
    fireEvent.click(row(1))
    fireEvent.click(row(3), { shiftKey: true })
    expect(picked()).toHaveLength(3)
    fireEvent.click(row(2), { ctrlKey: true })
    expect(picked()).toEqual(['C4-56', 'WM-36'])
    fireEvent.click(screen.getByRole('checkbox', { name: ui.table.pickAll }))
    expect(picked()).toHaveLength(3)
  })

  it('the table picks one row at most where only one may be picked, by mouse and by keys', () => {
    render(<Table isOneOnly />)
    const row = (place: number): HTMLElement => screen.getAllByRole('row')[place] ?? document.body
    expect(screen.getByRole('grid').getAttribute('aria-multiselectable')).toBe('false')
    expect(screen.queryByRole('checkbox')).toBeNull()
    fireEvent.click(row(1))
    fireEvent.click(row(3), { shiftKey: true })
    expect(picked()).toEqual(['WM-36'])
    fireEvent.click(row(2), { ctrlKey: true })
    expect(picked()).toEqual(['C4-22'])
    fireEvent.click(screen.getAllByRole('radio')[0] ?? document.body)
    expect(picked()).toEqual(['C4-56'])
    row(1).focus()
    fireEvent.keyDown(row(1), { key: 'a', ctrlKey: true })
    fireEvent.keyDown(row(1), { key: 'ArrowDown', shiftKey: true })
    expect(picked()).toEqual(['C4-56'])
  })

  it('the table draws only some rows of a long list and still tells how many there are', () => {
    const rows = Array.from({ length: 5000 }, (_, place) => ({ id: `unit ${place}`, kw: place }))
    render(<Table rows={rows} />)
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('5001')
    expect(screen.getAllByRole('row').length).toBeLessThan(100)
  })

  it('the table keeps the focused row of a long list where it is scrolled out of sight', () => {
    render(<Table rows={Array.from({ length: 5000 }, (_, place) => ({ id: `unit ${place}`, kw: place }))} />)
    const focused = rowsOf()[3]
    focused?.focus()
    const box = screen.getByRole('grid').parentElement ?? document.body
    Object.defineProperty(box, 'clientHeight', { value: 320 })
    for (const top of [32_000, 0, 96_000, 64]) {
      box.scrollTop = top
      fireEvent.scroll(box)
      expect(document.activeElement, `at ${top} px`).toBe(focused)
      expect(screen.getAllByRole('row').filter(({ tabIndex }) => tabIndex === 0)).toEqual([focused])
      expect(screen.getByText(`unit ${top / 32}`)).toBeTruthy()
    }
    fireEvent.keyDown(focused ?? box, { key: 'ArrowDown' })
    expect(nameIn(document.activeElement as HTMLTableRowElement)).toBe('unit 3')
  })

  it('the table asks once for a removal whose key is held', () => {
    const onRemove = vi.fn()
    render(<Table onRemove={onRemove} />)
    const row = rowsOf()[1] ?? document.body
    row.focus()
    fireEvent.keyDown(row, { key: ' ' })
    for (const repeat of [false, true, true]) fireEvent.keyDown(row, { key: 'Delete', repeat })
    expect(onRemove).toHaveBeenCalledTimes(1)
  })

  it('the table may cut long texts and what a column renders, and leaves short texts and numbers whole', () => {
    const rendered: Column<Unit>[] = [
      { key: 'badge', header: 'State', isShort: true, value: () => '', render: () => <b>new</b> },
      { key: 'note', header: 'Note', value: () => '', render: () => <i>what a column renders may be of any length</i> },
    ]
    const row = { id: 'A ducted unit above the lobby of the west wing', kw: 5.6 }
    render(
      <MantineProvider>
        <DataTable label="Units" columns={[...columns, ...rendered]} rows={[row, ...units]} rowKey={idOf} empty={<p>No units</p>} />
      </MantineProvider>,
    )
    const cut = rowsOf()
      .slice(1, 3)
      .map((line) => [...line.cells].map((cell) => cell.dataset['long'] ?? ''))
    expect(cut).toEqual([
      ['true', '', '', 'true'],
      ['', '', '', 'true'],
    ])
  })
})
