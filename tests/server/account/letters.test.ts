import { describe, expect, it } from 'vitest'
import { LANGUAGES, LANGUAGE_CODES } from '../../../src/platform/words/languages'
import { letter, type LetterKind } from '../../../server/mail/letters'
import { languageOf } from '../../../server/plugins/language'

const VALUES = { code: '123456', name: 'Wang $& {{end}}', end: '2027-01-31', number: '12', about: 'A pipe', text: 'It is so', status: 'S' }
const OF_FEEDBACK: LetterKind[] = ['feedbackAnswer', 'feedbackAnswerAndStatus', 'feedbackStatus']
const KINDS: LetterKind[] = ['registerCode', 'retrieveCode', 'approved', 'refused', 'reminder', ...OF_FEEDBACK]

describe('letters', () => {
  it.each(LANGUAGE_CODES)('letters are whole in %s, under the header the browser sends', (code) => {
    expect(languageOf(LANGUAGES[code].header)).toBe(code)
    for (const kind of KINDS) {
      const { subject, text } = letter(kind, code, VALUES)
      if (code !== 'en') expect(text).not.toBe(letter(kind, 'en', VALUES).text)
      expect(text).toContain(kind.endsWith('Code') ? '123456' : 'Wang $& {{end}}')
      if (kind.endsWith('Code')) expect(`${subject} ${text}`).toContain('10')
      if (kind === 'approved' || kind === 'reminder') expect(text).toContain('2027-01-31')
    }
    for (const kind of OF_FEEDBACK) expect(letter(kind, code, VALUES).subject).toMatch(/12.*A pipe/)
    expect(letter('feedbackAnswerAndStatus', code, VALUES).text).toMatch(/12.*A pipe[^]*It is so[^]*S/)
  })

  it('letters keep a name to its place: it neither breaks the subject nor is read as a mark', () => {
    expect(letter('reminder', 'en', { ...VALUES, end: 'a\r\nBcc: x' }).subject).not.toMatch(/[\r\n]/)
  })

  it('letters are English for an unknown language', () => {
    expect(letter('approved', languageOf('xx'), VALUES)).toEqual(letter('approved', 'en', VALUES))
    expect(languageOf(undefined)).toBe('en')
  })
})
