import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchRows, sortRows } from '../../src/ui/table/arrange-rows'
import type { Column } from '../../src/ui/table/column'
import { pickRow } from '../../src/ui/table/picking'

interface Unit {
  name: string
  kw: number | null
}

const columns: Column<Unit>[] = [
  { key: 'name', header: 'Name', value: (unit) => unit.name },
  { key: 'kw', header: 'Cooling', isNumeric: true, isSearchable: false, value: (unit) => unit.kw },
]
const unit = (name: string, kw: number | null = null): Unit => ({ name, kw })
const names = (rows: readonly Unit[]): string[] => rows.map((row) => row.name)

describe('sorting', () => {
  it('sorting puts numbers by value and numbers inside texts as numbers', () => {
    expect(names(sortRows([unit('C4-112'), unit('C4-22'), unit('C4-56')], columns, { key: 'name', direction: 'ascending' }, 'en'))).toEqual(
      ['C4-22', 'C4-56', 'C4-112'],
    )
    expect(names(sortRows([unit('a', 10), unit('b', 9)], columns, { key: 'kw', direction: 'ascending' }, 'en'))).toEqual(['b', 'a'])
  })

  it('sorting keeps missing values at the end in both directions', () => {
    const rows = [unit('none'), unit('small', 1), unit('nan', Number.NaN), unit('big', 2)]
    expect(names(sortRows(rows, columns, { key: 'kw', direction: 'ascending' }, 'en'))).toEqual(['small', 'big', 'none', 'nan'])
    expect(names(sortRows(rows, columns, { key: 'kw', direction: 'descending' }, 'en'))).toEqual(['big', 'small', 'none', 'nan'])
  })

  it('sorting loses no row, changes nothing given, and keeps the order of equal ones', () => {
    const row = fc.record({ name: fc.string(), kw: fc.option(fc.constantFrom(1, 2, 3)) })
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const before = [...rows]
        const sorted = sortRows(rows, columns, { key: 'kw', direction: 'ascending' }, 'en')
        expect(rows).toEqual(before)
        expect(new Set(sorted)).toEqual(new Set(rows))
        for (const kw of [1, 2, 3, null]) expect(sorted.filter((each) => each.kw === kw)).toEqual(rows.filter((each) => each.kw === kw))
      }),
    )
  })

  it('sorting leaves the order alone without a column', () => {
    const rows = [unit('b'), unit('a')]
    expect(sortRows(rows, columns, null, 'en')).toBe(rows)
    expect(sortRows(rows, columns, { key: 'gone', direction: 'ascending' }, 'en')).toBe(rows)
  })
})

describe('searching', () => {
  it('searching finds rows with every word, whatever the case and the accents', () => {
    const rows = [unit('Besprechung Süd'), unit('Büro Nord'), unit('会议室 东')]
    expect(names(searchRows(rows, columns, 'sud bespr'))).toEqual(['Besprechung Süd'])
    expect(names(searchRows(rows, columns, 'BÜRO'))).toEqual(['Büro Nord'])
    expect(names(searchRows(rows, columns, '会议'))).toEqual(['会议室 东'])
  })

  it('searching leaves out columns that are not searched', () => {
    expect(searchRows([unit('a', 7)], columns, '7')).toEqual([])
  })

  it('searching finds everything with nothing', () => {
    const rows = [unit('a')]
    expect(searchRows(rows, columns, '  ')).toBe(rows)
  })
})

describe('picking rows', () => {
  const order = ['a', 'b', 'c', 'd']

  it('picking rows takes one alone, toggles one, or extends from the anchor in both directions', () => {
    expect(pickRow(new Set(['a', 'b']), order, 'c', 'a', 'only')).toEqual(new Set(['c']))
    expect(pickRow(new Set(['a']), order, 'c', 'a', 'toggle')).toEqual(new Set(['a', 'c']))
    expect(pickRow(new Set(['a', 'c']), order, 'c', 'a', 'toggle')).toEqual(new Set(['a']))
    expect(pickRow(new Set(['a']), order, 'c', 'a', 'extend')).toEqual(new Set(['a', 'b', 'c']))
    expect(pickRow(new Set(['d']), order, 'b', 'd', 'extend')).toEqual(new Set(['b', 'c', 'd']))
  })

  it('picking rows takes the row alone where the anchor is no longer shown', () => {
    expect(pickRow(new Set(), order, 'b', 'gone', 'extend')).toEqual(new Set(['b']))
    expect(pickRow(new Set(), order, 'b', null, 'extend')).toEqual(new Set(['b']))
  })
})
