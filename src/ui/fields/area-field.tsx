import { useTranslation } from 'react-i18next'
import { areaFromMetric, areaMeasure, areaToMetric } from '../../engine/measure/area'
import { parseNumber } from '../../platform/words/locale'
import { useFormat } from '../words/format'
import { NumberInput, type NumberInputShape } from './number-input'
import { useUnitSettings } from '../words/unit-settings'

interface AreaFieldProps extends Omit<NumberInputShape, 'unit'> {
  /** m²; null for an empty field. */
  value: number | null
  /** Receives m². */
  onCommit: (m2: number | null) => void
  /** Bounds in m²; the message names them in the user's measure. */
  min: number
  max: number
  /** Whether the column's head shows the unit instead. */
  isUnitHidden?: boolean
}

const DECIMALS = 2

/** A field for an area, shown and typed in the square of the user's measure of lengths, stored in m². */
export function AreaField({ value, onCommit, min, max, isUnitHidden, ...shape }: AreaFieldProps) {
  const { t } = useTranslation('ui')
  const format = useFormat()
  const { length } = useUnitSettings()
  const display = (m2: number): string => format.number(areaFromMetric(m2, length), DECIMALS)
  const refuse = (typed: number | null): string | null => {
    if (typed === null) return shape.isRequired ? t('field.required') : null
    if (Number.isNaN(typed)) return t('field.notANumber')
    const m2 = areaToMetric(typed, length)
    if (m2 < min) return t('field.atLeast', { limit: display(min) })
    return m2 > max ? t('field.atMost', { limit: display(max) }) : null
  }
  const entry = {
    shown: value === null ? '' : display(value),
    parse: (text: string) => parseNumber(text, format.language),
    refuse,
    onCommit: (typed: number | null) => onCommit(typed === null ? null : areaToMetric(typed, length)),
    step: 1,
  }
  return <NumberInput {...shape} unit={isUnitHidden ? '' : areaMeasure(length)} entry={entry} />
}
