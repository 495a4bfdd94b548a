import { Alert, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { projectState } from '../../state/piping/project'
import { openProjectData } from '../../state/page/project-data'
import { missingConditions } from './missing-conditions'

/** Lists the missing design temperatures, for which the rating conditions are used. */
export function DesignNotice() {
  const { t, i18n } = useTranslation(['selection', 'app'])
  const { current, readOnly } = useSnapshot(projectState)
  if (!current) return null
  const missing = missingConditions(current.information.design)
  if (missing.length === 0) return null
  const list = new Intl.ListFormat(i18n.language === 'my' ? 'ms' : i18n.language, { type: 'conjunction' })
  return (
    <Alert color="yellow" p="xs" title={t('design.missingTitle')}>
      {t('design.missingText', { list: list.format(missing.map((key) => t(`design.${key}`))) })}{' '}
      {readOnly ? null : (
        <Button variant="light" color="yellow" size="compact-sm" onClick={() => openProjectData()}>
          {t('app:project.data')}
        </Button>
      )}
    </Alert>
  )
}
