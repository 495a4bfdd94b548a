import { useTranslation } from 'react-i18next'
import type { FeedbackFilter } from '../../../contract/feedback'
import { FEEDBACK_KINDS, FEEDBACK_STATUSES } from '../../../contract/feedback-constants'
import { FilterSelect } from '../../../ui/filter/filter-select'
import type { Narrowing } from '../../../ui/filter/narrowed'
import { SearchField } from '../../../ui/filter/search-field'
import classes from '../center.module.css'

interface BugFiltersProps {
  filter: FeedbackFilter
  onRefine: (change: Narrowing<FeedbackFilter>) => void
}

/** Renders the search and filters of the list of feedback. */
export function BugFilters({ filter, onRefine }: BugFiltersProps) {
  const { t } = useTranslation('feedback')
  return (
    <div className={classes.bar} role="search">
      <SearchField w={280} label={t('bugs.search')} value={filter.text ?? ''} onText={(text) => onRefine({ text })} />
      <FilterSelect
        width={170}
        label={t('ui:message.status.label')}
        values={FEEDBACK_STATUSES}
        nameOf={(status) => t(`ui:message.status.${status}`)}
        value={filter.status ?? null}
        onChoose={(status) => onRefine({ status })}
      />
      <FilterSelect
        width={170}
        label={t('kind.label')}
        values={FEEDBACK_KINDS}
        nameOf={(kind) => t(`kind.${kind}`)}
        value={filter.kind ?? null}
        onChoose={(kind) => onRefine({ kind })}
      />
    </div>
  )
}
