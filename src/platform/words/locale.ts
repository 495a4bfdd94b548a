import { halfWidth } from '../../model/text/half-width'
import { LANGUAGES, toLanguage } from './languages'

/** Narrow no-break space: between a number and its unit. */
export const THIN_SPACE = '\u202f'

const SECONDS = { minute: 60, hour: 3600, day: 86400 }
const JUST_NOW_S = 30
const YESTERDAY_END_S = 172800

/** Returns the `Intl` tag of an interface language; the product's `my` is Malay, whose tag is `ms`. */
export function intlTag(language: string): string {
  return LANGUAGES[toLanguage(language)].intl
}

const numberFormats = new Map<string, Intl.NumberFormat>()

/** Formats a number with at most `decimals` digits, exactly as many where `fixed`; the value is expected rounded by the core. */
export function formatNumber(value: number, language: string, decimals = 2, fixed = false): string {
  if (!Number.isFinite(value)) return '–'
  const key = `${language} ${decimals} ${fixed}`
  let format = numberFormats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(intlTag(language), { maximumFractionDigits: decimals, minimumFractionDigits: fixed ? decimals : 0 })
    numberFormats.set(key, format)
  }
  return format.format(value === 0 ? 0 : value)
}

export function withUnit(text: string, unit: string): string {
  return unit === '' ? text : `${text}${THIN_SPACE}${unit}`
}

interface Separators {
  decimal: string
  group: string
  /** Matches a whole number in groups of three. */
  grouped: RegExp
}

const knownSeparators = new Map<string, Separators>()

// Cached: finding the separators takes longer than reading a number, and columns of a hundred thousand are pasted.
function separators(language: string): Separators {
  const known = knownSeparators.get(language)
  if (known) return known
  const parts = new Intl.NumberFormat(intlTag(language)).formatToParts(-1234567.8)
  const decimal = parts.find((part) => part.type === 'decimal')?.value ?? '.'
  const group = parts.find((part) => part.type === 'group')?.value ?? ','
  const found = { decimal, group, grouped: new RegExp(`^-?\\d{1,3}(\\${group}\\d{3})+(\\${decimal}\\d*)?$`) }
  knownSeparators.set(language, found)
  return found
}

/** Returns the decimal sign of a language. */
export function decimalSign(language: string): ',' | '.' {
  return separators(language).decimal === ',' ? ',' : '.'
}

/**
 * Reads a typed number in the language's spelling. A point is accepted as decimal sign everywhere unless it can only be a group sign; full-width characters of
 * Chinese input methods are accepted. Returns null for empty text, and NaN where the text is not a number.
 */
export function parseNumber(text: string, language: string): number | null {
  let plain = halfWidth(text)
    .trim()
    .replace(/[\s\u00a0\u202f’']/g, '')
    .replace('−', '-')
  if (plain === '') return null
  const { decimal, group, grouped } = separators(language)
  const isGrouped = grouped.test(plain)
  const isPointDecimal = group === '.' && /^-?\d*\.\d+$/.test(plain) && !plain.includes(decimal)
  if (isGrouped && !(isPointDecimal && (plain.match(/\./g) ?? []).length === 1)) plain = plain.split(group).join('')
  plain = plain.replace(decimal, '.').replace(',', '.')
  return /^-?(\d+\.?\d*|\.\d+)(e-?\d+)?$/i.test(plain) ? Number(plain) : Number.NaN
}

const dateFormats = new Map<string, Intl.DateTimeFormat>()

// Cached: making a format takes longer than a row of a table should.
function dateFormat(language: string, style: Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>): Intl.DateTimeFormat {
  const key = `${language} ${style.dateStyle ?? ''} ${style.timeStyle ?? ''}`
  let format = dateFormats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(intlTag(language), style)
    dateFormats.set(key, format)
  }
  return format
}

export function formatDate(
  value: string | number | Date,
  language: string,
  style: Intl.DateTimeFormatOptions['dateStyle'] = 'medium',
): string {
  return dateFormat(language, { dateStyle: style }).format(new Date(value))
}

const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** Formats a day of the server, such as 2026-03-31, which is the same in every time zone. */
export function formatDay(day: string, language: string): string {
  let format = dayFormats.get(language)
  if (!format) {
    format = new Intl.DateTimeFormat(intlTag(language), { dateStyle: 'medium', timeZone: 'UTC' })
    dayFormats.set(language, format)
  }
  return format.format(new Date(day))
}

export function formatDateTime(value: string | number | Date, language: string): string {
  return dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(value))
}

const agoFormats = new Map<string, Intl.RelativeTimeFormat>()

function agoFormat(language: string): Intl.RelativeTimeFormat {
  let format = agoFormats.get(language)
  if (!format) {
    format = new Intl.RelativeTimeFormat(intlTag(language), { numeric: 'auto' })
    agoFormats.set(language, format)
  }
  return format
}

/** Formats a time as "now", "5 minutes ago", "3 hours ago", "yesterday" and after two days as a date: the thresholds are 30, 3600, 86400 and 172800 s. */
export function formatAgo(value: string | number | Date, language: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - new Date(value).getTime()) / 1000)
  const words = agoFormat(language)
  if (seconds < JUST_NOW_S) return words.format(0, 'second')
  if (seconds < SECONDS.hour) return words.format(-Math.max(1, Math.floor(seconds / SECONDS.minute)), 'minute')
  if (seconds < SECONDS.day) return words.format(-Math.floor(seconds / SECONDS.hour), 'hour')
  if (seconds < YESTERDAY_END_S) return words.format(-1, 'day')
  return formatDate(value, language)
}

const countryNames = new Map<string, Intl.DisplayNames>()

/** Returns the name of a country for its two-letter code in the interface language; anything else is returned as it is. */
export function countryName(code: string, language: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  let names = countryNames.get(language)
  if (!names) {
    names = new Intl.DisplayNames(intlTag(language), { type: 'region' })
    countryNames.set(language, names)
  }
  return names.of(code) ?? code
}
