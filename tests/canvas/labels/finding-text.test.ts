import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutLine, wrapSentence } from '../../../src/canvas/labels/finding-text'

describe('the sentence of a badge', () => {
  it('wraps at 28 letters where it has spaces', () => {
    expect(wrapSentence('The farthest unit is at an actual length of 180 m, 15 m above the limit of 165 m.')).toEqual([
      'The farthest unit is at an',
      'actual length of 180 m, 15 m',
      'above the limit of 165 m.',
    ])
  })

  it('wraps at 16 letters where it has none', () => {
    expect(wrapSentence('最远室内机的实际管长超过了允许的限值请缩短')).toEqual(['最远室内机的实际管长超过了允许的', '限值请缩短'])
  })

  it('cuts a word that is longer than a line', () => {
    const lines = wrapSentence(`see ${'x'.repeat(60)} there`)
    expect(lines).toEqual(['see', 'x'.repeat(28), 'x'.repeat(28), 'xxxx there'])
  })

  it('ends where it is cut on an ellipsis that is within those letters', () => {
    expect(cutLine('a mode-select box, whatever', 'behind a mode-select box, whatever it is')).toBe('a mode-select box, …')
    expect(cutLine('it is', 'whatever it is')).toBe('it is …')
    expect(cutLine('x'.repeat(28), `see ${'x'.repeat(60)}`)).toBe(`${'x'.repeat(26)} …`)
    expect(cutLine('最远室内机的实际管长超过了允许的', '最远室内机的实际管长超过了允许的限值请缩短')).toBe(
      '最远室内机的实际管长超过了允许…',
    )
  })

  it('keeps every letter and never makes a longer line', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 200 }), (text) => {
        const lines = wrapSentence(text)
        const width = text.trim().includes(' ') ? 28 : 16
        for (const line of lines) expect(Array.from(line).length).toBeLessThanOrEqual(width)
        expect(lines.join('').replace(/\s/g, '')).toBe(text.trim().replace(/\s/g, ''))
      }),
    )
  })
})
