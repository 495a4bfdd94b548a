import { describe, expect, it } from 'vitest'
import { atOnce } from '../../../../src/model/change/at-once'
import { readFigures } from '../../../../src/platform/words/read-figures'
import { entriesOf, planPaste } from '../../../../src/ui/sheet/cells/paste-plan'
import type { PastedCell, PastePlan, PasteTarget } from '../../../../src/ui/sheet/cells/paste-plan'
import { clearedRange, filledRange, textsIn } from '../../../../src/ui/sheet/cells/range-entries'
import type { SheetColumn } from '../../../../src/ui/sheet/cells/sheet-column'

const lengths = [3, 4.125, NaN, 6]
const lengthColumn = {
  key: 'length',
  header: 'Length',
  isNumeric: true,
  widthPx: 80,
  text: (line) => (lengths[line] ?? NaN).toFixed(2),
  edit: {
    kind: 'number',
    // The third line has no pipe.
    isOpen: (line) => line !== 2,
    read: (texts, _lines, among) =>
      readFigures(texts, 'en', among).map(({ value }) => (Number.isNaN(value) ? { refusal: 'no number' } : { value })),
    value: (line) => lengths[line] ?? null,
    typed: (line) => (lengths[line] ?? NaN).toFixed(2),
  },
} satisfies SheetColumn
const nameColumn: SheetColumn = { key: 'name', header: 'Name', widthPx: 80, text: (line) => `pipe ${line}` }
const target = (given: Partial<PasteTarget> = {}): PasteTarget => ({
  lines: Int32Array.of(0, 1, 2, 3),
  columns: [lengthColumn],
  markedLines: 1,
  markedColumns: 1,
  ...given,
})
const plan = (block: string[][], given?: Partial<PasteTarget>) => atOnce(planPaste(block, target(given)))
/** All cells of a plan by their line of the clipboard. */
const cells = ({ byOutcome }: PastePlan): PastedCell[] =>
  Object.values(byOutcome)
    .flat()
    .sort((a, b) => a.source - b.source)
const outcomes = (block: string[][], given?: Partial<PasteTarget>): string[] => cells(plan(block, given)).map(({ outcome }) => outcome)

