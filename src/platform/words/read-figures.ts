import { halfWidth } from './half-width'
import { parseNumber } from './locale'

/** A pasted number: null for an empty text, NaN for no number. `suffix` is the text behind it, such as its unit. */
export interface ReadFigure {
  value: number | null
  suffix: string
}

type DecimalSign = ',' | '.'

const FIGURE = /^([-+−]?[\d.,'’\s]*\d[.,]?(?:[eE][-+]?\d+)?|[-+−]?[.,]\d+)(?![\d])(.*)$/su

/**
 * Reads numbers as spreadsheets of any country write them, full-width digits too. Where one text of a column shows which sign is the decimal one, that applies
 * to ambiguous ones ("1,234") too; else the reader's language decides.
 */
export function readFigures(texts: readonly string[], language: string, among: readonly string[] = texts): ReadFigure[] {
  const known = commonDecimal(among)
  return texts.map((text) => readFigure(text, known, language))
}

const decimals = new WeakMap<readonly string[], DecimalSign | 'unknown'>()

/** Finds the decimal sign of a whole column; called once, however many slices the column is read in. */
function commonDecimal(texts: readonly string[]): DecimalSign | null {
  let sign = decimals.get(texts)
  if (sign === undefined) {
    sign = 'unknown'
    for (const text of texts) {
      sign = decimalOf(text) ?? 'unknown'
      if (sign !== 'unknown') break
    }
    decimals.set(texts, sign)
  }
  return sign === 'unknown' ? null : sign
}

function readFigure(text: string, known: DecimalSign | null, language: string): ReadFigure {
  const trimmed = halfWidth(text).trim()
  if (trimmed === '') return { value: null, suffix: '' }
  const [, digits = '', suffix = ''] = FIGURE.exec(trimmed) ?? []
  if (digits === '') return { value: NaN, suffix: '' }
  const sign = decimalOf(trimmed) ?? (/[.,]/.test(digits) ? known : null)
  const value = sign === null ? parseNumber(digits, language) : plainNumber(digits, sign)
  return { value: value ?? NaN, suffix: suffix.trim() }
}

/** Returns the decimal sign of a text; null where the text is ambiguous. */
function decimalOf(text: string): DecimalSign | null {
  // Fast path for most texts: a column of whole numbers is searched to its end.
  if (!/[.,．，。]/.test(text)) return null
  const digits = (FIGURE.exec(halfWidth(text).trim())?.[1] ?? '').replace(/[\s'’]/g, '')
  const points = count(digits, '.')
  const commas = count(digits, ',')
  if (points > 0 && commas > 0) return digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ','
  if (points > 1) return ','
  if (commas > 1) return '.'
  if (points + commas === 0) return null
  const sign: DecimalSign = points > 0 ? '.' : ','
  // Three digits behind one sign may also be a thousands group, but not after a leading zero.
  return /^[-+−]?[1-9]\d{0,2}[.,]\d{3}$/.test(digits) ? null : sign
}

function plainNumber(digits: string, sign: DecimalSign): number {
  const group = sign === '.' ? ',' : '.'
  const plain = digits
    .replace(/[\s'’]/g, '')
    .replace('−', '-')
    .split(group)
    .join('')
    .replace(sign, '.')
  return /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(plain) ? Number(plain) : NaN
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1
}
