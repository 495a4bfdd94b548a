import { Button } from '@mantine/core'
import { IconLock, IconMapOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../ui/feedback/empty-state'

const ICONS = { notFound: IconMapOff, unauthorized: IconLock }

/** An address that leads nowhere. */
export const NotFound = () => <DeadEnd why="notFound" />

/** An address that leads where the user may not go. */
export const Unauthorized = () => <DeadEnd why="unauthorized" />

function DeadEnd({ why }: { why: keyof typeof ICONS }) {
  const { t } = useTranslation('app')
  const Icon = ICONS[why]
  return (
    <EmptyState
      isPage
      icon={<Icon size={36} stroke={1.4} />}
      title={t(`${why}.title`)}
      text={t(`${why}.text`)}
      action={
        <Button component={Link} to="/gateway">
          {t('toGateway')}
        </Button>
      }
    />
  )
}
