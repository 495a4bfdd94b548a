import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const PAGE = readFileSync(new URL('../../docs/platform.md', import.meta.url), 'utf8')
const rows = PAGE.split('\n').flatMap((line) => {
  const cells = line.split('|').map((cell) => cell.trim())
  return /^[1-9]$/.test(cells[1] ?? '')
    ? [{ section: cells[1] ?? '', what: cells[2] ?? '', done: cells[3] ?? '', proof: cells[4] ?? '' }]
    : []
})
const pathsOf = (cell: string): string[] => Array.from(cell.matchAll(/`([^`]+)`/g), ([, path]) => path ?? '')

describe('the table of the platform specification', () => {
  it('the table of the platform specification names every section', () => {
    expect(new Set(rows.map(({ section }) => section))).toEqual(new Set(['1', '2', '3', '4', '5', '6', '7', '8', '9']))
  })

  it.each(rows)('section $section, $what: names files that are there, and a test', ({ done, proof }) => {
    if (done === '_not yet_') return
    const [places, tests] = [pathsOf(done), pathsOf(proof)]
    expect([places.length > 0, tests.length > 0]).toEqual([true, true])
    for (const path of [...places, ...tests]) expect(existsSync(new URL(`../../${path}`, import.meta.url)), path).toBe(true)
    for (const path of tests) expect(path).toMatch(/^tests\//)
  })
})
