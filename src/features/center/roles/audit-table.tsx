import { SegmentedControl } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { CALLS } from '../../../contract/calls'
import type { Page } from '../../../contract/center/page'
import { call } from '../../../platform/call'
import { AUDIT_KINDS, type AuditedAct, type AuditFilter, type AuditKind } from '../../../contract/center/audit'
import type { Column } from '../../../ui/table/data-table'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { SearchField } from '../../../ui/filter/search-field'
import { useFormat } from '../../../ui/words/format'
import { PagedTable } from '../../../ui/paged/paged-table'
import { usePaged } from '../../../ui/paged/use-paged'
import { auditDetails } from './audit-details'

const list = (body: AuditFilter, query: Page, signal: AbortSignal) => call(CALLS.center.audit, { body, query, signal })

const ACTS_OF_ADMINISTRATORS: AuditFilter = { kind: 'acts' }
const TITLES = { acts: 'audit.title', signIns: 'audit.signIns' } as const satisfies Record<AuditKind, string>

interface AuditTableProps {
  /** Counter of the page's own acts; the log is reloaded after each. */
  acts: number
}

/** Shows the audit log, latest first: acts of administrators, or sign-ins and refused calls. */
export function AuditTable({ acts }: AuditTableProps) {
  const { t } = useTranslation(['center', 'app', 'feedback', 'share'])
  const format = useFormat()
  const paged = usePaged(ACTS_OF_ADMINISTRATORS, list, acts)
  const kind = paged.filter.kind ?? 'acts'
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
      label={t(TITLES[kind])}
      columns={columns}
      rowKey={keyOf}
      onSort={keepOrder}
      toolbar={
        <>
          <SearchField w={260} label={t('audit.search')} value={paged.filter.text ?? ''} onText={(text) => paged.refine({ text })} />
          <SegmentedControl
            aria-label={t('audit.kind')}
            maw="100%"
            // On a phone the words take two lines.
            styles={{ label: { whiteSpace: 'normal' } }}
            data={AUDIT_KINDS.map((value) => ({ value, label: t(TITLES[value]) }))}
            value={kind}
            onChange={(value) => paged.refine({ kind: AUDIT_KINDS.find((known) => known === value) ?? 'acts' })}
          />
        </>
      }
      empty={<EmptyState title={t('audit.none')} />}
    />
  )
}

const keyOf = ({ id }: AuditedAct): string => id
const keepOrder = (): void => undefined
