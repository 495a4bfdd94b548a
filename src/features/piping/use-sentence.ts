import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { findingWords } from '../../engine/finding-words'
import type { Finding } from '../../model/finding'
import type { UnitSettings } from '../../model/quantity'

/** Says findings in the interface language and the reader's measures. */
export function useSentence(unitSettings: UnitSettings): (finding: Finding) => string {
  const { t } = useTranslation('findings')
  return useCallback(
    (finding) => t(finding.code, { ...findingWords(finding.values, unitSettings), defaultValue: finding.code }),
    [t, unitSettings],
  )
}
