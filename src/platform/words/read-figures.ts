import { decimalOf, plainNumber, splitFigure, type DecimalSign } from '../../model/text/figure'
import { halfWidth } from '../../model/text/half-width'
import { parseNumber } from './locale'

/** A pasted number: null for an empty text, NaN for no number. `suffix` is the text behind it, such as its unit. */
export interface ReadFigure {
  value: number | null
  suffix: string
}

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
  const { digits, suffix } = splitFigure(trimmed)
  if (digits === '') return { value: NaN, suffix: '' }
  const sign = decimalOf(trimmed) ?? (/[.,]/.test(digits) ? known : null)
  const value = sign === null ? parseNumber(digits, language) : plainNumber(digits, sign)
  return { value: value ?? NaN, suffix }
}
