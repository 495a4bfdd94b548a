import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { LimitMeter } from '../../engine/meters/limit-meter'
import { fromMetric } from '../../engine/measure/measure'
import type { MissingInput } from '../../model/finding/missing-input'
import type { Quantity, UnitSettings } from '../../model/project/quantity'
import { useFormat } from '../../ui/words/format'
import { missingText } from '../../platform/words/missing-inputs'
import type { ShownMeter } from './join-standards'

/** Quantities of the metric units in which limits are given. */
const QUANTITY_OF: Readonly<Record<string, Quantity | undefined>> = { m: 'length', kW: 'loadCapacity', kg: 'weight', '℃': 'temperature' }

export interface MeterWords {
  name: (meter: LimitMeter) => string
  /** Formats a metric figure of the meter in the reader's measure, without its unit. */
  figure: (meter: LimitMeter, value: number) => string
  unit: (meter: LimitMeter) => string
  /** Formats the limit; a standard value and the maximum above it form a range. */
  bound: (meter: ShownMeter) => string
  /** Formats the margin, or the excess, with its unit. */
  left: (meter: ShownMeter) => string
  /** Returns why a limit does not apply. */
  why: (meter: LimitMeter) => string
  /** Returns the inputs that the limit lacks, with the counts of rooms from the system's result. */
  missing: (meter: LimitMeter, inputs: readonly MissingInput[]) => string
}

/** Returns the words of meters in the interface language and the reader's measures. */
export function useMeterWords(settings: UnitSettings): MeterWords {
  const { t, i18n } = useTranslation(['limits', 'ui'])
  const format = useFormat()
  return useMemo(() => {
    const shown = ({ unit }: LimitMeter, value: number): number => {
      const quantity = QUANTITY_OF[unit]
      return quantity ? fromMetric(value, quantity, settings[quantity]) : value
    }
    const unit = (meter: LimitMeter): string => {
      const quantity = QUANTITY_OF[meter.unit]
      return quantity ? settings[quantity] : meter.unit
    }
    const figure = (meter: LimitMeter, value: number): string => format.number(shown(meter, value), meter.unit === 'kg/m³' ? 3 : 1)
    const bound = (meter: ShownMeter): string =>
      meter.standard && Number.isFinite(meter.limit)
        ? `${figure(meter, meter.standard.limit)}–${figure(meter, meter.limit)}`
        : figure(meter, meter.limit)
    const left = (meter: ShownMeter): string => {
      const standard = meter.standard && meter.value <= meter.limit ? meter.standard : null
      const bound = standard?.limit ?? meter.limit
      const apart = Math.abs(shown(meter, meter.value) - shown(meter, bound))
      const amount = `${format.number(apart, meter.unit === 'kg/m³' ? 3 : 1)} ${unit(meter)}`.trim()
      if (standard && meter.broken === 'advice') return t('overStandard', { amount, standard: figure(meter, standard.limit) })
      if (!meter.broken) return t('left', { amount })
      return meter.isMost ? t('over', { amount }) : t('missing', { amount })
    }
    const why = (meter: LimitMeter): string =>
      meter.reason === 'nothing' || meter.reason === null
        ? t(`when.${meter.name}`, { defaultValue: t('why.none') })
        : t(`why.${meter.reason}`)
    const missing = ({ missing: fields, uncheckedCount: count }: LimitMeter, inputs: readonly MissingInput[]): string => {
      const counted = fields.map((field) => inputs.find((input) => input.missing === field) ?? { missing: field, count })
      return missingText(counted, (key, values = {}) => t(key, values), i18n.language)
    }
    return { name: (meter) => t(`name.${meter.name}`, { defaultValue: meter.name }), figure, bound, unit, left, why, missing }
  }, [t, format, settings, i18n.language])
}
