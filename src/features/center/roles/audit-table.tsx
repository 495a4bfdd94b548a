import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuditedAct, AuditFilter } from '../../../contract/center/audit'
import { listAudit } from '../../../platform/center-calls'
import type { Column } from '../../../ui/data-table'
import { EmptyState } from '../../../ui/empty-state'
import { SearchField } from '../../../ui/filter/search-field'
import { useFormat } from '../../../ui/format'
import { PagedTable } from '../../../ui/paged/paged-table'
import { usePaged } from '../../../ui/paged/use-paged'
import { auditDetails } from './audit-details'

const EVERY_ACT: AuditFilter = {}

interface AuditTableProps {
  /** How often the page has acted itself: it asks again after each. */
  acts: number
}

/** The log of administrative acts, the latest first. */
export function AuditTable({ acts }: AuditTableProps) {
  const { t } = useTranslation(['center', 'app', 'feedback', 'share'])
  const format = useFormat()
  const paged = usePaged(EVERY_ACT, listAudit, acts)
  const columns = useMemo(
    () =>
      (
        [
          { key: 'at', header: t('audit.at'), width: 190, value: ({ at }) => format.dateTime(at) },
          { key: 'userName', header: t('audit.who'), value: ({ userName }) => userName },
          { key: 'act', header: t('audit.act'), value: ({ act }) => t(`acts.${act}`, { defaultValue: act }) },
          { key: 'about', header: t('audit.about'), value: ({ about }) => about },
          { key: 'details', header: t('audit.details'), isSecondary: true, value: (row) => auditDetails(row, t, format) },
        ] satisfies Column<AuditedAct>[]
      ).map((column): Column<AuditedAct> => ({ ...column, isSortable: false })),
    [t, format],
  )
  return (
    <PagedTable
      paged={paged}
      label={t('audit.title')}
      columns={columns}
      rowKey={keyOf}
      onSort={keepOrder}
      toolbar={<SearchField w={260} label={t('audit.search')} value={paged.filter.text ?? ''} onText={(text) => paged.refine({ text })} />}
      empty={<EmptyState title={t('audit.none')} />}
    />
  )
}

const keyOf = ({ id }: AuditedAct): string => id
const keepOrder = (): void => undefined
