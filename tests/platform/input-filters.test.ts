import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import '../helpers/seeded-properties'
import { filterInput, FILTERS, finishInput, isEmail, type FilterMode } from '../../src/platform/input-filters'
import type { FilterOptions } from '../../src/platform/input-filters/options'

const MODES = Object.keys(FILTERS) as FilterMode[]
const NUMBERS: FilterMode[] = ['naturalNum', 'positiveNum', 'positiveInteger', 'naturalNumMax', 'integer']

/** What a mode may let through, whatever comes in. */
const ALLOWED: Record<FilterMode, RegExp> = {
  enNum: /^[A-Za-z0-9]*$/,
  naturalNum: /^(0|[1-9]\d{0,14})?$/,
  positiveNum: /^((0|[1-9]\d{0,14})([.,]\d*)?)?$/,
  positiveInteger: /^([1-9]\d{0,14})?$/,
  noSpecial: /^[\p{L}\p{M}\p{Nd}\s]*$/u,
  naturalNumMax: /^((0|[1-9]\d{0,14})([.,]\d*)?)?$/,
  integer: /^-?(0|[1-9]\d{0,14})?$/,
  keyboard: /^[^\p{Script=Han}\u{1f300}-\u{1faff}]*$/u,
  noEmoji: /^(?!.*(?:\u200d|\ufe0f))[^\u{1f300}-\u{1faff}]*$/su,
}

const character = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...Array.from('0123456789')) },
  { weight: 4, arbitrary: fc.constantFrom(...Array.from('.,-− aZäđЖ中，。９')) },
  { weight: 1, arbitrary: fc.constantFrom('😀', '👨‍👩‍👧', '🇩🇪', '❤️', '1️⃣', '©', '\u0301', '\ud800', '\n') },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
)
const text = fc.array(character, { maxLength: 24 }).map((characters) => characters.join(''))
const options: fc.Arbitrary<FilterOptions> = fc.record(
  {
    decimals: fc.integer({ min: 0, max: 6 }),
    maxIntegerLength: fc.integer({ min: 1, max: 9 }),
    max: fc.oneof(
      fc.integer({ min: 1, max: 5000 }),
      fc.integer({ min: 1, max: 5000 }).map((n) => n / 8),
    ),
    separator: fc.constantFrom('.' as const, ',' as const),
    minNumber: fc.oneof(
      fc.integer({ min: 0, max: 50 }),
      fc.integer({ min: 1, max: 400 }).map((n) => n / 8),
    ),
  },
  { requiredKeys: [] },
)
const mode = fc.constantFrom(...MODES)
const valueOf = (shown: string): number => Number(shown.replace(',', '.'))

describe('section 5, input filters', () => {
  it('section 5, input filters let only what the mode allows through, for any text and options', () => {
    fc.assert(
      fc.property(mode, text, options, (m, t, o) => {
        expect(filterInput(m, t, o)).toMatch(ALLOWED[m])
      }),
      { numRuns: 3000 },
    )
  })

  it('section 5, input filters leave a text alone that they have let through', () => {
    fc.assert(
      fc.property(mode, text, options, (m, t, o) => {
        const once = filterInput(m, t, o)
        expect(filterInput(m, once, o)).toBe(once)
        const left = finishInput(m, once, o)
        expect(finishInput(m, left, o)).toBe(left)
      }),
      { numRuns: 3000 },
    )
  })

  it('section 5, input filters give the same for a text typed character by character and pasted at once', () => {
    fc.assert(
      fc.property(mode, text, options, (m, t, o) => {
        let typed = ''
        for (const one of t) typed = filterInput(m, typed + one, o)
        expect(typed).toBe(filterInput(m, t, o))
      }),
      { numRuns: 3000 },
    )
  })

  it('section 5, input filters never make a text longer than what was given, but for the zero before a leading decimal sign', () => {
    fc.assert(
      fc.property(mode, text, (m, t) => {
        expect(filterInput(m, t).length).toBeLessThanOrEqual(t.length + (/[.。．]/.test(t) ? 1 : 0))
      }),
      { numRuns: 2000 },
    )
  })

  it('section 5, input filters keep numbers within their maximum, their length and their decimals', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NUMBERS), text, options, (m, t, o) => {
        const shown = filterInput(m, t, o)
        const [whole = '', fraction = ''] = shown.replace('-', '').split(/[.,]/)
        if (o.max !== undefined && shown !== '' && shown !== '-') expect(valueOf(shown)).toBeLessThanOrEqual(o.max)
        if (o.maxIntegerLength !== undefined && o.max === undefined && m !== 'naturalNumMax')
          expect(whole.length).toBeLessThanOrEqual(o.maxIntegerLength)
        expect(fraction.length).toBeLessThanOrEqual(o.decimals ?? (m === 'naturalNumMax' ? 2 : 4))
      }),
      { numRuns: 3000 },
    )
  })

  it('section 5, input filters on leaving give a whole number text, no smaller than the minimum', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NUMBERS), text, options, (m, t, o) => {
        const left = finishInput(m, t, o)
        if (left === '') return
        expect(left).toMatch(/^-?\d+([.,]\d+)?$/)
        if (o.minNumber !== undefined) expect(valueOf(left)).toBeGreaterThanOrEqual(o.minNumber)
      }),
      { numRuns: 3000 },
    )
  })
})

