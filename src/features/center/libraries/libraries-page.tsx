import { Button } from '@mantine/core'
import { IconPencil, IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CALLS } from '../../../contract/calls'
import { call } from '../../../platform/call'
import type { CenterLibrary } from '../../../contract/center/libraries'
import { DataTable, type Column } from '../../../ui/table/data-table'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { useFormat } from '../../../ui/words/format'
import classes from '../center.module.css'
import { LoadError } from '../../../ui/paged/load-error'
import { useLoaded } from '../../../ui/paged/use-loaded'
import { LibraryDialog } from './library-dialog'

const ask = (_question: null, signal: AbortSignal) => call(CALLS.center.libraries, { signal })

/** Lists the equipment libraries with their users and rule packs. */
export function LibrariesPage() {
  const { t } = useTranslation('center')
  const format = useFormat()
  const [edited, setEdited] = useState<CenterLibrary | 'new' | null>(null)
  const { data, error, reload } = useLoaded(null, ask)
  const columns = useMemo(
    (): Column<CenterLibrary>[] => [
      { key: 'libCode', header: t('library.code'), value: ({ libCode }) => libCode },
      { key: 'name', header: t('library.name'), value: ({ name }) => name },
      { key: 'users', header: t('library.users'), isNumeric: true, value: ({ users }) => users },
      { key: 'projects', header: t('library.projects'), isNumeric: true, value: ({ projects }) => projects },
      { key: 'pack', header: t('library.pack'), isSecondary: true, value: ({ pack, packVersion }) => `${pack} ${packVersion}` },
      { key: 'createdAt', header: t('library.created'), isExtra: true, value: ({ createdAt }) => format.date(createdAt) },
      {
        key: 'rename',
        header: t('library.rename'),
        isHeaderHidden: true,
        isSortable: false,
        width: 140,
        value: () => null,
        render: (library) => (
          <Button
            h={32}
            variant="subtle"
            leftSection={<IconPencil size={14} aria-hidden="true" />}
            aria-label={t('library.renameOne', { code: library.libCode })}
            onClick={() => setEdited(library)}
          >
            {t('library.rename')}
          </Button>
        ),
      },
    ],
    [t, format],
  )
  return (
    <>
      <div className={classes.bar}>
        <h2 className={classes.sectionTitle}>{t('tab.dbm')}</h2>
        <span className={classes.push} />
        <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setEdited('new')}>
          {t('library.add')}
        </Button>
      </div>
      {error === null ? null : <LoadError error={error} onRetry={reload} />}
      <div className={classes.panel}>
        {data === null ? null : (
          <DataTable
            label={t('tab.dbm')}
            columns={columns}
            rows={data}
            rowKey={keyOf}
            search={t('library.search')}
            initialSort={{ key: 'libCode', direction: 'ascending' }}
            empty={<EmptyState title={t('library.none')} />}
            rowHeight={40}
          />
        )}
      </div>
      {edited === null ? null : (
        <LibraryDialog library={edited === 'new' ? null : edited} onClose={() => setEdited(null)} onSaved={reload} />
      )}
    </>
  )
}

const keyOf = ({ libCode }: CenterLibrary): string => libCode
