import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CALLS } from '../../../contract/calls'
import type { Page } from '../../../contract/center/page'
import { call } from '../../../platform/call'
import { VISIT_SORT_KEYS, type Visit, type VisitFilter } from '../../../contract/center/visitors'
import type { Sort, Column } from '../../../ui/table/data-table'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { useFormat } from '../../../ui/words/format'
import { PagedTable } from '../../../ui/paged/paged-table'
import { knownSort, usePaged } from '../../../ui/paged/use-paged'
import { ExportButtons } from './export-buttons'
import { StatisticsPanel } from './statistics-panel'
import { VisitFilters } from './visit-filters'
import { lastMonth } from './visit-range'
import type { TFunction } from 'i18next'

/** Returns the columns of the list of visits, which has one row per account and day. */
const visitColumns = (t: TFunction<'center'>, format: ReturnType<typeof useFormat>): Column<Visit>[] => [
  { key: 'day', header: t('visit.day'), value: ({ day }) => format.day(day) },
  { key: 'userName', header: t('user.name'), value: ({ userName }) => userName },
  { key: 'login', header: t('user.login'), isSortable: false, isSecondary: true, value: ({ login }) => login },
  { key: 'shareRole', header: t('user.role'), isSortable: false, value: ({ shareRole }) => t(`role.${shareRole}`) },
  { key: 'libCode', header: t('user.library'), isSortable: false, isSecondary: true, value: ({ libCode }) => libCode },
  {
    key: 'areas',
    header: t('visit.areas'),
    isSortable: false,
    value: ({ areas }) => areas.map((area) => t(`area.${area}`)).join(', '),
  },
  { key: 'visits', header: t('visit.visits'), isNumeric: true, value: ({ visits }) => format.number(visits, 0) },
]

const list = (body: VisitFilter, query: Page, signal: AbortSignal) => call(CALLS.center.visits, { body, query, signal })

const LATEST_FIRST: Sort = { key: 'day', direction: 'descending' }

/** Shows the visits of each area of the product by account and day: statistics, the list, and its export. */
export function VisitorsPage() {
  const { t } = useTranslation('center')
  const format = useFormat()
  const [first] = useState((): VisitFilter => lastMonth(Date.now()))
  const paged = usePaged(first, list)
  const columns = useMemo(() => visitColumns(t, format), [t, format])
  return (
    <>
      <VisitFilters filter={paged.filter} onRefine={paged.refine}>
        <ExportButtons filter={paged.filter} />
      </VisitFilters>
      <StatisticsPanel filter={paged.filter} />
      <PagedTable
        paged={paged}
        label={t('tab.visitors')}
        columns={columns}
        rowKey={keyOf}
        onSort={(sort) => paged.refine({ sort: knownSort(VISIT_SORT_KEYS, sort) })}
        initialSort={LATEST_FIRST}
        empty={<EmptyState title={t('visit.none')} text={t('visit.noneText')} />}
      />
    </>
  )
}

const keyOf = ({ day, userId }: Visit): string => `${day} ${userId}`
