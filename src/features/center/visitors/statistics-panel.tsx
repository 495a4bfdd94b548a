import { SegmentedControl } from '@mantine/core'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CALLS } from '../../../contract/calls'
import { call } from '../../../platform/call'
import {
  STATISTICS_BY,
  type Statistic,
  type StatisticsBy,
  type VisitFilter,
  type StatisticsQuestion,
} from '../../../contract/center/visitors'
import { BarChart } from '../../../ui/charts/bar-chart'
import type { BarPlot } from '../../../ui/charts/bar-plot'
import { DataTable, type Column } from '../../../ui/table/data-table'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { useFormat } from '../../../ui/words/format'
import classes from '../center.module.css'
import { LoadError } from '../../../ui/paged/load-error'
import { useLoaded } from '../../../ui/paged/use-loaded'
import { everyDay } from './visit-range'

const ask = (body: StatisticsQuestion, signal: AbortSignal) => call(CALLS.center.visitStatistics, { body, signal })

/** Shows the statistics as a chart and as an equivalent table beside it, so that the chart is not needed to read them. */
export function StatisticsPanel({ filter: { sort: _sort, ...filter } }: { filter: VisitFilter }) {
  const { t } = useTranslation('center')
  const format = useFormat()
  const [by, setBy] = useState<StatisticsBy>('day')
  const { data, error, reload } = useLoaded({ ...filter, by }, ask)
  const shown = useMemo(() => {
    const isOfDays = data?.every(({ key }) => /^\d{4}-/.test(key)) ?? false
    return by === 'day' && isOfDays ? everyDay({ from: filter.from, to: filter.to }, data ?? []) : (data ?? [])
  }, [data, by, filter.from, filter.to])
  const nameOf = useCallback(
    (key: string): string =>
      /^\d{4}-/.test(key) ? format.day(key) : t(`area.${key}`, { defaultValue: t(`role.${key}`, { defaultValue: key }) }),
    [format, t],
  )
  const plot = useMemo(
    (): BarPlot => ({
      places: shown.map(({ key }) => nameOf(key)),
      series: [
        { key: 'visits', label: t('visit.visits'), values: shown.map(({ visits }) => visits) },
        { key: 'visitors', label: t('visit.visitors'), values: shown.map(({ visitors }) => visitors) },
      ],
      unit: t('statistics.axis'),
      format: (value) => format.number(value, 0),
    }),
    [shown, nameOf, t, format],
  )
  const columns: Column<Statistic>[] = [
    { key: 'key', header: t(`by.${by}`), value: ({ key }) => key, render: ({ key }) => nameOf(key) },
    { key: 'visits', header: t('visit.visits'), isNumeric: true, value: ({ visits }) => visits },
    { key: 'visitors', header: t('visit.visitors'), isNumeric: true, value: ({ visitors }) => visitors },
  ]
  return (
    <section className={classes.chart} aria-labelledby="visit-statistics">
      <div className={classes.bar}>
        <h2 id="visit-statistics" className={classes.sectionTitle}>
          {t('statistics.title')}
        </h2>
        <span className={classes.muted}>{t('statistics.sum', { count: shown.reduce((sum, { visits }) => sum + visits, 0) })}</span>
        <span className={classes.push} />
        <SegmentedControl
          aria-label={t('by.label')}
          data={STATISTICS_BY.map((value) => ({ value, label: t(`by.${value}`) }))}
          value={by}
          onChange={(value) => setBy(STATISTICS_BY.find((known) => known === value) ?? 'day')}
        />
      </div>
      {error === null ? null : <LoadError error={error} onRetry={reload} />}
      <div className={classes.statistics}>
        <BarChart plot={plot} label={t('statistics.chart', { by: t(`by.${by}`) })} />
        <div className={classes.figures}>
          <DataTable
            label={t('statistics.title')}
            columns={columns}
            rows={shown}
            rowKey={keyOf}
            empty={<EmptyState title={t('visit.none')} />}
          />
        </div>
      </div>
    </section>
  )
}

const keyOf = ({ key }: Statistic): string => key
