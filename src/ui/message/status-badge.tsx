import { useTranslation } from 'react-i18next'
import { ToneBadge } from '../badges/tone-badge'

const TONE = { open: 'accent', inWork: 'warning', done: 'good', declined: 'danger' } as const

/** Shows the status of a message to the company. */
export function StatusBadge({ status }: { status: keyof typeof TONE }) {
  const { t } = useTranslation('ui')
  return <ToneBadge tone={TONE[status]} text={t(`message.status.${status}`)} />
}
