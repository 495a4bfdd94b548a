import { useTranslation } from 'react-i18next'
import { fromMetric } from '../../../engine/measure/measure'
import type { CandidateReason } from '../../../engine/select/selection'
import { THIN_SPACE } from '../../../platform/words/locale'
import { useFormat } from '../../../ui/words/format'
import { useUnitSettings } from '../../../ui/words/unit-settings'

const QUANTITIES = { lowestWeight: 'weight', lowestCharge: 'weight', lowestPower: 'loadCapacity' } as const

/** Returns the sentence of a reason in the interface language, figures in the user's measures. Electric power stays in kW. */
export function useReasonSentence(): (reason: CandidateReason) => string {
  const { t } = useTranslation('automatic')
  const format = useFormat()
  const settings = useUnitSettings()
  return ({ code, values }) => {
    const shown = Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        if (typeof value !== 'number') return [name, value]
        const quantity = code in QUANTITIES ? QUANTITIES[code as keyof typeof QUANTITIES] : undefined
        if (quantity === undefined) return [name, format.number(value, code === 'sizedLoads' ? 2 : 1)]
        if (quantity === 'loadCapacity') return [name, `${format.number(value, 1)}${THIN_SPACE}kW`]
        return [name, `${format.number(fromMetric(value, quantity, settings[quantity]), 1)}${THIN_SPACE}${settings[quantity]}`]
      }),
    )
    return t(`reason.${code}` as 'reason.bestByWeights', shown)
  }
}
