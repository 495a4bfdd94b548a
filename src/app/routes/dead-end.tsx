import { Button } from '@mantine/core'
import { IconLock, IconMapOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { pathOf } from '../../platform/areas'
import { EmptyState } from '../../ui/feedback/empty-state'

const ICONS = { notFound: IconMapOff, unauthorized: IconLock }

/** Shown for an unknown address. */
export const NotFound = () => <DeadEnd why="notFound" />

/** Shown for an address that the user's permissions do not open. */
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
        <Button component={Link} to={pathOf('gateway')}>
          {t('toGateway')}
        </Button>
      }
    />
  )
}
