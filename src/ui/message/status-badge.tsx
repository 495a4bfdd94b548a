import { Badge } from '@mantine/core'
import { useTranslation } from 'react-i18next'

const TONE = { open: 'accent', inWork: 'warning', done: 'good', declined: 'danger' } as const

/** How far a message to the company has come. */
export function StatusBadge({ status }: { status: keyof typeof TONE }) {
  const { t } = useTranslation('ui')
  return (
    <Badge variant="light" tt="none" miw="max-content" c={`var(--${TONE[status]}-text)`} bg={`var(--${TONE[status]}-soft)`}>
      {t(`message.status.${status}`)}
    </Badge>
  )
}
