import { useTranslation } from 'react-i18next'
import { useLaterSystemResult } from '../../ui/hooks/use-system-result'
import { useFormat } from '../../ui/words/format'

/** Shows the rated connection ratio of a system in its row of the list; nothing before its first calculation. */
export function SystemFigures({ systemId }: { systemId: string }) {
  const { t } = useTranslation('ui')
  const format = useFormat()
  const ratio = useLaterSystemResult(systemId)?.outdoor?.ratedCR
  return ratio === undefined ? null : <span className="figure">{t('percent', { value: format.number(ratio, 1) })}</span>
}
