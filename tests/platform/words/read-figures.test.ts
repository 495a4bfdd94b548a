import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFigures } from '../../../src/platform/words/read-figures'

const values = (texts: string[], language = 'en'): (number | null)[] => readFigures(texts, language).map(({ value }) => value)

describe('reading a pasted column of numbers', () => {
  it('reading a pasted column of numbers takes a decimal comma and a decimal point, whatever the language', () => {
    for (const language of ['en', 'de', 'zh', 'fr']) {
      expect(values(['12,5', '7,25', '3'], language)).toEqual([12.5, 7.25, 3])
      expect(values(['12.5', '7.25', '3'], language)).toEqual([12.5, 7.25, 3])
    }
  })

  it('reading a pasted column of numbers lets one text tell what the others leave open', () => {
    expect(values(['1,234', '0,5'])).toEqual([1.234, 0.5])
    expect(values(['1,234', '0.5'], 'de')).toEqual([1234, 0.5])
    expect(values(['1,234'], 'en')).toEqual([1234])
    expect(values(['1,234'], 'de')).toEqual([1.234])
  })

  it('reading a pasted column of numbers reads both signs in one number, thousands in groups, a minus of typesetters and exponents', () => {
    expect(values(['1,234.5', '2,000.25'])).toEqual([1234.5, 2000.25])
    expect(values(['1.234,5', '2.000,25'])).toEqual([1234.5, 2000.25])
    expect(values(['1 234,5', "1'000.5"])).toEqual([1234.5, 1000.5])
    expect(values(['−3,5', '-2', '1e-2'])).toEqual([-3.5, -2, 0.01])
  })

  it('reading a pasted column of numbers reads the full-width characters of Chinese input methods', () => {
    expect(values(['１２．５', '７。２５', '－３', '１，２３４．５'], 'zh')).toEqual([12.5, 7.25, -3, 1234.5])
    expect(values(['１２．５', '１．２３４'], 'de')).toEqual([12.5, 1.234])
    expect(readFigures(['１２ｍ'], 'zh')).toEqual([{ value: 12, suffix: 'm' }])
  })

  it('reading a pasted column of numbers parts a number from what stands behind it', () => {
    expect(readFigures(['12,5 m', '41ft', '3 × 90°'], 'en')).toEqual([
      { value: 12.5, suffix: 'm' },
      { value: 41, suffix: 'ft' },
      { value: 3, suffix: '× 90°' },
    ])
  })

  it('reading a pasted column of numbers tells an empty text from one that is no number', () => {
    expect(values(['', '  ', 'abc', '-', '1-2'])).toEqual([null, null, NaN, NaN, 1])
    expect(readFigures(['1-2'], 'en')[0]?.suffix).toBe('-2')
  })

  it('reading a pasted column of numbers reads back any number that was written with either sign', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1 }),
        fc.constantFrom(',', '.'),
        (numbers, sign) => {
          // Two decimals leave no doubt which sign is the decimal one.
          const written = numbers.map((number) => number.toFixed(2))
          expect(values(written.map((text) => text.replace('.', sign)))).toEqual(written.map(Number))
        },
      ),
    )
  })
})
