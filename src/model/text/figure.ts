import { halfWidth } from './half-width'

export type DecimalSign = ',' | '.'

const FIGURE = /^([-+−]?[\d.,'’\s]*\d[.,]?(?:[eE][-+]?\d+)?|[-+−]?[.,]\d+)(?![\d])(.*)$/su

/** Splits a text into the digits of its number and what stands behind them, full-width digits too; the digits are '' where the text is no number. */
export function splitFigure(text: string): { digits: string; suffix: string } {
  const [, digits = '', suffix = ''] = FIGURE.exec(halfWidth(text).trim()) ?? []
  return { digits, suffix: suffix.trim() }
}

/** Returns the decimal sign that a text shows; null where it shows none or is ambiguous. */
export function decimalOf(text: string): DecimalSign | null {
  // Fast path for most texts: a column of whole numbers is searched to its end.
  if (!/[.,．，。]/.test(text)) return null
  const digits = splitFigure(text).digits.replace(/[\s'’]/g, '')
  const points = count(digits, '.')
  const commas = count(digits, ',')
  if (points > 0 && commas > 0) return digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ','
  if (points > 1) return ','
  if (commas > 1) return '.'
  if (points + commas === 0) return null
  const sign: DecimalSign = points > 0 ? '.' : ','
  // Three digits behind one sign may also be a thousands group, but not after a leading zero.
  return isAmbiguous(digits) ? null : sign
}

/** Tells whether the one sign in some digits may be a decimal sign or group thousands: `1,234` is one or the other. */
export function isAmbiguous(digits: string): boolean {
  return /^[-+−]?[1-9]\d{0,2}[.,]\d{3}$/.test(digits)
}

/** Returns the number of some digits with a known decimal sign; the other sign groups thousands. NaN where they are no number. */
export function plainNumber(digits: string, sign: DecimalSign): number {
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
