import { halfWidth } from './half-width'
import { parseNumber } from './locale'

/** A pasted number: null is an empty text, NaN no number. `suffix` is what stood behind it, such as its unit. */
export interface ReadFigure {
  value: number | null
  suffix: string
}

type DecimalSign = ',' | '.'

const FIGURE = /^([-+−]?[\d.,'’\s]*\d[.,]?(?:[eE][-+]?\d+)?|[-+−]?[.,]\d+)(?![\d])(.*)$/su

/**
 * Reads numbers as spreadsheets of any country write them, full-width figures too. Where one text among all of their column tells which sign is the decimal one, it holds for those
 * that do not ("1,234"); else the reader's language decides.
 */
export function readFigures(texts: readonly string[], language: string, among: readonly string[] = texts): ReadFigure[] {
  const known = commonDecimal(among)
  return texts.map((text) => readFigure(text, known, language))
}

const decimals = new WeakMap<readonly string[], DecimalSign | 'unknown'>()

/** Asked once for a column, however many slices it is read in. */
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

/** The decimal sign of one text, where the text itself leaves no doubt. */
function decimalOf(text: string): DecimalSign | null {
  // Most texts of most columns: a column of whole numbers is asked to its end.
  if (!/[.,．，。]/.test(text)) return null
  const digits = (FIGURE.exec(halfWidth(text).trim())?.[1] ?? '').replace(/[\s'’]/g, '')
  const points = count(digits, '.')
  const commas = count(digits, ',')
  if (points > 0 && commas > 0) return digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ','
  if (points > 1) return ','
  if (commas > 1) return '.'
  if (points + commas === 0) return null
  const sign: DecimalSign = points > 0 ? '.' : ','
  // Three digits behind one sign may also be a thousand; a zero before it may not.
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
