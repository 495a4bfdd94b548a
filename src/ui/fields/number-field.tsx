import { useTranslation } from 'react-i18next'
import { parseNumber } from '../../platform/words/locale'
import { useFormat } from '../words/format'
import { NumberInput, type NumberInputShape } from './number-input'

export interface NumberFieldProps extends NumberInputShape {
  value: number | null
  onCommit: (value: number | null) => void
  min?: number
  max?: number
  decimals?: number
  step?: number
}

/** A field for a number without a selectable measure: a count, a percentage. `decimals` 0 accepts whole numbers only. */
export function NumberField({ value, onCommit, min, max, decimals = 2, step = 1, ...shape }: NumberFieldProps) {
  const { t } = useTranslation('ui')
  const format = useFormat()
  const refuse = (next: number | null): string | null => {
    if (next === null) return shape.isRequired ? t('field.required') : null
    if (Number.isNaN(next)) return t('field.notANumber')
    if (decimals === 0 && !Number.isInteger(next)) return t('field.notWhole')
    if (min !== undefined && next < min) return t('field.atLeast', { limit: format.number(min) })
    if (max !== undefined && next > max) return t('field.atMost', { limit: format.number(max) })
    return null
  }
  const entry = {
    shown: value === null ? '' : format.number(value, decimals),
    parse: (text: string) => parseNumber(text, format.language),
    refuse,
    onCommit,
    step,
  }
  return <NumberInput {...shape} entry={entry} />
}
