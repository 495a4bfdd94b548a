import { useTranslation } from 'react-i18next'
import type { UserFilter } from '../../../contract/center/users'
import type { Narrowing } from '../../../ui/filter/narrowed'
import { SearchField } from '../../../ui/filter/search-field'
import classes from '../center.module.css'
import type { NamedLibrary } from '../library-label'
import { UserChoices } from './user-choices'

interface UserFiltersProps {
  filter: UserFilter
  libraries: readonly NamedLibrary[]
  onRefine: (change: Narrowing<UserFilter>) => void
}

/** Renders the search and filters of the account list. */
export function UserFilters({ filter, libraries, onRefine }: UserFiltersProps) {
  const { t } = useTranslation('center')
  const { shareRole = null, status = null, userType = null, libCode = null } = filter
  return (
    <div className={classes.bar} role="search">
      <SearchField w={320} label={t('user.search')} value={filter.text ?? ''} onText={(text) => onRefine({ text })} />
      <UserChoices {...{ shareRole, status, userType, libCode, libraries, onRefine }} />
    </div>
  )
}
