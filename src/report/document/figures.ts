import { fromMetric, pipeLabel, round } from '../../engine/measure/measure'
import type { Quantity, UnitSettings } from '../../model/project/quantity'
import { formatDate, formatNumber, withUnit } from '../../platform/words/locale'
import { cellText, NOTHING } from './report-document'
import type { Cell } from './report-document'

type Figure = number | null | undefined

/** Formatters of numbers for one language and one set of units. Missing values become a dash. */
export interface Figures {
  /** Formats a metric value in the reader's unit, without the unit. */
  value: (metric: Figure, quantity: Quantity, decimals?: number) => string
  /** Formats it with its unit. */
  withUnit: (metric: Figure, quantity: Quantity, decimals?: number) => string
  unit: (quantity: Quantity) => string
  plain: (value: Figure, decimals?: number) => string
  percent: (value: Figure, decimals?: number) => string
  /** Formats the outside diameter of a pipe: millimetres, or the trade's inch label. */
  pipe: (mm: Figure) => string
  /** Formats a mass per metre in the reader's units, with `unit` beside it. */
  massPerLength: { value: (kgPerM: Figure, decimals: number) => string; unit: string }
  /** Formats width × depth × height without grouping signs. */
  size: (mm: { w: number; d: number; h: number } | null | undefined) => string
  date: (date: Date) => string
  /** The same formatters for the cells of tables, which keep the number beside its text. */
  cell: {
    value: (metric: Figure, quantity: Quantity, decimals?: number) => Cell
    plain: (value: Figure, decimals?: number) => Cell
    pipe: (mm: Figure) => Cell
    massPerLength: (kgPerM: Figure, decimals: number) => Cell
  }
}

const UNIT_NAMES: Partial<Record<string, string>> = { '℃': '°C', '℉': '°F' }

const isFigure = (value: Figure): value is number => typeof value === 'number' && Number.isFinite(value)

/** Creates the formatters; `language` is an interface language, and the measures determine the units. */
export function createFigures(language: string, unitSettings: UnitSettings): Figures {
  const plain: Figures['plain'] = (value, decimals = 0) => cellText(plainCell(value, decimals))
  const unit: Figures['unit'] = (quantity) => UNIT_NAMES[unitSettings[quantity]] ?? unitSettings[quantity]
  const value: Figures['value'] = (metric, quantity, decimals = 1) => cellText(valueCell(metric, quantity, decimals))
  const plainCell: Figures['cell']['plain'] = (number, decimals = 0) =>
    isFigure(number)
      ? { text: formatNumber(round(number, decimals), language, decimals, true), value: round(number, decimals), decimals }
      : NOTHING
  const valueCell: Figures['cell']['value'] = (metric, quantity, decimals = 1) =>
    isFigure(metric) ? plainCell(fromMetric(metric, quantity, unitSettings[quantity]), decimals) : NOTHING
  const pipe: Figures['cell']['pipe'] = (mm) => {
    if (!isFigure(mm) || mm <= 0) return NOTHING
    if (unitSettings.pipingDimension === 'mm') return { text: formatNumber(mm, language, 2), value: mm, decimals: 2 }
    return pipeLabel(mm) ?? plainCell(fromMetric(mm, 'pipingDimension', 'inch'), 2)
  }
  const massPerLength: Figures['cell']['massPerLength'] = (kgPerM, decimals) =>
    isFigure(kgPerM)
      ? plainCell(fromMetric(kgPerM, 'weight', unitSettings.weight) / fromMetric(1, 'length', unitSettings.length), decimals)
      : NOTHING
  return {
    plain,
    unit,
    value,
    withUnit: (metric, quantity, decimals = 1) =>
      isFigure(metric) ? withUnit(value(metric, quantity, decimals), unit(quantity)) : NOTHING,
    percent: (number, decimals = 1) => (isFigure(number) ? withUnit(plain(number, decimals), '%') : NOTHING),
    pipe: (mm) => cellText(pipe(mm)),
    massPerLength: {
      unit: `${unit('weight')}/${unit('length')}`,
      value: (kgPerM, decimals) => cellText(massPerLength(kgPerM, decimals)),
    },
    size: (mm) => {
      if (!mm) return NOTHING
      const isInch = unitSettings.dimension === 'inch'
      const sides = [mm.w, mm.d, mm.h].map((side) => (isInch ? value(side, 'dimension', 1) : String(round(side, 0))))
      return sides.join('\u00a0×\u00a0')
    },
    date: (date) => formatDate(date, language),
    cell: { value: valueCell, plain: plainCell, pipe, massPerLength },
  }
}
