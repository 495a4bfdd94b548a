import i18next from 'i18next'
import { readFigures } from '../../platform/words/read-figures'
import type { ReadCell } from '../../ui/sheet/cells/sheet-column'

/** Reads whole numbers from 0, such as numbers of bends; a trailing multiplication sign is ignored. */
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

/** Reads texts of text blocks, of any length and with line breaks, as the board accepts them. */
export function readNote(text: string): ReadCell {
  return { value: text.replace(/\r\n?/g, '\n') }
}

export function readText(mostLetters: number) {
  return (texts: readonly string[]): ReadCell[] =>
    texts.map((text): ReadCell =>
      text.trim().length > mostLetters ? { refusal: i18next.t('lines:read.tooLong', { count: mostLetters }) } : { value: text.trim() },
    )
}
