import { Skeleton } from '@mantine/core'
import { IconMessageReport } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FeedbackSummary } from '../../../contract/feedback'
import { listOwnFeedback } from '../../../platform/feedback-calls'
import { DataTable } from '../../../ui/data-table'
import { EmptyState } from '../../../ui/empty-state'
import { useFormat } from '../../../ui/format'
import { LoadError } from '../../../ui/paged/load-error'
import { Pager } from '../../../ui/paged/pager'
import { useLoaded } from '../../../ui/paged/use-loaded'
import classes from '../feedback.module.css'
import { ownColumns } from './own-columns'
import { OwnDrawer } from './own-drawer'

const SIZE = 50
const SKELETON_ROWS = 6

interface Question {
  page: number
  sent: number
}

const ask = ({ page }: Question, signal: AbortSignal) => listOwnFeedback({ current: page, size: SIZE }, signal)

/** One's own feedback with its status; each opens with its answers. */
export function OwnList({ sent }: { sent: number }) {
  const { t } = useTranslation('feedback')
  const format = useFormat()
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<FeedbackSummary | null>(null)
  const { data, error, reload } = useLoaded<Question, Awaited<ReturnType<typeof ask>>>({ page, sent }, ask)
  const columns = useMemo(() => ownColumns(t, format), [t, format])
  return (
    <section className={classes.own} aria-label={t('own.title')}>
      {error === null ? null : <LoadError error={error} onRetry={reload} />}
      <div className={classes.panel}>
        <h2 className={classes.sectionTitle}>{t('own.title')}</h2>
        {data === null && error === null ? (
          <div className={classes.skeleton} aria-hidden="true">
            {Array.from({ length: SKELETON_ROWS }, (_, row) => (
              <Skeleton key={row} height={24} radius="sm" />
            ))}
          </div>
        ) : null}
        {data === null ? null : (
          <>
            <div className={classes.table}>
              <DataTable
                label={t('own.title')}
                columns={columns}
                rows={data.records}
                rowKey={keyOf}
                rowHeight={40}
                onActivate={setOpened}
                empty={<EmptyState icon={<IconMessageReport size={36} stroke={1.4} />} title={t('own.none')} text={t('own.noneText')} />}
              />
            </div>
            {data.total > SIZE ? <Pager current={data.current} size={data.size} total={data.total} onTurn={setPage} /> : null}
          </>
        )}
      </div>
      {opened === null ? null : <OwnDrawer key={opened.feedbackId} summary={opened} onClose={() => setOpened(null)} onChange={reload} />}
    </section>
  )
}

const keyOf = ({ feedbackId }: FeedbackSummary): string => feedbackId
