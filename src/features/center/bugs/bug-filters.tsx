import { Select, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FEEDBACK_KINDS, FEEDBACK_STATUSES, type FeedbackFilter } from '../../../contract/feedback'
import classes from '../center.module.css'

/** Search and the filters of the list of feedback. */
export function BugFilters({ filter, onFilter }: { filter: FeedbackFilter; onFilter: (filter: FeedbackFilter) => void }) {
  const { t } = useTranslation(['feedback', 'center'])
  const put = (change: { [K in keyof FeedbackFilter]: FeedbackFilter[K] | null }): void => {
    const kept = Object.entries({ ...filter, ...change }).filter(([, value]) => value !== null && value !== '')
    onFilter(Object.fromEntries(kept))
  }
  const clear = { clearable: true, clearButtonProps: { 'aria-label': t('center:filter.clear') }, w: 170 } as const
  return (
    <div className={classes.bar} role="search">
      <TextInput
        type="search"
        w={280}
        aria-label={t('bugs.search')}
        placeholder={t('bugs.search')}
        leftSection={<IconSearch size={15} aria-hidden="true" />}
        maxLength={200}
        value={filter.text ?? ''}
        onChange={(event) => put({ text: event.currentTarget.value })}
      />
      <Select
        {...clear}
        aria-label={t('status.label')}
        placeholder={t('status.label')}
        data={FEEDBACK_STATUSES.map((status) => ({ value: status, label: t(`status.${status}`) }))}
        value={filter.status ?? null}
        onChange={(status) => put({ status })}
      />
      <Select
        {...clear}
        aria-label={t('kind.label')}
        placeholder={t('kind.label')}
        data={FEEDBACK_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
        value={filter.kind ?? null}
        onChange={(kind) => put({ kind })}
      />
    </div>
  )
}
