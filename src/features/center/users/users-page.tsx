import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { USER_SORT_KEYS, type CenterUser, type UserFilter } from '../../../contract/center/users'
import { listLibraries, listUsers } from '../../../platform/center-calls'
import { DataTable, type Sort } from '../../../ui/data-table'
import { EmptyState } from '../../../ui/empty-state'
import { useFormat } from '../../../ui/format'
import classes from '../center.module.css'
import { LoadError } from '../../../ui/paged/load-error'
import { Pager } from '../../../ui/paged/pager'
import { useLoaded } from '../../../ui/paged/use-loaded'
import { ActBar } from './act-bar'
import { useUserActs } from './use-user-acts'
import { userColumns } from './user-columns'
import { UserFilters } from './user-filters'

const SIZE = 50
const NAME_FIRST: Sort = { key: 'userName', direction: 'ascending' }

interface Question {
  filter: UserFilter
  page: number
}

const ask = ({ filter, page }: Question, signal: AbortSignal) => listUsers(filter, { current: page, size: SIZE }, signal)
const askLibraries = (_question: null, signal: AbortSignal) => listLibraries(signal)

/** The accounts: found, filtered, and by page; acts on those that are picked. */
export function UsersPage() {
  const { t } = useTranslation('center')
  const format = useFormat()
  const [question, setQuestion] = useState<Question>({ filter: {}, page: 1 })
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const { data, error, reload } = useLoaded(question, ask)
  const libraries = useLoaded(null, askLibraries).data ?? []
  const users = useMemo(() => data?.records ?? [], [data])
  const pickedUsers = users.filter(({ userId }) => picked.has(userId))
  const acts = useUserActs(pickedUsers, reload)
  const columns = useMemo(() => userColumns(t, format), [t, format])

  const sortBy = useCallback((sort: Sort | null) => {
    const key = USER_SORT_KEYS.find((known) => known === sort?.key)
    setQuestion(({ filter: { sort: _before, ...filter } }) => ({
      filter: key && sort ? { ...filter, sort: { key, direction: sort.direction } } : filter,
      page: 1,
    }))
  }, [])

  return (
    <>
      <UserFilters filter={question.filter} libraries={libraries} onFilter={(filter) => setQuestion({ filter, page: 1 })} />
      <ActBar picked={pickedUsers} acts={acts} libraries={libraries} />
      {error === null ? null : <LoadError error={error} onRetry={reload} />}
      {data === null ? null : (
        <div className={classes.panel}>
          <div className={classes.table}>
            <DataTable
              label={t('tab.users')}
              columns={columns}
              rows={users}
              rowKey={keyOf}
              selected={picked}
              onSelect={setPicked}
              onSort={sortBy}
              initialSort={NAME_FIRST}
              isDimmed={({ status }) => status === 'closed'}
              empty={<EmptyState title={t('user.none')} text={t('user.noneText')} />}
              rowHeight={40}
            />
          </div>
          <Pager current={data.current} size={data.size} total={data.total} onTurn={(page) => setQuestion({ ...question, page })} />
        </div>
      )}
    </>
  )
}

const keyOf = ({ userId }: CenterUser): string => userId
