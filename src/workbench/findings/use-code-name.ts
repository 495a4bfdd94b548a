import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** A short name for a code of findings: the limit's, or the rule's. */
export function useCodeName(): (code: string) => string {
  const { t } = useTranslation(['panels', 'limits'])
  return useCallback(
    (code) =>
      code.startsWith('limit.')
        ? t(`limits:name.${code.replace('limit.', '')}`, { defaultValue: code })
        : t(`panels:rule.${code}`, { defaultValue: code }),
    [t],
  )
}
