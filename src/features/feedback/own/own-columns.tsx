import type { TFunction } from 'i18next'
import type { FeedbackSummary } from '../../../contract/feedback'
import type { Column } from '../../../ui/table/data-table'
import type { useFormat } from '../../../ui/words/format'
import { StatusBadge } from '../../../ui/message/status-badge'
import { ToneBadge } from '../../../ui/badges/tone-badge'
import classes from '../feedback.module.css'

/** Returns the columns of the list of the user's own feedback; the latest change comes first. */
export const ownColumns = (t: TFunction<'feedback'>, format: ReturnType<typeof useFormat>): Column<FeedbackSummary>[] =>
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
