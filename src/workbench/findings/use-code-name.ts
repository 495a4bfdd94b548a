import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** Returns a function for the short name of a code: that of the limit or of the rule. */
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
