import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutLine, wrapSentence } from '../../../src/drawing/labels/finding-text'
import { LANGUAGES } from '../../../src/platform/words/languages'

describe('the sentence of a badge', () => {
  it('the sentence of a badge wraps at 28 letters where it has spaces', () => {
    expect(wrapSentence('The farthest unit is at an actual length of 180 m, 15 m above the limit of 165 m.')).toEqual([
      'The farthest unit is at an',
      'actual length of 180 m, 15 m',
      'above the limit of 165 m.',
    ])
  })

  it('the sentence of a badge wraps at 16 letters where it has none', () => {
    expect(wrapSentence('最远室内机的实际管长超过了允许的限值请缩短')).toEqual(['最远室内机的实际管长超过了允许的', '限值请缩短'])
  })

  it('the sentence of a badge cuts a word that is longer than a line', () => {
    const lines = wrapSentence(`see ${'x'.repeat(60)} there`)
    expect(lines).toEqual(['see', 'x'.repeat(28), 'x'.repeat(28), 'xxxx there'])
  })

  it('the sentence of a badge keeps a figure with its measure and the punctuation behind it', () => {
    expect(wrapSentence('Das Anschlussverhältnis beträgt 21,8 %, 28,2 % unter dem Mindestwert von 50 %.')).toEqual([
      'Das Anschlussverhältnis',
      'beträgt 21,8 %, 28,2 % unter',
      'dem Mindestwert von 50 %.',
    ])
    expect(wrapSentence('Die Last dieser Box ist von 17,5 kW.')).toEqual(['Die Last dieser Box ist von', '17,5 kW.'])
    expect(wrapSentence('Le rapport est limité à 1\u202f234 %\u00a0: trop')).toEqual([
      'Le rapport est limité à',
      '1\u202f234 %\u00a0: trop',
    ])
    expect(wrapSentence('室外机所接室内机的配管实际总长度已超过限值达到了 180 m，超过限值。')).toEqual([
      '室外机所接室内机的配管实际总长度已超过限值达到了',
      '180 m，超过限值。',
    ])
    expect(wrapSentence('最远室内机的实际管长已经达到180m，超过限值')).toEqual(['最远室内机的实际管长已经达到', '180m，超过限值'])
    expect(wrapSentence('最远室内机的实际管长超过了允许值。请缩短')).toEqual(['最远室内机的实际管长超过了允许', '值。请缩短'])
  })

  it.each(Object.keys(LANGUAGES))(
    'the sentence of a badge never begins a line with the measure of a figure before it, in %s',
    (language) => {
      const sentences = JSON.parse(readFileSync(`src/locales/${language}/findings.json`, 'utf8')) as Record<string, string>
      for (const text of Object.values(sentences)) {
        for (const [value, limit] of [
          ['21.8', '50'],
          ['1,009.6', '130'],
        ]) {
          const figures: Record<string, string | undefined> = {
            value,
            excess: value,
            limit,
            unit: 'kg/m³',
            limitKw: limit,
            capacityUnit: 'kW',
          }
          const lines = wrapSentence(text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => figures[name] ?? name))
          lines.slice(1).forEach((line, at) => {
            if (/\d$/.test(lines[at] ?? '')) expect(line).not.toMatch(/^(%|HP\b|kW\b|kg\/m³)/)
            expect(line).not.toMatch(/^[.,:;!?。，：；）]/)
          })
        }
      }
    },
  )

  it('the sentence of a badge cuts off a whole figure', () => {
    expect(cutLine('最远室内机实际管长达到了180m', '最远室内机实际管长达到了180m，超过限值')).toBe('最远室内机实际管长达到了…')
  })

  it('the sentence of a badge ends where it is cut on an ellipsis that is within those letters', () => {
    expect(cutLine('a mode-select box, whatever', 'behind a mode-select box, whatever it is')).toBe('a mode-select box, …')
    expect(cutLine('it is', 'whatever it is')).toBe('it is …')
    expect(cutLine('x'.repeat(28), `see ${'x'.repeat(60)}`)).toBe(`${'x'.repeat(26)} …`)
    expect(cutLine('最远室内机的实际管长超过了允许的', '最远室内机的实际管长超过了允许的限值请缩短')).toBe(
      '最远室内机的实际管长超过了允许…',
    )
  })

  it('the sentence of a badge keeps every letter and never makes a longer line', () => {
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
