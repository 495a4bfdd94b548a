import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CALLS } from '../../../contract/calls'
import type { CenterLibrary } from '../../../contract/center/libraries'
import type { Page } from '../../../contract/center/page'
import { call } from '../../../platform/call'
import { USER_SORT_KEYS, type CenterUser, type UserFilter } from '../../../contract/center/users'
import type { Sort } from '../../../ui/table/data-table'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { useFormat } from '../../../ui/words/format'
import { PagedTable } from '../../../ui/paged/paged-table'
import { useLoaded } from '../../../ui/paged/use-loaded'
import { knownSort, usePaged } from '../../../ui/paged/use-paged'
import { ActBar } from './act-bar'
import { userColumns } from './user-columns'
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
function UserFilters({ filter, libraries, onRefine }: UserFiltersProps) {
  const { t } = useTranslation('center')
  const { shareRole = null, status = null, userType = null, libCode = null } = filter
  return (
    <div className={classes.bar} role="search">
      <SearchField w={320} label={t('user.search')} value={filter.text ?? ''} onText={(text) => onRefine({ text })} />
      <UserChoices {...{ shareRole, status, userType, libCode, libraries, onRefine }} />
    </div>
  )
}

const list = (body: UserFilter, query: Page, signal: AbortSignal) => call(CALLS.center.users, { body, query, signal })

const NAME_FIRST: Sort = { key: 'userName', direction: 'ascending' }
const EVERYBODY: UserFilter = {}
const NOBODY: readonly CenterUser[] = []
const NO_LIBRARIES: readonly CenterLibrary[] = []

const askLibraries = (_question: null, signal: AbortSignal) => call(CALLS.center.libraries, { signal })

/** Lists the accounts with search, filters and pages, and acts on the picked ones. */
export function UsersPage() {
  const { t } = useTranslation('center')
  const format = useFormat()
  const paged = usePaged(EVERYBODY, list)
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const libraries = useLoaded(null, askLibraries).data ?? NO_LIBRARIES
  const records = paged.data?.records ?? NOBODY
  const pickedUsers = useMemo(() => (picked.size === 0 ? NOBODY : records.filter(({ userId }) => picked.has(userId))), [records, picked])
  const columns = useMemo(() => userColumns(t, format), [t, format])
  return (
    <>
      <UserFilters filter={paged.filter} libraries={libraries} onRefine={paged.refine} />
      <ActBar picked={pickedUsers} libraries={libraries} onDone={paged.reload} />
      <PagedTable
        paged={paged}
        label={t('tab.users')}
        columns={columns}
        rowKey={keyOf}
        selected={picked}
        onSelect={setPicked}
        onSort={(sort) => paged.refine({ sort: knownSort(USER_SORT_KEYS, sort) })}
        initialSort={NAME_FIRST}
        isDimmed={({ status }) => status === 'closed'}
        empty={<EmptyState title={t('user.none')} text={t('user.noneText')} />}
        rowHeight={40}
      />
    </>
  )
}

const keyOf = ({ userId }: CenterUser): string => userId
