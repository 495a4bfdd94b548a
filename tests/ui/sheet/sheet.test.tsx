// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { useEffect, useState } from 'react'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import sheet from '../../../src/locales/en/sheet.json'
import { Sheet } from '../../../src/ui/sheet/sheet'
import type { SheetColumn } from '../../../src/ui/sheet/cells/sheet-column'

const COUNT = 1_000
const ROW_PX = 32
const VIEW_PX = 10 * ROW_PX
const order = Int32Array.from({ length: COUNT }, (_, line) => line)
const shorter = order.filter((line) => line !== 3)
const names = { lineKey: (line: number) => `L${line}`, lineOf: (key: string) => Number(key.slice(1)) }

let stored: Map<number, string>
let show: (lines: Int32Array<ArrayBuffer>) => void

function Lines() {
  const [lines, setLines] = useState(order)
  useEffect(() => {
    show = setLines
  }, [])
  const name: SheetColumn = {
    key: 'name',
    header: 'Name',
    widthPx: 100,
    text: (line) => stored.get(line) ?? `Unit ${line}`,
    edit: {
      kind: 'text',
      isOpen: () => true,
      read: (texts) => texts.map((value) => ({ value })),
      value: (line) => stored.get(line) ?? '',
      typed: (line) => stored.get(line) ?? `Unit ${line}`,
    },
  }
  return (
    <MantineProvider>
      <Sheet
        label="Lines"
        names={names}
        lineName={(line) => `Unit ${line}`}
        columns={[name]}
        order={lines}
        sort={null}
        onSort={() => undefined}
        picked={new Set()}
        onPick={() => undefined}
        onWrite={(entries) => {
          for (const { lines: rows, values } of entries) rows.forEach((row, at) => stored.set(row, String(values[at])))
        }}
        isReadOnly={false}
        onOpen={() => undefined}
        onRemove={() => undefined}
        nothing={null}
      />
    </MantineProvider>
  )
}

const grid = (): HTMLElement => screen.getByRole('grid')
const places = (): number[] => screen.getAllByRole('row').flatMap((row) => (row.dataset['place'] ? [Number(row.dataset['place'])] : []))
const field = (): HTMLInputElement | null => grid().querySelector('input')
const scrollTo = (place: number): void => {
  grid().scrollTop = place * ROW_PX
  act(() => void grid().dispatchEvent(new Event('scroll')))
}
/** Of all lines, drawn or not. */
const heightOf = (): number => {
  const group = grid().querySelector<HTMLElement>('[role="rowgroup"]:last-child')
  if (!group) throw new Error('no lines')
  const { paddingTop, paddingBottom } = group.style
  const rooms = Array.from(group.children, (room) =>
    room.getAttribute('role') === 'row' ? ROW_PX : Number.parseFloat((room as HTMLElement).style.height),
  )
  return [Number.parseFloat(paddingTop), Number.parseFloat(paddingBottom), ...rooms].reduce((sum, room) => sum + room)
}

function typeInto(place: number, text: string): void {
  const cell = grid().querySelector(`[data-place="${place}"] [data-column="0"]`)
  if (!cell) throw new Error(`line ${place} is not drawn`)
  fireEvent.pointerDown(cell, { button: 0 })
  fireEvent.keyDown(grid(), { key: 'F2' })
  const input = field()
  if (!input) throw new Error('nothing was opened')
  fireEvent.change(input, { target: { value: text } })
}

beforeAll(async () => {
  window.matchMedia = (query) =>
    ({ matches: false, media: query, addEventListener: () => undefined, removeEventListener: () => undefined }) as unknown as MediaQueryList
  globalThis.ResizeObserver = class {
    readonly #seen: ResizeObserverCallback
    constructor(seen: ResizeObserverCallback) {
      this.#seen = seen
    }
    observe = () => this.#seen([], this)
    unobserve = () => undefined
    disconnect = () => undefined
  }
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(VIEW_PX)
  HTMLElement.prototype.scrollTo = () => undefined
  HTMLElement.prototype.scrollIntoView = () => undefined
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { sheet } } })
})

beforeEach(() => {
  stored = new Map()
  render(<Lines />)
})
afterEach(cleanup)

describe('a long sheet', () => {
  it('a long sheet keeps what is typed into a cell while other lines are looked at, above and below', () => {
    typeInto(3, 'Lobby')
    const input = field()
    for (const place of [400, 0, 980]) {
      scrollTo(place)
      expect(places()).toContain(Math.min(place, COUNT - 10))
      expect(field(), `line ${place} in view`).toBe(input)
      expect(document.activeElement).toBe(input)
      expect(input?.value).toBe('Lobby')
      expect(heightOf()).toBe(COUNT * ROW_PX)
    }
    expect(places()).not.toContain(4)
    if (input) fireEvent.keyDown(input, { key: 'Enter' })
    expect(stored.get(3)).toBe('Lobby')
    expect(field()).toBeNull()
  })

  it('a long sheet keeps it where the lines above it are looked at', () => {
    scrollTo(500)
    typeInto(505, 'Bar')
    scrollTo(0)
    expect(heightOf()).toBe(COUNT * ROW_PX)
    const input = field()
    if (input) fireEvent.blur(input)
    expect(stored.get(505)).toBe('Bar')
  })

  it('a long sheet draws none but those in view once the cell is left', () => {
    typeInto(3, 'Lobby')
    scrollTo(400)
    const input = field()
    if (input) fireEvent.keyDown(input, { key: 'Escape' })
    expect(places()).not.toContain(3)
    expect(heightOf()).toBe(COUNT * ROW_PX)
  })

  it('a long sheet does not open a cell again whose line was gone meanwhile', () => {
    typeInto(3, 'Lobby')
    act(() => show(shorter))
    expect(field()).toBeNull()
    act(() => show(order))
    expect(field()).toBeNull()
  })
})
