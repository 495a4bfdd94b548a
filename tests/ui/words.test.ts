import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Texts that fields, tables and drawers may read: their own, and those of the frame around all screens. */
const OWN = ['ui', 'app', 'sheet']

describe('what every feature is drawn with', () => {
  it('what every feature is drawn with reads the texts of no feature', () => {
    const read = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx') || name.endsWith('.ts'))
      .flatMap((name) => {
        const text = readFileSync(join('src/ui', name), 'utf8')
        const asked = Array.from(text.matchAll(/useTranslation\(([^)]*)\)/g), ([, given = '']) =>
          Array.from(given.matchAll(/'([\w-]+)'/g), ([, word]) => word),
        )
        return asked.flat().map((word) => ({ name, word: word ?? '' }))
      })
    expect(read.length).toBeGreaterThan(10)
    expect(read.filter(({ word }) => !OWN.includes(word))).toEqual([])
  })
})
