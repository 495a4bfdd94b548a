import { Button } from '@mantine/core'
import { IconEye, IconFileTypePdf } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { pathOf } from '../../platform/areas'
import { projectState } from '../../state/piping/project'
import { results } from '../../state/core/results'
import { EmptyState } from '../../ui/feedback/empty-state'
import { StepLayout } from '../../ui/frame/step-layout'
import { NoProject } from './no-project'
import { OptionsPanel } from './options-panel'
import { ReportDesk } from './report-desk'
import classes from './report.module.css'
import { useReportDocument } from './use-report-document'
import { useReportOptions } from './use-report-options'
import { useSavePdf } from './use-save-pdf'
import { ICON_PX } from '../../ui/frame/icon-sizes'

export { ReportPreview } from './preview'
export { SaveReportButton } from './save-report-button'

/** Renders the last design step: contents and appearance of the report, and its PDF. */
export function ReportScreen() {
  const { t } = useTranslation('report')
  const navigate = useNavigate()
  const { current } = useSnapshot(projectState)
  const { computing } = useSnapshot(results)
  const options = useReportOptions()
  const { document, isWriting, error } = useReportDocument(options)
  const { printing, save } = useSavePdf()
  if (!current) return <NoProject />
  const hasUnits = current.systemOrder.some((id) => (current.systems[id]?.indoorUnits.length ?? 0) > 0)
  if (!hasUnits)
    return (
      <EmptyState
        title={t('screen.emptyTitle')}
        text={t('screen.emptyText')}
        action={<Button onClick={() => void navigate(pathOf('selection'))}>{t('screen.toSelection')}</Button>}
      />
    )
  const isReady = document !== null && !isWriting && !computing && !printing && options.systems.length > 0
  return (
    <StepLayout
      inspector={<OptionsPanel options={options} />}
      inspectorLabel={t('screen.options')}
      tools={
        <div className={classes.tools}>
          <Button
            data-tour="report"
            leftSection={<IconFileTypePdf size={ICON_PX} aria-hidden="true" />}
            disabled={!isReady}
            onClick={() => document && save(document)}
          >
            {t('screen.save')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconEye size={ICON_PX} aria-hidden="true" />}
            onClick={() => void navigate(pathOf('reportPreview'))}
          >
            {t('screen.open')}
          </Button>
          <span role="status" className={classes.status}>
            {computing ? t('screen.computing') : ''}
          </span>
        </div>
      }
    >
      <ReportDesk document={document} error={error} hasSystems={options.systems.length > 0} printing={printing} />
    </StepLayout>
  )
}
