import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { EmptyState } from '../../ui/feedback/empty-state'

/** There is nothing to report on before a project is open. */
export function NoProject() {
  const { t } = useTranslation('report')
  const navigate = useNavigate()
  return (
    <EmptyState
      title={t('screen.noProjectTitle')}
      text={t('screen.noProjectText')}
      action={<Button onClick={() => void navigate('/list/mssp')}>{t('screen.toProjects')}</Button>}
    />
  )
}
