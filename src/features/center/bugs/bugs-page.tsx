import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CALLS } from '../../../contract/calls'
import type { Page } from '../../../contract/center/page'
import { call } from '../../../platform/call'
import type { FeedbackFilter, FeedbackSummary } from '../../../contract/feedback'
import { FEEDBACK_SORT_KEYS } from '../../../contract/feedback-constants'
import type { Sort, Column } from '../../../ui/table/data-table'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { useFormat } from '../../../ui/words/format'
import { useDrafts } from '../../../ui/message/use-drafts'
import { PagedTable } from '../../../ui/paged/paged-table'
import { knownSort, usePaged } from '../../../ui/paged/use-paged'
import { BugDrawer } from './bug-drawer'
import { BugFilters } from './bug-filters'
import type { TFunction } from 'i18next'
import { StatusBadge } from '../../../ui/message/status-badge'

/** Returns the columns of the list of all feedback. */
const bugColumns = (t: TFunction<'feedback'>, format: ReturnType<typeof useFormat>): Column<FeedbackSummary>[] => [
  { key: 'number', header: t('field.number'), width: 72, isNumeric: true, value: ({ number }) => format.number(number, 0) },
  { key: 'subject', header: t('field.subject'), value: ({ subject }) => subject },
  { key: 'kind', header: t('kind.label'), value: ({ kind }) => t(`kind.${kind}`) },
  {
    key: 'status',
    header: t('ui:message.status.label'),
    value: ({ status }) => t(`ui:message.status.${status}`),
    render: ({ status }) => <StatusBadge status={status} />,
  },
  { key: 'userName', header: t('field.reporter'), value: ({ userName }) => userName },
  { key: 'pictures', header: t('picture.label'), isNumeric: true, isSecondary: true, isSortable: false, value: ({ pictures }) => pictures },
  { key: 'createdAt', header: t('field.created'), isNumeric: true, isSecondary: true, value: ({ createdAt }) => format.date(createdAt) },
  { key: 'changedAt', header: t('field.changed'), isNumeric: true, value: ({ changedAt }) => format.ago(changedAt) },
]

const list = (body: FeedbackFilter, query: Page, signal: AbortSignal) => call(CALLS.feedback.all, { body, query, signal })

const LATEST_FIRST: Sort = { key: 'changedAt', direction: 'descending' }
const EVERYTHING: FeedbackFilter = {}

/** Lists all feedback with search, filters and pages; each opens with its images and is answered there. */
export function BugsPage() {
  const { t } = useTranslation('feedback')
  const format = useFormat()
  const paged = usePaged(EVERYTHING, list)
  const [opened, setOpened] = useState<FeedbackSummary | null>(null)
  const answers = useDrafts()
  const columns = useMemo(() => bugColumns(t, format), [t, format])
  const isFiltered = Object.keys(paged.filter).some((key) => key !== 'sort')
  return (
    <>
      <BugFilters filter={paged.filter} onRefine={paged.refine} />
      <PagedTable
        paged={paged}
        label={t('bugs.label')}
        columns={columns}
        rowKey={keyOf}
        onActivate={setOpened}
        onSort={(sort) => paged.refine({ sort: knownSort(FEEDBACK_SORT_KEYS, sort) })}
        initialSort={LATEST_FIRST}
        isDimmed={({ status }) => status === 'done' || status === 'declined'}
        empty={<EmptyState title={t('bugs.none')} text={t(isFiltered ? 'bugs.noneFound' : 'bugs.noneText')} />}
        rowHeight={40}
      />
      {opened === null ? null : (
        <BugDrawer key={opened.feedbackId} summary={opened} answers={answers} onClose={() => setOpened(null)} onChange={paged.reload} />
      )}
    </>
  )
}

const keyOf = ({ feedbackId }: FeedbackSummary): string => feedbackId
