import { afterEach, describe, expect, it, vi } from 'vitest'
import { LANGUAGE_CODES, toLanguage } from '../../../src/platform/words/languages'
import {
  countryName,
  formatAgo,
  formatDate,
  formatDay,
  formatNumber,
  intlTag,
  parseNumber,
  THIN_SPACE,
  withUnit,
} from '../../../src/platform/words/locale'

const NOW = Date.UTC(2026, 10, 21, 12)
const ago = (seconds: number, language = 'en') => formatAgo(NOW - seconds * 1000, language, NOW)

describe('section 1, languages: numbers', () => {
  it('section 1, languages: numbers use the decimal sign of the language', () => {
    expect(formatNumber(12.5, 'en')).toBe('12.5')
    expect(formatNumber(12.5, 'de')).toBe('12,5')
    expect(formatNumber(-1234.5, 'zh')).toBe('-1,234.5')
  })

  it('section 1, languages: numbers never show more digits than asked, and exactly as many only where fixed', () => {
    expect(formatNumber(2, 'en', 2)).toBe('2')
    expect(formatNumber(2, 'en', 2, true)).toBe('2.00')
  })

  it('section 1, languages: numbers show a dash for what is no number and no minus for zero', () => {
    expect(formatNumber(Number.NaN, 'en')).toBe('–')
    expect(formatNumber(-0, 'en')).toBe('0')
  })

  it('section 1, languages: numbers have a thin space before the unit', () => {
    expect(withUnit('12', 'kW')).toBe(`12${THIN_SPACE}kW`)
    expect(withUnit('12', '')).toBe('12')
  })

  it('section 1, languages: numbers are read back as they were written, in every language', () => {
    for (const language of LANGUAGE_CODES)
      for (const value of [0, 1.5, -7.25, 1234.5, 1_234_567.89, 999.999])
        expect(parseNumber(formatNumber(value, language, 3), language)).toBe(value)
  })

  it('accept a typed point as decimal sign where the language has a comma', () => {
    expect(parseNumber('3.5', 'de')).toBe(3.5)
    expect(parseNumber('3,5', 'de')).toBe(3.5)
    expect(parseNumber('3,5', 'en')).toBe(3.5)
  })

  it('section 1, languages: numbers are read in the full-width characters of Chinese input methods', () => {
    expect(parseNumber('１２．５', 'zh')).toBe(12.5)
    expect(parseNumber('－１，２３４。５', 'zh')).toBe(-1234.5)
    expect(parseNumber('１２米', 'zh')).toBeNaN()
  })

  it('section 1, languages: numbers tell empty text from text that is no number', () => {
    expect(parseNumber('  ', 'en')).toBeNull()
    expect(parseNumber('12 m', 'en')).toBeNaN()
    expect(parseNumber('1.2.3', 'en')).toBeNaN()
    expect(parseNumber('Infinity', 'en')).toBeNaN()
  })
})

describe('section 1, languages: days that the server has counted', () => {
  afterEach(() => vi.unstubAllEnvs())

  it('section 1, languages: days that the server has counted are the same west of Greenwich, where the moment they begin is of the day before', () => {
    vi.stubEnv('TZ', 'America/Los_Angeles')
    expect(new Date('2026-03-31').getDate()).toBe(30)
    expect(formatDay('2026-03-31', 'en')).toBe('Mar 31, 2026')
    expect(formatDay('2026-03-31', 'de')).toBe('31.03.2026')
    expect(formatDate('2026-03-31', 'hr')).toMatch(/^30/)
  })
})

describe('section 9, relative times', () => {
  it('section 9, relative times change their words at 30 s, an hour, a day and two days', () => {
    expect(ago(29)).toBe('now')
    expect(ago(31)).toBe('1 minute ago')
    expect(ago(3599)).toBe('59 minutes ago')
    expect(ago(3601)).toBe('1 hour ago')
    expect(ago(86399)).toBe('23 hours ago')
    expect(ago(86401)).toBe('yesterday')
    expect(ago(172801)).toMatch(/2026/)
  })

  it('section 9, relative times speak the interface language', () => {
    expect(ago(7200, 'de')).toBe('vor 2 Stunden')
    expect(ago(7200, 'zh')).toBe('2小时前')
  })
})

describe('section 3, languages: codes', () => {
  it('section 3, languages: codes map the product’s Malay to the tag that Intl knows, and back', () => {
    expect(intlTag('my')).toBe('ms')
    expect(toLanguage('ms-MY')).toBe('my')
  })

  it('section 3, languages: codes fall back to English for a language the product does not have', () => {
    expect(toLanguage('ja-JP')).toBe('en')
    expect(toLanguage(undefined)).toBe('en')
    expect(toLanguage('zh-CN')).toBe('zh')
  })

  it('section 3, languages: codes name countries in the language, and leave free text as it is', () => {
    expect(countryName('DE', 'en')).toBe('Germany')
    expect(countryName('DE', 'zh')).toBe('德国')
    expect(countryName('Somewhere', 'en')).toBe('Somewhere')
  })
})

describe.each(LANGUAGE_CODES)('section 9, relative times in %s', (language) => {
  const words = new Intl.RelativeTimeFormat(intlTag(language), { numeric: 'auto' })

  it.each([
    [29.999, words.format(0, 'second')],
    [30, words.format(-1, 'minute')],
    [3599.999, words.format(-59, 'minute')],
    [3600, words.format(-1, 'hour')],
    [86399.999, words.format(-23, 'hour')],
    [86400, words.format(-1, 'day')],
    [172799.999, words.format(-1, 'day')],
    [172800, new Intl.DateTimeFormat(intlTag(language), { dateStyle: 'medium' }).format(NOW - 172800 * 1000)],
  ])('threshold: %s s ago is "%s"', (seconds, shown) => {
    expect(ago(seconds, language)).toBe(shown)
  })
})
