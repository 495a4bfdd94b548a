import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { ACCOUNT_KINDS, ACCOUNT_STATUSES, SHARE_ROLE } from '../../../contract/account/account'
import type { UserFilter } from '../../../contract/center/users'
import { FilterSelect } from '../../../ui/filter/filter-select'
import type { Narrowing } from '../../../ui/filter/narrowed'
import { libraryLabel, type NamedLibrary } from '../library-label'

interface UserChoicesProps {
  shareRole: NonNullable<UserFilter['shareRole']> | null
  status: NonNullable<UserFilter['status']> | null
  userType: NonNullable<UserFilter['userType']> | null
  libCode: string | null
  libraries: readonly NamedLibrary[]
  onRefine: (change: Narrowing<UserFilter>) => void
}

const SELECT_PX = 150

/** Renders the filters by choice of the account list. It is memoized, so that typing in the search does not render it. */
export const UserChoices = memo(function UserChoices(props: UserChoicesProps) {
  const { shareRole, status, userType, libCode, libraries, onRefine } = props
  const { t } = useTranslation('center')
  const nameOfLibrary = new Map(libraries.map((library) => [library.libCode, libraryLabel(library)]))
  return (
    <>
      <FilterSelect
        width={SELECT_PX}
        label={t('user.role')}
        values={Object.values(SHARE_ROLE)}
        nameOf={(role) => t(`role.${role}`)}
        value={shareRole}
        onChoose={(chosen) => onRefine({ shareRole: chosen })}
      />
      <FilterSelect
        width={SELECT_PX}
        label={t('user.status')}
        values={ACCOUNT_STATUSES}
        nameOf={(known) => t(`status.${known}`)}
        value={status}
        onChoose={(chosen) => onRefine({ status: chosen })}
      />
      <FilterSelect
        width={SELECT_PX}
        label={t('user.kind')}
        values={ACCOUNT_KINDS}
        nameOf={(kind) => t(`kind.${kind}`)}
        value={userType}
        onChoose={(chosen) => onRefine({ userType: chosen })}
      />
      {libraries.length > 1 ? (
        <FilterSelect
          width={SELECT_PX}
          label={t('user.library')}
          values={[...nameOfLibrary.keys()]}
          nameOf={(code) => nameOfLibrary.get(code) ?? code}
          value={libCode}
          onChoose={(chosen) => onRefine({ libCode: chosen })}
        />
      ) : null}
    </>
  )
})