describe('what a pasted block would do', () => {
  it('what a pasted block would do says of each value whether it comes, is there already, cannot be read, has no place or no line', () => {
    expect(outcomes([['12,5'], ['4.13'], ['8'], ['abc'], ['9']])).toEqual(['set', 'same', 'closed', 'refused', 'noLine'])
  })

  it('what a pasted block would do writes only what comes, with all digits', () => {
    expect(entriesOf(plan([['12,5'], ['x'], ['8'], ['7,125']]))).toEqual([{ column: 'length', lines: [0, 3], values: [12.5, 7.125] }])
  })

  it('what a pasted block would do leaves a first line out that names the columns', () => {
    const named = plan([['Length [m]'], ['12'], ['13']])
    expect(named.hasHeading).toBe(true)
    expect(cells(named).map(({ source, line, value }) => [source, line, value])).toEqual([
      [2, 0, 12],
      [3, 1, 13],
    ])
    expect(plan([['12'], ['13']]).hasHeading).toBe(false)
  })

  it('what a pasted block would do takes a number that is refused for a value, not for a heading', () => {
    const sized: SheetColumn = {
      ...lengthColumn,
      edit: {
        ...lengthColumn.edit,
        read: (texts) => texts.map((text) => (Number.parseFloat(text) > 0 ? { value: Number.parseFloat(text) } : { refusal: 'too small' })),
      },
    }
    for (const first of ['0', '-4', '0 m']) {
      const refused = plan([[first], ['13']], { columns: [sized] })
      expect([refused.hasHeading, refused.byOutcome.refused.length], first).toEqual([false, 1])
      expect(refused.byOutcome.set.map(({ line, value }) => [line, value])).toEqual([[1, 13]])
    }
  })

  it('what a pasted block would do leaves a line of units below the heading out as well', () => {
    const bends: SheetColumn = { ...lengthColumn, key: 'bends' }
    for (const units of [
      ['[mm]', ''],
      ['m', '-'],
      ['FT', '(pcs)'],
      ['（ｍ）', ''],
    ]) {
      const both = plan([['Length', 'Bends'], units, ['12', '3'], ['13', '4']], { columns: [lengthColumn, bends] })
      expect([both.hasHeading, both.hasUnits], units.join()).toEqual([true, true])
      expect(cells(both).map(({ source, line, value }) => [source, line, value])).toEqual([
        [3, 0, 12],
        [3, 0, 3],
        [4, 1, 13],
        [4, 1, 4],
      ])
    }
  })

  it('what a pasted block would do keeps lines, columns and values together over thousands of lines', () => {
    const COUNT = 1200
    const open: SheetColumn = { ...lengthColumn, edit: { ...lengthColumn.edit, isOpen: () => true } }
    const bends: SheetColumn = { ...open, key: 'bends' }
    const rows = Array.from({ length: COUNT }, (_, at) => at)
    const block = [['Length', 'Bends'], ...rows.map((at) => [`${1000 + at}`, `${5000 + at}`])]
    const long = plan(block, { lines: Int32Array.from(rows, (at) => COUNT - at), columns: [open, bends] })
    expect(entriesOf(long)).toEqual([
      { column: 'length', lines: rows.map((at) => COUNT - at), values: rows.map((at) => 1000 + at) },
      { column: 'bends', lines: rows.map((at) => COUNT - at), values: rows.map((at) => 5000 + at) },
    ])
    expect(long.byOutcome.set.map(({ source, column }) => `${source} ${column.key}`)).toEqual(
      rows.flatMap((at) => [`${at + 2} length`, `${at + 2} bends`]),
    )
  })

  it('what a pasted block would do takes texts that are no units for values that cannot be read', () => {
    expect(outcomes([['Length'], ['long'], ['12']])).toEqual(['refused', 'refused', 'closed'])
    expect(outcomes([['Length'], ['m']])).toEqual(['refused', 'refused'])
    expect(plan([['Length'], ['12'], ['m']]).hasUnits).toBe(false)
  })

  it('what a pasted block would do fills a marked range with a single value and says which marked lines get nothing', () => {
    expect(entriesOf(plan([['5']], { markedLines: 2 }))).toEqual([{ column: 'length', lines: [0, 1], values: [5, 5] }])
    expect(plan([['5'], ['6']], { markedLines: 4 }).linesWithoutText).toBe(2)
  })

  it('what a pasted block would do leaves columns out that are only shown, and keeps the others in step', () => {
    const both = plan([['a', '12']], { columns: [nameColumn, lengthColumn] })
    expect(both.columnsLeftOut).toBe(1)
    expect(entriesOf(both)).toEqual([{ column: 'length', lines: [0], values: [12] }])
  })
})

describe('a range of cells', () => {
  const order = Int32Array.of(0, 1, 2, 3)
  const range = { fromPlace: 1, toPlace: 3, fromColumn: 0, toColumn: 1 }

  it('a range of cells is filled from its first line with the stored value, not the shown one', () => {
    expect(filledRange(order, [nameColumn, lengthColumn], range)).toEqual([{ column: 'length', lines: [3], values: [4.125] }])
    const single = { ...range, fromPlace: 1, toPlace: 1 }
    expect(filledRange(order, [nameColumn, lengthColumn], single)).toEqual([{ column: 'length', lines: [1], values: [3] }])
  })

  it('a range of cells is emptied where it may be, and copied as it is shown', () => {
    expect(clearedRange(order, [nameColumn, lengthColumn], range)).toEqual([{ column: 'length', lines: [1, 3], values: [null, null] }])
    expect(clearedRange(order, [nameColumn], { ...range, toColumn: 0 })).toEqual([])
    expect(textsIn(order, [nameColumn, lengthColumn], { ...range, toPlace: 1 })).toEqual([['pipe 1', '4.13']])
  })
})
