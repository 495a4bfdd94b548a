import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { EmptyState } from '../ui/empty-state'

export function Unauthorized() {
  const { t } = useTranslation('app')
  return (
    <EmptyState
      isPage
      icon={<IconLock size={36} stroke={1.4} />}
      title={t('unauthorized.title')}
      text={t('unauthorized.text')}
      action={
        <Button component={Link} to="/gateway">
          {t('toGateway')}
        </Button>
      }
    />
  )
}
