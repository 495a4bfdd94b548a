import type { TFunction } from 'i18next'
import type { FeedbackSummary } from '../../../contract/feedback'
import type { Column } from '../../../ui/table/data-table'
import type { useFormat } from '../../../ui/words/format'
import { StatusBadge } from '../../../ui/message/status-badge'

/** Returns the columns of the list of all feedback. */
export const bugColumns = (t: TFunction<'feedback'>, format: ReturnType<typeof useFormat>): Column<FeedbackSummary>[] => [
  { key: 'number', header: t('field.number'), width: 72, isNumeric: true, value: ({ number }) => format.number(number, 0) },
  { key: 'subject', header: t('field.subject'), value: ({ subject }) => subject },
  { key: 'kind', header: t('kind.label'), value: ({ kind }) => t(`kind.${kind}`) },
  {
    key: 'status',
    header: t('ui:message.status.label'),
    value: ({ status }) => t(`ui:message.status.${status}`),
    render: ({ status }) => <StatusBadge status={status} />,
  },
  { key: 'userName', header: t('field.reporter'), value: ({ userName }) => userName },
  { key: 'pictures', header: t('picture.label'), isNumeric: true, isSecondary: true, isSortable: false, value: ({ pictures }) => pictures },
  { key: 'createdAt', header: t('field.created'), isNumeric: true, isSecondary: true, value: ({ createdAt }) => format.date(createdAt) },
  { key: 'changedAt', header: t('field.changed'), isNumeric: true, value: ({ changedAt }) => format.ago(changedAt) },
]
