import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuditedAct } from '../../../contract/center/audit'
import { listAudit } from '../../../platform/center-calls'
import { DataTable, type Column } from '../../../ui/data-table'
import { EmptyState } from '../../../ui/empty-state'
import { useFormat } from '../../../ui/format'
import classes from '../center.module.css'
import { LoadError } from '../../../ui/paged/load-error'
import { Pager } from '../../../ui/paged/pager'
import { useLoaded } from '../../../ui/paged/use-loaded'

const SIZE = 50

interface Question {
  text: string
  page: number
}

interface AuditTableProps {
  /** How often the page has acted itself: it asks again after each. */
  acts: number
}

const ask = ({ text, page }: Question, signal: AbortSignal) => listAudit({ text }, { current: page, size: SIZE }, signal)

/** The log of administrative acts, the latest first. */
export function AuditTable({ acts }: AuditTableProps) {
  const { t } = useTranslation('center')
  const format = useFormat()
  const [question, setQuestion] = useState<Question>({ text: '', page: 1 })
  const { data, error, reload } = useLoaded({ ...question, acts }, ask)
  const columns = useMemo(
    () =>
      (
        [
          { key: 'at', header: t('audit.at'), width: 190, value: ({ at }) => format.dateTime(at) },
          { key: 'userName', header: t('audit.who'), value: ({ userName }) => userName },
          { key: 'act', header: t('audit.act'), value: ({ act }) => t(`acts.${act}`, { defaultValue: act }) },
          { key: 'about', header: t('audit.about'), value: ({ about }) => about },
          { key: 'details', header: t('audit.details'), isSecondary: true, value: ({ details }) => (details === '{}' ? '' : details) },
        ] satisfies Column<AuditedAct>[]
      ).map((column): Column<AuditedAct> => ({ ...column, isSortable: false })),
    [t, format],
  )
  return (
    <>
      {error === null ? null : <LoadError error={error} onRetry={reload} />}
      <div className={classes.panel}>
        <div className={classes.table}>
          <DataTable
            label={t('audit.title')}
            columns={columns}
            rows={data?.records ?? []}
            rowKey={keyOf}
            onSort={keepOrder}
            toolbar={
              <TextInput
                type="search"
                w={260}
                aria-label={t('audit.search')}
                placeholder={t('audit.search')}
                leftSection={<IconSearch size={15} aria-hidden="true" />}
                maxLength={200}
                value={question.text}
                onChange={(event) => setQuestion({ text: event.currentTarget.value, page: 1 })}
              />
            }
            empty={data === null ? null : <EmptyState title={t('audit.none')} />}
          />
        </div>
        {data === null ? null : (
          <Pager current={data.current} size={data.size} total={data.total} onTurn={(page) => setQuestion({ ...question, page })} />
        )}
      </div>
    </>
  )
}

const keyOf = ({ id }: AuditedAct): string => id
const keepOrder = (): void => undefined
