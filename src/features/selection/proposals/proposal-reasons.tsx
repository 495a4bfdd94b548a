import { useTranslation } from 'react-i18next'
import type { Proposal } from '../../../engine/propose/proposal'
import { SeverityBadge } from '../../../ui/badges/severity-badge'
import { useReasonText } from './reason-text'
import classes from '../selection.module.css'

/** Shows why a unit fits or does not, the most important reason first; all of them on hover and for assistive technology. */
export function ProposalReasons({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation('selection')
  const textOf = useReasonText()
  const weight = { error: 0, advice: 1, good: 2 }
  const reasons = [...proposal.reasons].sort((a, b) => weight[a.severity] - weight[b.severity])
  const first = reasons[0]
  if (!first) return null
  const texts = reasons.map(textOf)
  return (
    <span className={classes.reasons} title={texts.join('\n')}>
      <SeverityBadge severity={first.severity} />
      <span className={classes.reasonTexts}>{texts.slice(0, 2).join(t('reason.between'))}</span>
    </span>
  )
}
