import { IconMessageReport } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CALLS } from '../../../contract/calls'
import { call } from '../../../platform/call'
import type { Page } from '../../../contract/center/page'
import type { FeedbackSummary } from '../../../contract/feedback'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { useFormat } from '../../../ui/words/format'
import { useDrafts } from '../../../ui/message/use-drafts'
import { PagedTable } from '../../../ui/paged/paged-table'
import { usePaged } from '../../../ui/paged/use-paged'
import classes from '../feedback.module.css'
import { OwnDrawer } from './own-drawer'
import type { TFunction } from 'i18next'
import type { Column } from '../../../ui/table/data-table'
import { StatusBadge } from '../../../ui/message/status-badge'
import { ToneBadge } from '../../../ui/badges/tone-badge'

/** Returns the columns of the list of the user's own feedback; the latest change comes first. */
const ownColumns = (t: TFunction<'feedback'>, format: ReturnType<typeof useFormat>): Column<FeedbackSummary>[] =>
  (
    [
      { key: 'number', header: t('field.number'), width: 56, isNumeric: true, value: ({ number }) => format.number(number, 0) },
      {
        key: 'subject',
        header: t('field.subject'),
        value: ({ subject }) => subject,
        render: ({ subject, isUnread }) => (
          <span className={classes.subject} data-unread={isUnread}>
            <span>{subject}</span>
            {isUnread ? <ToneBadge tone="accent" text={t('own.unread')} /> : null}
          </span>
        ),
      },
      {
        key: 'status',
        header: t('ui:message.status.label'),
        width: 110,
        value: ({ status }) => t(`ui:message.status.${status}`),
        render: ({ status }) => <StatusBadge status={status} />,
      },
      { key: 'changedAt', header: t('field.changed'), width: 130, isNumeric: true, value: ({ changedAt }) => format.ago(changedAt) },
    ] satisfies Column<FeedbackSummary>[]
  ).map((column): Column<FeedbackSummary> => ({ ...column, isSortable: false }))

const NO_FILTER = {}
const list = (_filter: object, page: Page, signal: AbortSignal) => call(CALLS.feedback.mine, { query: page, signal })

/** Lists the user's feedback with its status; each opens with its answers. */
export function OwnList({ sent }: { sent: number }) {
  const { t } = useTranslation('feedback')
  const format = useFormat()
  const paged = usePaged(NO_FILTER, list, sent)
  const [opened, setOpened] = useState<FeedbackSummary | null>(null)
  const drafts = useDrafts()
  const columns = useMemo(() => ownColumns(t, format), [t, format])
  return (
    <section className={classes.own} aria-label={t('own.title')}>
      <PagedTable
        paged={paged}
        title={t('own.title')}
        hidesSinglePage
        label={t('own.title')}
        columns={columns}
        rowKey={keyOf}
        rowHeight={40}
        onActivate={setOpened}
        empty={<EmptyState icon={<IconMessageReport size={36} stroke={1.4} />} title={t('own.none')} text={t('own.noneText')} />}
      />
      {opened === null ? null : (
        <OwnDrawer key={opened.feedbackId} summary={opened} drafts={drafts} onClose={() => setOpened(null)} onChange={paged.reload} />
      )}
    </section>
  )
}

const keyOf = ({ feedbackId }: FeedbackSummary): string => feedbackId
