import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { SayFinding } from '../../engine/finding-sentence'
import { findingWords } from '../../engine/finding-words'
import { repairWords } from '../../engine/repair/repair-words'
import type { UnitSettings } from '../../model/quantity'

/** Says findings, and what may be done about them, in the interface language and the reader's measures. */
export function useSentence(unitSettings: UnitSettings): SayFinding {
  const { t } = useTranslation('findings')
  return useCallback(
    (finding, part) => {
      if (part === undefined) return t(finding.code, { ...findingWords(finding.values, unitSettings), defaultValue: finding.code })
      return finding.repair ? t(`repair.${finding.repair.code}`, repairWords(finding.repair, unitSettings)) : ''
    },
    [t, unitSettings],
  )
}
