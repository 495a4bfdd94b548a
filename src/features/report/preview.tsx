import { Button } from '@mantine/core'
import { IconArrowLeft, IconFileTypePdf } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { pathOf } from '../../platform/areas'
import { projectState } from '../../state/piping/project'
import { StepLayout } from '../../ui/frame/step-layout'
import { NoProject } from './no-project'
import { ReportDesk } from './report-desk'
import classes from './report.module.css'
import { useReportDocument } from './use-report-document'
import { useReportOptions } from './use-report-options'
import { useSavePdf } from './use-save-pdf'
import { ICON_PX } from '../../ui/frame/icon-sizes'

/** Shows the report alone in full width. */
export function ReportPreview() {
  const { t } = useTranslation('report')
  const navigate = useNavigate()
  const { current } = useSnapshot(projectState)
  const options = useReportOptions()
  const { document, isWriting, error } = useReportDocument(options)
  const { printing, save } = useSavePdf()
  if (!current) return <NoProject />
  return (
    <StepLayout
      tools={
        <div className={classes.tools}>
          <Button
            variant="default"
            leftSection={<IconArrowLeft size={ICON_PX} aria-hidden="true" />}
            onClick={() => void navigate(pathOf('report'))}
          >
            {t('screen.back')}
          </Button>
          <Button
            leftSection={<IconFileTypePdf size={ICON_PX} aria-hidden="true" />}
            disabled={!document || isWriting || printing !== null || options.systems.length === 0}
            onClick={() => document && save(document)}
          >
            {t('screen.save')}
          </Button>
        </div>
      }
    >
      <ReportDesk document={document} error={error} hasSystems={options.systems.length > 0} printing={printing} />
    </StepLayout>
  )
}
