import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { pathOf } from '../../platform/areas'
import { EmptyState } from '../../ui/feedback/empty-state'

/** Replaces the screen while no project is open. */
export function NoProject() {
  const { t } = useTranslation('report')
  const navigate = useNavigate()
  return (
    <EmptyState
      title={t('screen.noProjectTitle')}
      text={t('screen.noProjectText')}
      action={<Button onClick={() => void navigate(pathOf('projects'))}>{t('screen.toProjects')}</Button>}
    />
  )
}
