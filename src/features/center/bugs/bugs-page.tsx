import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FEEDBACK_SORT_KEYS, type FeedbackFilter, type FeedbackSummary } from '../../../contract/feedback'
import { listAllFeedback } from '../../../platform/feedback-calls'
import { DataTable, type Sort } from '../../../ui/data-table'
import { EmptyState } from '../../../ui/empty-state'
import { useFormat } from '../../../ui/format'
import { LoadError } from '../../../ui/paged/load-error'
import { Pager } from '../../../ui/paged/pager'
import { useLoaded } from '../../../ui/paged/use-loaded'
import classes from '../center.module.css'
import { bugColumns } from './bug-columns'
import { BugDrawer } from './bug-drawer'
import { BugFilters } from './bug-filters'

const SIZE = 50
const LATEST_FIRST: Sort = { key: 'changedAt', direction: 'descending' }

interface Question {
  filter: FeedbackFilter
  page: number
}

const ask = ({ filter, page }: Question, signal: AbortSignal) => listAllFeedback(filter, { current: page, size: SIZE }, signal)

/** Everybody's feedback: found, filtered, by page; each opens with its pictures and is answered there. */
export function BugsPage() {
  const { t } = useTranslation('feedback')
  const format = useFormat()
  const [question, setQuestion] = useState<Question>({ filter: {}, page: 1 })
  const [opened, setOpened] = useState<FeedbackSummary | null>(null)
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({})
  const { data, error, reload } = useLoaded(question, ask)
  const columns = useMemo(() => bugColumns(t, format), [t, format])
  const isFiltered = Object.keys(question.filter).some((key) => key !== 'sort')

  const sortBy = useCallback((sort: Sort | null) => {
    const key = FEEDBACK_SORT_KEYS.find((known) => known === sort?.key)
    setQuestion(({ filter: { sort: _before, ...filter } }) => ({
      filter: key && sort ? { ...filter, sort: { key, direction: sort.direction } } : filter,
      page: 1,
    }))
  }, [])

  return (
    <>
      <BugFilters filter={question.filter} onFilter={(filter) => setQuestion({ filter, page: 1 })} />
      {error === null ? null : <LoadError error={error} onRetry={reload} />}
      {data === null ? null : (
        <div className={classes.panel}>
          <div className={classes.table}>
            <DataTable
              label={t('bugs.label')}
              columns={columns}
              rows={data.records}
              rowKey={keyOf}
              onActivate={setOpened}
              onSort={sortBy}
              initialSort={LATEST_FIRST}
              isDimmed={({ status }) => status === 'done' || status === 'declined'}
              empty={<EmptyState title={t('bugs.none')} text={t(isFiltered ? 'bugs.noneFound' : 'bugs.noneText')} />}
              rowHeight={40}
            />
          </div>
          <Pager current={data.current} size={data.size} total={data.total} onTurn={(page) => setQuestion({ ...question, page })} />
        </div>
      )}
      {opened === null ? null : (
        <BugDrawer
          key={opened.feedbackId}
          summary={opened}
          answer={answers[opened.feedbackId] ?? ''}
          onAnswer={(text) => setAnswers({ ...answers, [opened.feedbackId]: text })}
          onClose={() => setOpened(null)}
          onChange={reload}
        />
      )}
    </>
  )
}

const keyOf = ({ feedbackId }: FeedbackSummary): string => feedbackId
