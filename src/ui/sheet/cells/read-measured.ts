import i18next from 'i18next'
import { areaFromMetric, areaMeasure, areaToMetric } from '../../../engine/measure/area'
import { fromMetric, toMetric } from '../../../engine/measure/measure'
import { QUANTITIES } from '../../../model/project/quantity'
import type { Measure, Quantity, UnitSettings } from '../../../model/project/quantity'
import { ROOM_AREA_M2, ROOM_HEIGHT_M } from '../../../model/project/rooms/room-size'
import { formatNumber } from '../../../platform/words/locale'
import { readFigures, type ReadFigure } from '../../../platform/words/read-figures'
import type { ReadCell } from './sheet-column'

interface Reader {
  unitSettings: UnitSettings
  language: string
}

type ReadCells = (texts: readonly string[], lines: readonly number[], among?: readonly string[]) => ReadCell[]

/** Reads numbers of a quantity in the user's measure, or with a measure of their own behind them. Returns metric values; null for an empty text. */
export function readQuantity(quantity: Quantity, { unitSettings, language, least }: Reader & { least: number | null }): ReadCells {
  return (texts, _lines, among) =>
    readFigures(texts, language, among ?? texts).map((figure): ReadCell => {
      const read = metricOf(figure, quantity, unitSettings)
      if (!('value' in read) || typeof read.value !== 'number' || least === null || read.value >= least) return read
      return {
        refusal: i18next.t('ui:field.atLeast', { limit: formatNumber(fromMetric(least, quantity, unitSettings[quantity]), language, 2) }),
      }
    })
}

function metricOf({ value, suffix }: ReadFigure, quantity: Quantity, unitSettings: UnitSettings): ReadCell {
  const measures: readonly string[] = QUANTITIES[quantity]
  if (value === null) return { value: null }
  const measure = suffix === '' ? unitSettings[quantity] : measures.find((name) => name.toLowerCase() === suffix.toLowerCase())
  if (Number.isNaN(value)) return { refusal: i18next.t('ui:field.notANumber') }
  if (measure === undefined) return { refusal: i18next.t('ui:field.otherMeasure', { measures: measures.join(', ') }) }
  return { value: toMetric(value, quantity, measure as UnitSettings[typeof quantity]) }
}

/** Spellings of areas in lists of rooms, without blanks and in lower case. */
const AREA_WORDS: Readonly<Record<string, Measure<'length'> | undefined>> = {
  'm²': 'm',
  m2: 'm',
  sqm: 'm',
  qm: 'm',
  '㎡': 'm',
  'ft²': 'ft',
  ft2: 'ft',
  sqft: 'ft',
  'sq.ft': 'ft',
  'sq.ft.': 'ft',
}

/**
 * Reads floor areas of rooms in the square of the user's measure of lengths, or with a measure of their own behind them. Returns m²; null for an empty text.
 */
export function readRoomArea({ unitSettings, language }: Reader): ReadCells {
  return (texts, _lines, among) =>
    readFigures(texts, language, among ?? texts).map(({ value, suffix }): ReadCell => {
      if (value === null) return { value: null }
      if (Number.isNaN(value)) return { refusal: i18next.t('ui:field.notANumber') }
      const length = suffix === '' ? unitSettings.length : AREA_WORDS[suffix.toLowerCase().replace(/\s/g, '')]
      if (length === undefined) {
        return { refusal: i18next.t('ui:field.otherMeasure', { measures: `${areaMeasure('m')}, ${areaMeasure('ft')}` }) }
      }
      const shown = (m2: number): string => formatNumber(areaFromMetric(m2, unitSettings.length), language, 2)
      return within(areaToMetric(value, length), ROOM_AREA_M2, shown)
    })
}

/** Reads ceiling heights of rooms, as `readQuantity` reads lengths. */
export function readRoomHeight({ unitSettings, language }: Reader): ReadCells {
  const shown = (metres: number): string => formatNumber(fromMetric(metres, 'length', unitSettings.length), language, 2)
  return (texts, _lines, among) =>
    readFigures(texts, language, among ?? texts).map((figure): ReadCell => {
      const read = metricOf(figure, 'length', unitSettings)
      return 'value' in read && typeof read.value === 'number' ? within(read.value, ROOM_HEIGHT_M, shown) : read
    })
}

function within(metric: number, { least, most }: { least: number; most: number }, shown: (metric: number) => string): ReadCell {
  if (metric < least) return { refusal: i18next.t('ui:field.atLeast', { limit: shown(least) }) }
  return metric > most ? { refusal: i18next.t('ui:field.atMost', { limit: shown(most) }) } : { value: metric }
}