const CASES: [FilterMode, string, FilterOptions, string][] = [
  ['enNum', 'Ab-1 2é中_３', {}, 'Ab123'],
  ['naturalNum', '007a', {}, '7'],
  ['naturalNum', '000', {}, '0'],
  ['positiveNum', '12.345678', {}, '12.3456'],
  ['positiveNum', '1.2.3', {}, '1.23'],
  ['positiveNum', '.5', {}, '0.5'],
  ['positiveNum', '-1,234.5', {}, '1234.5'],
  ['positiveNum', '2.5', { separator: ',' }, '2,5'],
  ['positiveNum', '2,5', { separator: ',' }, '2,5'],
  ['positiveNum', '12345.6', { maxIntegerLength: 3 }, '123.6'],
  ['positiveNum', '101', { max: 100 }, '100'],
  ['positiveNum', '7.777', { max: 7.75, decimals: 1 }, '7.7'],
  ['positiveNum', '１２。５', {}, '12.5'],
  ['positiveInteger', '0', {}, ''],
  ['positiveInteger', '012', {}, '12'],
  ['noSpecial', 'Büro 12 中文, <b>№', {}, 'Büro 12 中文 b'],
  ['naturalNumMax', '25', {}, '20'],
  ['naturalNumMax', '19.999', {}, '19.99'],
  ['naturalNumMax', '25', { max: 30 }, '25'],
  ['integer', '-0-12', {}, '-12'],
  ['integer', '3-4', {}, '34'],
  ['keyboard', 'ABC中文，😀-12', {}, 'ABC-12'],
  ['noEmoji', 'Büro 中文 👨‍👩‍👧 ❤️© 1️⃣🇩🇪™', {}, 'Büro 中文  © 1™'],
]

describe.each(MODES)('section 5, input filter %s', (name) => {
  it.each(CASES.filter(([m]) => m === name))('%s: “%s” with %j becomes “%s”', (m, typed, o, shown) => {
    expect(filterInput(m, typed, o)).toBe(shown)
  })
})

describe('section 5, input filters on blur', () => {
  it('section 5, input filters on blur remove a trailing decimal point and a lone minus', () => {
    expect(finishInput('positiveNum', '12.')).toBe('12')
    expect(finishInput('positiveNum', '12,', { separator: ',' })).toBe('12')
    expect(finishInput('integer', '-')).toBe('')
    expect(finishInput('integer', '-0')).toBe('0')
  })

  it('section 5, input filters on blur raise a value below minNumber to it, and leave an empty field empty', () => {
    expect(finishInput('positiveNum', '0.2', { minNumber: 0.5 })).toBe('0.5')
    expect(finishInput('positiveNum', '0,2', { minNumber: 0.5, separator: ',' })).toBe('0,5')
    expect(finishInput('naturalNum', '1', { minNumber: 1.5 })).toBe('2')
    expect(finishInput('integer', '-9', { minNumber: -5 })).toBe('-5')
    expect(finishInput('positiveNum', '', { minNumber: 3 })).toBe('')
  })

  it('section 5, input filters on blur leave texts of the other modes as they are', () => {
    expect(finishInput('noSpecial', 'Room 1 ')).toBe('Room 1 ')
    expect(finishInput('keyboard', 'v1.')).toBe('v1.')
  })
})

describe('an e-mail address', () => {
  it('an e-mail address is what the server takes for one, with spaces around it', () => {
    expect(isEmail(' anna@design.example ')).toBe(true)
    for (const text of [
      'anna@design',
      'anna design@x.example',
      'mailto:anna@design.example',
      '"anna"@design.example',
      'a@b.example,c@d.example',
    ])
      expect(isEmail(text), text).toBe(false)
  })
})
