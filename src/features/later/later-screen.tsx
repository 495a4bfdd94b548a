import { Button, Group } from '@mantine/core'
import { IconArrowLeft, IconTools } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useMatches, useNavigate } from 'react-router-dom'
import { EmptyState } from '../../ui/feedback/empty-state'
import { isLaterArea } from './later-area'

/** Stands at every address whose area comes later: that it is not there yet, what it will do, and the way back. */
export function LaterScreen() {
  const { t } = useTranslation('later')
  const matches = useMatches()
  const navigate = useNavigate()
  const area = areaOfRoute(matches.at(-1)?.handle)
  return (
    <EmptyState
      isPage
      icon={<IconTools size={36} stroke={1.4} />}
      title={t('title', { area: t(`area.${area}.name`) })}
      text={t(`area.${area}.text`)}
      action={
        <Group justify="center" gap="sm">
          {window.history.length < 2 ? null : (
            <Button variant="default" leftSection={<IconArrowLeft size={16} aria-hidden="true" />} onClick={() => void navigate(-1)}>
              {t('back')}
            </Button>
          )}
          <Button component={Link} to="/gateway">
            {t('toGateway')}
          </Button>
        </Group>
      }
    />
  )
}

function areaOfRoute(handle: unknown): string {
  const area = typeof handle === 'object' && handle !== null && 'area' in handle ? handle.area : null
  if (!isLaterArea(area)) throw new Error('The route does not say which area it belongs to.')
  return area
}
