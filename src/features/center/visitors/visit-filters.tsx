import { TextInput } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { VISITED_AREAS, type VisitFilter } from '../../../contract/center/visitors'
import { FilterSelect } from '../../../ui/filter/filter-select'
import type { Narrowing } from '../../../ui/filter/narrowed'
import { SearchField } from '../../../ui/filter/search-field'
import classes from '../center.module.css'
import { daysOf, type VisitRange } from './visit-range'

interface VisitFiltersProps {
  filter: VisitFilter
  onRefine: (change: Narrowing<VisitFilter>) => void
  /** Content at the end of the bar. */
  children: ReactNode
}

/** Renders search, area and days of the list of visits. */
export function VisitFilters({ filter, onRefine, children }: VisitFiltersProps) {
  const { t } = useTranslation('center')
  // An invalid range stays in its fields until it is valid.
  const [range, setRange] = useState<VisitRange>({ from: filter.from, to: filter.to })
  const isRangeWrong = daysOf(range) === 0
  const choose = (change: Partial<VisitRange>): void => {
    const next = { ...range, ...change }
    setRange(next)
    if (daysOf(next) > 0) onRefine(next)
  }
  return (
    <div className={classes.bar} role="search">
      <SearchField w={240} label={t('visit.search')} value={filter.text ?? ''} onText={(text) => onRefine({ text })} />
      <FilterSelect
        width={160}
        label={t('visit.area')}
        values={VISITED_AREAS}
        nameOf={(area) => t(`area.${area}`)}
        value={filter.area ?? null}
        onChoose={(area) => onRefine({ area })}
      />
      {(['from', 'to'] as const).map((end) => (
        <TextInput
          key={end}
          type="date"
          aria-label={t(`visit.${end}`)}
          aria-invalid={isRangeWrong}
          value={range[end]}
          onChange={(event) => choose({ [end]: event.currentTarget.value })}
        />
      ))}
      <span role="alert">{isRangeWrong ? t('visit.rangeWrong') : ''}</span>
      <span className={classes.push} />
      {children}
    </div>
  )
}
