import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { SayFinding } from '../../engine/words/finding-sentence'
import { findingWords } from '../../engine/words/finding-words'
import { repairWords } from '../../engine/repair/repair-words'
import type { UnitSettings } from '../../model/project/quantity'
import { spokenNumbers } from './spoken-numbers'

/** Returns a function for the sentence of a finding and its repair in the interface language and the reader's measures. */
export function useSentence(unitSettings: UnitSettings): SayFinding {
  const { t, i18n } = useTranslation('findings')
  const { language } = i18n
  return useCallback(
    (finding, part) => {
      const spoken = (words: Record<string, number | string>): Record<string, number | string> => spokenNumbers(words, language)
      if (part === undefined) return t(finding.code, { ...spoken(findingWords(finding.values, unitSettings)), defaultValue: finding.code })
      return finding.repair ? t(`repair.${finding.repair.code}`, spoken(repairWords(finding.repair, unitSettings))) : ''
    },
    [t, language, unitSettings],
  )
}
