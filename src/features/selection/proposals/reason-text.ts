import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { fromMetric } from '../../../engine/measure/measure'
import type { ProposalReason } from '../../../engine/propose/proposal'
import { withUnit } from '../../../platform/words/locale'
import { useFormat } from '../../../ui/words/format'
import { useUnitSettings } from '../../../ui/words/unit-settings'

/** Values of a reason that are capacities in kW. */
const CAPACITIES = ['required', 'delivered']

/** Returns a function for the text of a reason, with capacities in the user's measure. */
export function useReasonText(): (reason: ProposalReason) => string {
  const { t } = useTranslation('selection')
  const format = useFormat()
  const { loadCapacity } = useUnitSettings()
  return useCallback(
    ({ code, values }: ProposalReason): string => {
      const words = Object.entries(values).map(([name, value]) => {
        if (typeof value === 'string') return [name, value]
        if (!CAPACITIES.includes(name)) return [name, format.number(value, 1)]
        return [name, withUnit(format.number(fromMetric(value, 'loadCapacity', loadCapacity), 1, true), loadCapacity)]
      })
      return t(`reason.${code}`, { ...(Object.fromEntries(words) as Record<string, string>), defaultValue: code })
    },
    [t, format, loadCapacity],
  )
}

const WEIGHT = { error: 0, advice: 1, good: 2 }

/** Returns the two reasons that say most; that a ratio is in its window is not said beside another sentence about the ratio. */
export function mostTelling(reasons: readonly ProposalReason[]): ProposalReason[] {
  const ordered = mostImportant(reasons)
  const isRatioSaid = ordered.some(({ code }) => code.startsWith('ratio') && code !== 'ratioInWindow')
  return ordered.filter(({ code }) => !isRatioSaid || code !== 'ratioInWindow').slice(0, 2)
}

/** Returns reasons with the most important ones first. */
export function mostImportant(reasons: readonly ProposalReason[]): ProposalReason[] {
  return reasons.toSorted((one, other) => WEIGHT[one.severity] - WEIGHT[other.severity])
}
