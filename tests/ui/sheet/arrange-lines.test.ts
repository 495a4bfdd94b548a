import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atOnce } from '../../../src/model/change/at-once'
import { arrangeLines, groupOfHead, headOfGroup } from '../../../src/ui/sheet/arrange-lines'
import type { LineFilter } from '../../../src/ui/sheet/arrange-lines'
import type { SheetColumn } from '../../../src/ui/sheet/cells/sheet-column'
import type { SheetSort } from '../../../src/ui/sheet/sort-lines'

const column = (key: string, texts: readonly string[], figures?: readonly number[]): SheetColumn => ({
  key,
  header: key,
  widthPx: 80,
  text: (line) => texts[line] ?? '',
  ...(figures && { figure: (line: number) => figures[line] ?? NaN, isNumeric: true }),
})
const none: LineFilter = { keep: null, groupOf: null }
const arrange = (columns: SheetColumn[], count: number, given: { text?: string; sort?: SheetSort; filter?: Partial<LineFilter> } = {}) =>
  Array.from(
    atOnce(
      arrangeLines(count, columns, { text: given.text ?? '', sort: given.sort ?? null, filter: '' }, { ...none, ...given.filter }, 'en'),
    ),
  )

describe('arranging the lines of a sheet', () => {
  it('arranging the lines of a sheet sorts figures as a plain sort does, missing ones last in both directions, equal ones in their order', () => {
    const figure = fc.oneof(fc.integer({ min: -5, max: 5 }), fc.constant(NaN))
    fc.assert(
      fc.property(
        fc.array(figure, { maxLength: 60 }),
        fc.constantFrom('ascending' as const, 'descending' as const),
        (figures, direction) => {
          const sign = direction === 'ascending' ? 1 : -1
          const places = figures.map((_, place) => place)
          const here = places.filter((place) => !Number.isNaN(figures[place]))
          const expected = [
            ...here.toSorted((a, b) => sign * ((figures[a] ?? 0) - (figures[b] ?? 0))),
            ...places.filter((place) => Number.isNaN(figures[place])),
          ]
          expect(arrange([column('n', [], figures)], figures.length, { sort: { column: 'n', direction } })).toEqual(expected)
        },
      ),
    )
  })

  it('arranging the lines of a sheet sorts texts as the language does, numbers in them by value', () => {
    const texts = ['Room 10', 'room 2', '', 'Äther', 'Zoo']
    expect(arrange([column('t', texts)], 5, { sort: { column: 't', direction: 'ascending' } })).toEqual([3, 1, 0, 4, 2])
  })

  it('arranging the lines of a sheet finds lines in which every word occurs, whatever capitals and accents', () => {
    const columns = [column('name', ['Café one', 'Lobby', 'cafe two']), column('model', ['C4', 'C4', 'D1'])]
    expect(arrange(columns, 3, { text: 'CAFE' })).toEqual([0, 2])
    expect(arrange(columns, 3, { text: 'cafe c4' })).toEqual([0])
    expect(arrange(columns, 3, { text: 'c4', filter: { keep: (line) => line > 0 } })).toEqual([1])
  })

  it('arranging the lines of a sheet puts lines below the head of their group, groups in the order of their numbers', () => {
    const order = arrange([column('a', [])], 4, { filter: { groupOf: (line) => 1 - (line % 2) } })
    expect(order).toEqual([headOfGroup(0), 1, 3, headOfGroup(1), 0, 2])
    expect(order.filter((entry) => entry < 0).map(groupOfHead)).toEqual([0, 1])
  })

  it('arranging the lines of a sheet pauses often enough that no slice of a hundred thousand lines is long', () => {
    const work = arrangeLines(
      100_000,
      [
        column(
          'n',
          [],
          Array.from({ length: 100_000 }, (_, at) => (at * 7919) % 100_003),
        ),
      ],
      { text: '', sort: { column: 'n', direction: 'ascending' }, filter: '' },
      none,
      'en',
    )
    let pauses = 0
    for (let step = work.next(); !step.done; step = work.next()) pauses++
    // 17 merges over all lines, a pause for each 2,048 of them.
    expect(pauses).toBeGreaterThan(800)
  })
})
