import { Select, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VISIT_SORT_KEYS, VISITED_AREAS, type Visit, type VisitFilter } from '../../../contract/center/visitors'
import { listVisits } from '../../../platform/center-calls'
import { DataTable, type Sort } from '../../../ui/data-table'
import { EmptyState } from '../../../ui/empty-state'
import { useFormat } from '../../../ui/format'
import classes from '../center.module.css'
import { LoadError } from '../../../ui/paged/load-error'
import { Pager } from '../../../ui/paged/pager'
import { useLoaded } from '../../../ui/paged/use-loaded'
import { ExportButtons } from './export-buttons'
import { StatisticsPanel } from './statistics-panel'
import { visitColumns } from './visit-columns'
import { daysOf, lastMonth } from './visit-range'

const SIZE = 50
const LATEST_FIRST: Sort = { key: 'day', direction: 'descending' }

interface Question {
  filter: VisitFilter
  page: number
}

const ask = ({ filter, page }: Question, signal: AbortSignal) => listVisits(filter, { current: page, size: SIZE }, signal)

/** Who visited which area of the product on which day: statistics, the list, and its export. */
export function VisitorsPage() {
  const { t } = useTranslation('center')
  const format = useFormat()
  const [range, setRange] = useState(() => lastMonth(Date.now()))
  const [question, setQuestion] = useState<Question>({ filter: range, page: 1 })
  const { data, error, reload } = useLoaded(question, ask)
  const columns = useMemo(() => visitColumns(t, format), [t, format])
  const isRangeWrong = daysOf(range) === 0

  const refine = (change: Partial<VisitFilter>): void => setQuestion({ filter: { ...question.filter, ...change }, page: 1 })
  // A range that is no range stays in its fields until it is one.
  const choose = (change: Partial<typeof range>): void => {
    const next = { ...range, ...change }
    setRange(next)
    if (daysOf(next) > 0) refine(next)
  }
  const sortBy = useCallback((sort: Sort | null) => {
    const key = VISIT_SORT_KEYS.find((known) => known === sort?.key)
    setQuestion(({ filter }) => ({
      filter: { ...without(filter, 'sort'), ...(key && sort ? { sort: { key, direction: sort.direction } } : {}) },
      page: 1,
    }))
  }, [])
  const setArea = (name: string | null): void => {
    const area = VISITED_AREAS.find((known) => known === name)
    setQuestion({ filter: { ...without(question.filter, 'area'), ...(area ? { area } : {}) }, page: 1 })
  }

  return (
    <>
      <div className={classes.bar} role="search">
        <TextInput
          type="search"
          w={240}
          aria-label={t('visit.search')}
          placeholder={t('visit.search')}
          leftSection={<IconSearch size={15} aria-hidden="true" />}
          maxLength={200}
          value={question.filter.text ?? ''}
          onChange={(event) => refine({ text: event.currentTarget.value })}
        />
        <Select
          w={160}
          clearable
          clearButtonProps={{ 'aria-label': t('filter.clear') }}
          aria-label={t('visit.area')}
          placeholder={t('visit.area')}
          data={VISITED_AREAS.map((area) => ({ value: area, label: t(`area.${area}`) }))}
          value={question.filter.area ?? null}
          onChange={setArea}
        />
        {(['from', 'to'] as const).map((end) => (
          <TextInput
            key={end}
            type="date"
            aria-label={t(`visit.${end}`)}
            aria-invalid={isRangeWrong}
            value={range[end]}
            onChange={(event) => choose({ [end]: event.currentTarget.value })}
          />
        ))}
        <span role="alert">{isRangeWrong ? t('visit.rangeWrong') : ''}</span>
        <span className={classes.push} />
        <ExportButtons filter={question.filter} />
      </div>
      <StatisticsPanel filter={question.filter} />
      {error === null ? null : <LoadError error={error} onRetry={reload} />}
      {data === null ? null : (
        <div className={classes.panel}>
          <div className={classes.table}>
            <DataTable
              label={t('tab.visitors')}
              columns={columns}
              rows={data.records}
              rowKey={keyOf}
              onSort={sortBy}
              initialSort={LATEST_FIRST}
              empty={<EmptyState title={t('visit.none')} text={t('visit.noneText')} />}
            />
          </div>
          <Pager current={data.current} size={data.size} total={data.total} onTurn={(page) => setQuestion({ ...question, page })} />
        </div>
      )}
    </>
  )
}

const keyOf = ({ day, userId }: Visit): string => `${day} ${userId}`

/** The filter with no word on one thing. */
function without(filter: VisitFilter, key: 'sort' | 'area'): VisitFilter {
  const rest = { ...filter }
  Reflect.deleteProperty(rest, key)
  return rest
}
