import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CALLS } from '../../../contract/calls'
import type { Page } from '../../../contract/center/page'
import { call } from '../../../platform/call'
import { FEEDBACK_SORT_KEYS, type FeedbackFilter, type FeedbackSummary } from '../../../contract/feedback'
import type { Sort } from '../../../ui/table/data-table'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { useFormat } from '../../../ui/words/format'
import { useDrafts } from '../../../ui/message/use-drafts'
import { PagedTable } from '../../../ui/paged/paged-table'
import { knownSort, usePaged } from '../../../ui/paged/use-paged'
import { bugColumns } from './bug-columns'
import { BugDrawer } from './bug-drawer'
import { BugFilters } from './bug-filters'

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
