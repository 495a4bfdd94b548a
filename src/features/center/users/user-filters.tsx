import { useTranslation } from 'react-i18next'
import { ACCOUNT_KINDS, ACCOUNT_STATUSES, SHARE_ROLE } from '../../../contract/account'
import type { UserFilter } from '../../../contract/center/users'
import { FilterSelect } from '../../../ui/filter/filter-select'
import type { Narrowing } from '../../../ui/filter/narrowed'
import { SearchField } from '../../../ui/filter/search-field'
import classes from '../center.module.css'
import { libraryLabel, type NamedLibrary } from '../library-label'

interface UserFiltersProps {
  filter: UserFilter
  libraries: readonly NamedLibrary[]
  onRefine: (change: Narrowing<UserFilter>) => void
}

const SELECT_PX = 150

/** Search and the filters of the account list. */
export function UserFilters({ filter, libraries, onRefine }: UserFiltersProps) {
  const { t } = useTranslation('center')
  const nameOfLibrary = new Map(libraries.map((library) => [library.libCode, libraryLabel(library)]))
  return (
    <div className={classes.bar} role="search">
      <SearchField w={320} label={t('user.search')} value={filter.text ?? ''} onText={(text) => onRefine({ text })} />
      <FilterSelect
        width={SELECT_PX}
        label={t('user.role')}
        values={Object.values(SHARE_ROLE)}
        nameOf={(role) => t(`role.${role}`)}
        value={filter.shareRole ?? null}
        onChoose={(shareRole) => onRefine({ shareRole })}
      />
      <FilterSelect
        width={SELECT_PX}
        label={t('user.status')}
        values={ACCOUNT_STATUSES}
        nameOf={(status) => t(`status.${status}`)}
        value={filter.status ?? null}
        onChoose={(status) => onRefine({ status })}
      />
      <FilterSelect
        width={SELECT_PX}
        label={t('user.kind')}
        values={ACCOUNT_KINDS}
        nameOf={(kind) => t(`kind.${kind}`)}
        value={filter.userType ?? null}
        onChoose={(userType) => onRefine({ userType })}
      />
      {libraries.length > 1 ? (
        <FilterSelect
          width={SELECT_PX}
          label={t('user.library')}
          values={[...nameOfLibrary.keys()]}
          nameOf={(libCode) => nameOfLibrary.get(libCode) ?? libCode}
          value={filter.libCode ?? null}
          onChoose={(libCode) => onRefine({ libCode })}
        />
      ) : null}
    </div>
  )
}
