import { Button, Group } from '@mantine/core'
import { IconArrowLeft, IconTools } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { pathOf, type Area } from '../../platform/areas'
import { EmptyState } from '../../ui/feedback/empty-state'

/** Replaces a screen that does not exist yet: describes the area and leads back. */
export function LaterScreen({ area }: { area: Area }) {
  const { t } = useTranslation('later')
  const navigate = useNavigate()
  return (
    <EmptyState
      isPage
      icon={<IconTools size={36} stroke={1.4} />}
      title={t('title', { area: t(area.label) })}
      text={t(area.text ?? area.label)}
      action={
        <Group justify="center" gap="sm">
          {window.history.length < 2 ? null : (
            <Button variant="default" leftSection={<IconArrowLeft size={16} aria-hidden="true" />} onClick={() => void navigate(-1)}>
              {t('back')}
            </Button>
          )}
          <Button component={Link} to={pathOf('gateway')}>
            {t('toGateway')}
          </Button>
        </Group>
      }
    />
  )
}
