import { Select, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ACCOUNT_KINDS, ACCOUNT_STATUSES, SHARE_ROLE } from '../../../contract/account'
import type { UserFilter } from '../../../contract/center/users'
import classes from '../center.module.css'
import { libraryLabel, type NamedLibrary } from '../library-label'

interface UserFiltersProps {
  filter: UserFilter
  libraries: readonly NamedLibrary[]
  onFilter: (filter: UserFilter) => void
}

/** Search and the filters of the account list. */
export function UserFilters({ filter, libraries, onFilter }: UserFiltersProps) {
  const { t } = useTranslation('center')
  const put = (change: { [K in keyof UserFilter]: UserFilter[K] | null }): void => {
    const kept = Object.entries({ ...filter, ...change }).filter(([, value]) => value !== null && value !== '')
    onFilter(Object.fromEntries(kept))
  }
  const clear = { clearable: true, clearButtonProps: { 'aria-label': t('filter.clear') }, w: 150 } as const
  return (
    <div className={classes.bar} role="search">
      <TextInput
        type="search"
        w={260}
        aria-label={t('user.search')}
        placeholder={t('user.search')}
        leftSection={<IconSearch size={15} aria-hidden="true" />}
        maxLength={200}
        value={filter.text ?? ''}
        onChange={(event) => put({ text: event.currentTarget.value })}
      />
      <Select
        {...clear}
        aria-label={t('user.role')}
        placeholder={t('user.role')}
        data={Object.values(SHARE_ROLE).map((role) => ({ value: role, label: t(`role.${role}`) }))}
        value={filter.shareRole ?? null}
        onChange={(shareRole) => put({ shareRole })}
      />
      <Select
        {...clear}
        aria-label={t('user.status')}
        placeholder={t('user.status')}
        data={ACCOUNT_STATUSES.map((status) => ({ value: status, label: t(`status.${status}`) }))}
        value={filter.status ?? null}
        onChange={(status) => put({ status })}
      />
      <Select
        {...clear}
        aria-label={t('user.kind')}
        placeholder={t('user.kind')}
        data={ACCOUNT_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
        value={filter.userType ?? null}
        onChange={(userType) => put({ userType })}
      />
      {libraries.length > 1 ? (
        <Select
          {...clear}
          aria-label={t('user.library')}
          placeholder={t('user.library')}
          data={libraries.map((library) => ({ value: library.libCode, label: libraryLabel(library) }))}
          value={filter.libCode ?? null}
          onChange={(libCode) => put({ libCode })}
        />
      ) : null}
    </div>
  )
}
