import i18next from 'i18next'
import { toMetric } from '../../../engine/measure'
import { QUANTITIES } from '../../../model/quantity'
import type { Quantity, UnitSettings } from '../../../model/quantity'
import { readFigures } from '../../../platform/read-figures'
import type { ReadCell } from '../../../ui/sheet/sheet-column'

/** Numbers of a quantity in the user's measure, or with a measure of their own behind them; metric, null for an empty text. */
export function readQuantity(
  quantity: Quantity,
  { unitSettings, language, least }: { unitSettings: UnitSettings; language: string; least: number | null },
): (texts: readonly string[], lines: readonly number[], among?: readonly string[]) => ReadCell[] {
  const measures: readonly string[] = QUANTITIES[quantity]
  return (texts, _lines, among) =>
    readFigures(texts, language, among ?? texts).map(({ value, suffix }): ReadCell => {
      if (value === null) return { value: null }
      const measure = suffix === '' ? unitSettings[quantity] : measures.find((name) => name.toLowerCase() === suffix.toLowerCase())
      if (Number.isNaN(value)) return { refusal: i18next.t('ui:field.notANumber') }
      if (measure === undefined) return { refusal: i18next.t('lines:read.otherMeasure', { measures: measures.join(', ') }) }
      const metric = toMetric(value, quantity, measure as UnitSettings[typeof quantity])
      return least !== null && metric < least ? { refusal: i18next.t('ui:field.atLeast', { limit: 0 }) } : { value: metric }
    })
}

/** Whole numbers from 0 up, such as numbers of bends; a sign of multiplication behind them is let pass. */
export function readCount(most: number, language: string) {
  return (texts: readonly string[], _lines: readonly number[], among?: readonly string[]): ReadCell[] =>
    readFigures(texts, language, among ?? texts).map(({ value, suffix }): ReadCell => {
      if (value === null) return { value: null }
      if (Number.isNaN(value) || !/^(?:[x×]\s*(?:90\s*°?)?)?$/i.test(suffix)) return { refusal: i18next.t('ui:field.notANumber') }
      if (!Number.isInteger(value)) return { refusal: i18next.t('ui:field.notWhole') }
      if (value < 0) return { refusal: i18next.t('ui:field.atLeast', { limit: 0 }) }
      return value > most ? { refusal: i18next.t('ui:field.atMost', { limit: most }) } : { value }
    })
}

/** Texts of text blocks, of any length and with lines of their own, as the board takes them. */
export function readNote(text: string): ReadCell {
  return { value: text.replace(/\r\n?/g, '\n') }
}

export function readText(mostLetters: number) {
  return (texts: readonly string[]): ReadCell[] =>
    texts.map((text): ReadCell =>
      text.trim().length > mostLetters ? { refusal: i18next.t('lines:read.tooLong', { count: mostLetters }) } : { value: text.trim() },
    )
}
