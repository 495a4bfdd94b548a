import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atOnce } from '../../../../src/model/change/at-once'
import { readBlock, writeBlock } from '../../../../src/ui/sheet/cells/clipboard-block'

const read = (text: string): string[][] => atOnce(readBlock(text))

describe('a block of cells on the clipboard', () => {
  it('a block of cells on the clipboard reads what spreadsheets copy', () => {
    expect(read('12,5\t3\r\n7\t4\r\n')).toEqual([
      ['12,5', '3'],
      ['7', '4'],
    ])
    expect(read('12,5\n7\n')).toEqual([['12,5'], ['7']])
  })

  it('a block of cells on the clipboard reads files parted by semicolons or commas, and takes a decimal comma for what it is', () => {
    expect(read('name;length\nA;12,5')).toEqual([
      ['name', 'length'],
      ['A', '12,5'],
    ])
    expect(read('A,12.5,3')).toEqual([['A', '12.5', '3']])
    expect(read('12,5')).toEqual([['12,5']])
  })

  it('a block of cells on the clipboard takes a single column whose thousands are parted by commas for what it is', () => {
    expect(read('1,234.5')).toEqual([['1,234.5']])
    expect(read('Length\n1,234.5\n7.25\n-12,345,678.9 mm\n1,000\n')).toEqual([
      ['Length'],
      ['1,234.5'],
      ['7.25'],
      ['-12,345,678.9 mm'],
      ['1,000'],
    ])
    expect(read('A,1.5\n1,234.5')).toEqual([
      ['A', '1.5'],
      ['1', '234.5'],
    ])
  })

  it('a block of cells on the clipboard keeps quotes, tabs and line ends inside quoted cells, and empty cells', () => {
    expect(read('"a ""b""\tc\nd"\te\n\tf')).toEqual([
      ['a "b"\tc\nd', 'e'],
      ['', 'f'],
    ])
  })

  it('a block of cells on the clipboard reads thousands of lines', () => {
    const lines = Array.from({ length: 3000 }, (_, at) => [`${at}`, `Pipe "${at}"`])
    expect(read(writeBlock(lines))).toEqual(lines)
  })

  it('a block of cells on the clipboard reads back whatever it has written', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', ',', ';', '1', ' ') })
    const block = fc
      .integer({ min: 2, max: 4 })
      .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }))
    fc.assert(
      fc.property(block, (lines) => {
        expect(read(writeBlock(lines))).toEqual(lines)
      }),
    )
  })
})
