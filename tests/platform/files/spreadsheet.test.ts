import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { afterAll, describe, expect, it } from 'vitest'
import { csvOf, xlsxOf } from '../../../src/platform/files/spreadsheet'

const folder = mkdtempSync(join(tmpdir(), 'branchline-sheet-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ROWS = [
  ['Day', 'Name', 'Visits'],
  ['2026-03-31', '=1+1', 3],
  ['+49 30', '-2', -7],
  ['@SUM(A1)', '\tx', 0.5],
  ['\rx', 'say "hi", Li', 1],
  ['two\r\nlines', '酒店 & <b>', 2],
  ['', "it's", 1e21],
]

describe('section 6, export of statistics as CSV', () => {
  const textOf = async (rows: (string | number)[][]): Promise<string> => Buffer.from(await csvOf(rows).arrayBuffer()).toString('utf8')

  it.each([
    ['=1+1', "'=1+1"],
    ['+49 30', "'+49 30"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\rx', '"\'\rx"'],
    ['say "hi", Li', '"say ""hi"", Li"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
    ['a=b', 'a=b'],
    ["it's", "it's"],
    [-7, '-7'],
  ])('section 6, export of statistics as CSV writes %j as %j', async (cell, written) => {
    expect(await textOf([[cell]])).toBe(`\uFEFF${written}\r\n`)
  })

  it('section 6, export of statistics as CSV is read by another program line by line and cell by cell', async () => {
    const read = 'import csv, json, sys; print(json.dumps(list(csv.reader(open(sys.argv[1], encoding="utf-8-sig", newline="")))))'
    writeFileSync(join(folder, 'visits.csv'), await textOf(ROWS))
    const cells: unknown = JSON.parse(execFileSync('python3', ['-c', read, join(folder, 'visits.csv')], { encoding: 'utf8' }))
    const plain = (cell: string | number): string => (typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : String(cell))
    expect(cells).toEqual(ROWS.map((row) => row.map(plain)))
  })
})

describe('section 6, export of statistics as XLSX', () => {
  it('section 6, export of statistics as XLSX has every text as a text and every number as a number, never a formula', async () => {
    const file = join(folder, 'visits.xlsx')
    writeFileSync(file, Buffer.from(await (await xlsxOf(ROWS, 'An area with a name of more than 31 letters')).arrayBuffer()))
    const partOf = (name: string): Document => {
      const read = 'import sys, zipfile; sys.stdout.buffer.write(zipfile.ZipFile(sys.argv[1]).read(sys.argv[2]))'
      const xml = execFileSync('python3', ['-c', read, file, name], { encoding: 'utf8' })
      return new new JSDOM('').window.DOMParser().parseFromString(xml, 'text/xml')
    }
    const shared = Array.from(partOf('xl/sharedStrings.xml').getElementsByTagName('si'), (each) => each.textContent)
    const sheet = partOf('xl/worksheets/sheet1.xml')
    const valueOf = (cell: Element): string | number => {
      const text = cell.textContent
      return cell.getAttribute('t') === 's' ? (shared[Number(text)] ?? '') : Number(text)
    }
    const rows = Array.from(sheet.getElementsByTagName('row'), (row) => Array.from(row.getElementsByTagName('c'), valueOf))
    // XML has one line end.
    const inXml = (cell: string | number): string | number => (typeof cell === 'string' ? cell.replaceAll(/\r\n?/g, '\n') : cell)
    expect(rows).toEqual(ROWS.map((row) => row.filter((cell) => cell !== '').map(inXml)))
    expect(sheet.getElementsByTagName('f')).toHaveLength(0)
    expect(partOf('xl/workbook.xml').getElementsByTagName('sheet')[0]?.getAttribute('name')).toBe('An area with a name of more tha')
  })
})
