import { Alert } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/feedback/empty-state'
import { ProgressOverlay } from '../../ui/feedback/progress-overlay'
import type { ReportDocument } from '../../report/document/report-document'
import classes from './report.module.css'
import { Sheet } from './sheet'

interface ReportDeskProps {
  document: ReportDocument | null
  error: string | null
  hasSystems: boolean
  printing: { text: string; share: number | null; cancel: () => void } | null
}

/** Shows the report, covered by the progress while the PDF is created. */
export function ReportDesk({ document, error, hasSystems, printing }: ReportDeskProps) {
  const { t } = useTranslation('report')
  return (
    <div className={classes.desk}>
      <div className={classes.scroll} data-scroll tabIndex={0} role="region" aria-label={t('screen.preview')}>
        {error !== null ? <Alert color="red">{t('screen.failed', { reason: error })}</Alert> : null}
        {!hasSystems ? (
          <EmptyState title={t('screen.emptyTitle')} text={t('screen.noSystems')} />
        ) : document ? (
          <Sheet document={document} />
        ) : null}
      </div>
      {printing ? <ProgressOverlay text={printing.text} fraction={printing.share} onCancel={printing.cancel} /> : null}
      {!document && hasSystems && error === null && !printing ? <ProgressOverlay text={t('screen.writing')} /> : null}
    </div>
  )
}
