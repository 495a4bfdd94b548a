import { useTranslation } from 'react-i18next'
import { fromMetric, pipeLabel, pipeMm, toMetric } from '../../engine/measure/measure'
import type { Quantity } from '../../model/project/quantity'
import { parseNumber } from '../../platform/words/locale'
import { useFormat } from '../words/format'
import { NumberInput, type NumberInputShape } from './number-input'
import { useUnitSettings } from '../words/unit-settings'

export interface QuantityFieldProps extends Omit<NumberInputShape, 'unit'> {
  quantity: Quantity
  /** Metric; null for an empty field. */
  value: number | null
  /** Receives the metric value. */
  onCommit: (metric: number | null) => void
  /** Metric bounds; the message names them in the user's measure. */
  min?: number
  max?: number
  decimals?: number
  step?: number
  /** Whether the column's head shows the unit instead. */
  isUnitHidden?: boolean
}

/** A field for a quantity, shown and typed in the user's measure, stored in metric. */
export function QuantityField({ quantity, value, onCommit, min, max, decimals = 2, step = 1, isUnitHidden, ...shape }: QuantityFieldProps) {
  const { t } = useTranslation('ui')
  const format = useFormat()
  const measure = useUnitSettings()[quantity]
  const isPipeInches = quantity === 'pipingDimension' && measure === 'inch'
  const display = (metric: number): string =>
    (isPipeInches ? pipeLabel(metric) : null) ?? format.number(fromMetric(metric, quantity, measure), decimals)
  const metricOf = (typed: number | null): number | null => (typed === null ? null : toMetric(typed, quantity, measure))

  const refuse = (typed: number | null): string | null => {
    if (typed === null) return shape.isRequired ? t('field.required') : null
    if (Number.isNaN(typed)) return isPipeInches ? t('field.notAPipe') : t('field.notANumber')
    const metric = toMetric(typed, quantity, measure)
    if (min !== undefined && metric < min) return t('field.atLeast', { limit: display(min) })
    if (max !== undefined && metric > max) return t('field.atMost', { limit: display(max) })
    return null
  }
  const parse = (text: string): number | null => {
    const millimetres = isPipeInches ? pipeMm(text.trim()) : null
    return millimetres === null ? parseNumber(text, format.language) : fromMetric(millimetres, quantity, measure)
  }
  const entry = {
    shown: value === null ? '' : display(value),
    parse,
    refuse,
    onCommit: (typed: number | null) => onCommit(metricOf(typed)),
    step,
  }
  return <NumberInput {...shape} unit={isUnitHidden ? '' : measure} entry={entry} />
}
