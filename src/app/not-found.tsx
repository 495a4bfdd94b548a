import { Button } from '@mantine/core'
import { IconMapOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { EmptyState } from '../ui/empty-state'

export function NotFound() {
  const { t } = useTranslation('app')
  return (
    <EmptyState
      isPage
      icon={<IconMapOff size={36} stroke={1.4} />}
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={
        <Button component={Link} to="/gateway">
          {t('toGateway')}
        </Button>
      }
    />
  )
}
