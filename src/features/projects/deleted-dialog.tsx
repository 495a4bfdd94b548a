import { Button, Modal, Skeleton } from '@mantine/core'
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { RESTORABLE_DAYS, type ProjectKind, type RemovedProject } from '../../contract/project/project-calls'
import { listRemoved } from '../../platform/calls/project-calls'
import { DataTable, type Column } from '../../ui/table/data-table'
import { EmptyState } from '../../ui/feedback/empty-state'
import { useFormat } from '../../ui/words/format'
import { LoadError } from '../../ui/paged/load-error'
import { Loading } from '../../ui/paged/loading'
import { useLoaded } from '../../ui/paged/use-loaded'
import classes from './projects-screen.module.css'

interface DeletedDialogProps {
  kind: ProjectKind
  onRestore: (ids: string[]) => Promise<void>
  onClose: () => void
}

/** Lists the user's deleted projects of a kind while these are kept, each with its day of final deletion, and restores them. */
export function DeletedDialog({ kind, onRestore, onClose }: DeletedDialogProps) {
  const { t } = useTranslation(['projects', 'app'])
  const format = useFormat()
  const { data, error, reload } = useLoaded(kind, listRemoved)
  const columns = useMemo(
    (): Column<RemovedProject>[] => [
      { key: 'projectName', header: t('column.name'), value: ({ projectName }) => projectName },
      { key: 'projectNo', header: t('column.number'), isSecondary: true, value: ({ projectNo }) => projectNo },
      {
        key: 'removedAt',
        header: t('deleted.at'),
        value: ({ removedAt }) => removedAt,
        render: ({ removedAt }) => <span title={format.dateTime(removedAt)}>{format.ago(removedAt)}</span>,
      },
      {
        key: 'keptUntil',
        header: t('deleted.until'),
        value: ({ keptUntil }) => keptUntil,
        render: ({ keptUntil }) => format.date(keptUntil),
      },
      {
        key: 'restore',
        header: t('deleted.restore'),
        isHeaderHidden: true,
        isSortable: false,
        width: 180,
        value: () => null,
        render: ({ id, projectName }) => (
          <Button
            h={32}
            variant="subtle"
            leftSection={<IconArrowBackUp size={16} aria-hidden="true" />}
            aria-label={t('deleted.restoreOne', { name: projectName })}
            onClick={() => void onRestore([id]).then(reload)}
          >
            {t('deleted.restore')}
          </Button>
        ),
      },
    ],
    [t, format, onRestore, reload],
  )

  return (
    <Modal opened onClose={onClose} title={t('deleted.open')} size={860} closeButtonProps={{ 'aria-label': t('app:close') }}>
      <p className={classes.reason}>{t('deleted.hint', { days: RESTORABLE_DAYS })}</p>
      {error === null ? null : <LoadError error={error} onRetry={reload} />}
      {data === null && error === null ? (
        <Loading>
          <Skeleton height={320} radius="sm" />
        </Loading>
      ) : null}
      {data === null ? null : (
        <div className={classes.deleted}>
          <DataTable
            label={t('deleted.open')}
            columns={columns}
            rows={data}
            rowKey={keyOf}
            initialSort={{ key: 'removedAt', direction: 'descending' }}
            rowHeight={40}
            empty={<EmptyState icon={<IconTrash size={32} stroke={1.4} />} title={t('deleted.none')} />}
          />
        </div>
      )}
    </Modal>
  )
}

const keyOf = ({ id }: RemovedProject): string => id
