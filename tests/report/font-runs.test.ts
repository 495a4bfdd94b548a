import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FACES } from '../../src/report/pdf/faces'
import { FAMILY, familiesOf, fontRuns } from '../../src/report/pdf/font-runs'
import type { Family } from '../../src/report/pdf/font-runs'
import { LANGUAGE_CODES } from '../../src/platform/words/languages'
import { drawnCodes } from './font-cmap'
import { fontFile } from './font-files'

const drawn = (family: Family) => ({ normal: drawnCodes(fontFile(FACES[family].normal)), bold: drawnCodes(fontFile(FACES[family].bold)) })

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

describe('the faces of a printed text', () => {
  it('the faces of a printed text splits where the face changes and loses no letter', () => {
    expect(fontRuns('Büro 会议室 ≥ 5 kW')).toEqual([
      { text: 'Büro ', font: FAMILY.latin },
      { text: '会议室', font: FAMILY.chinese },
      { text: ' ', font: FAMILY.latin },
      { text: '≥', font: FAMILY.relations },
      { text: ' 5 kW', font: FAMILY.latin },
    ])
  })

  it('the faces of a printed text asks for the Chinese face only when a Chinese letter is printed', () => {
    expect([...familiesOf(['čćžš Привет Việt Nam 35 ℃'])]).toEqual([FAMILY.latin])
    expect(familiesOf(['Office', '办公楼']).has(FAMILY.chinese)).toBe(true)
  })

  it('the faces of a printed text prints a sign that no face holds as a readable one', () => {
    expect(fontRuns('A→B 😀')).toEqual([{ text: 'A-B ?', font: FAMILY.latin }])
  })

  it('the faces of a printed text gives every letter of the Latin ranges to a face that draws it in both weights', () => {
    const { normal, bold } = drawn(FAMILY.latin)
    const missing: string[] = []
    for (let code = 0x20; code < 0xffff; code += 1) {
      const letter = String.fromCodePoint(code)
      const [run] = fontRuns(letter)
      if (run?.font === FAMILY.latin && run.text === letter && !(normal.has(code) && bold.has(code))) missing.push(code.toString(16))
    }
    expect(missing).toEqual([])
  })

  it('the faces of a printed text draws every letter of the report in every language', () => {
    const faces = new Map(Object.values(FAMILY).map((family) => [family, drawn(family)]))
    const missing = new Set<string>()
    for (const language of LANGUAGE_CODES) {
      for (const name of ['report', 'projects', 'catalogue', 'findings', 'board']) {
        const file: unknown = JSON.parse(readFileSync(`src/locales/${language}/${name}.json`, 'utf8'))
        for (const run of textsOf(file).flatMap(fontRuns)) {
          for (const letter of run.text) {
            const code = letter.codePointAt(0) ?? 0
            const face = faces.get(run.font)
            if (!face?.normal.has(code) || !face.bold.has(code)) missing.add(letter)
          }
        }
      }
    }
    expect([...missing]).toEqual([])
  })
})
