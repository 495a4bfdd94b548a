import { Alert, Button, Select, Skeleton } from '@mantine/core'
import { IconAlertCircle, IconFolderPlus, IconPlus, IconTrash } from '@tabler/icons-react'
import { useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { session } from '../../state/session'
import { DataTable } from '../../ui/data-table'
import { EmptyState } from '../../ui/empty-state'
import { useFormat } from '../../ui/format'
import { ProgressOverlay } from '../../ui/progress-overlay'
import { useProjectList } from '../../platform/use-project-list'
import { projectColumns } from './columns'
import { CreateDialog } from './create-dialog'
import { filterProjects, NO_FILTER, type ProjectChoice } from './filter-projects'
import classes from './projects-screen.module.css'
import { useProjectActs } from './use-project-acts'

const SKELETON_ROWS = 8

/** The list of piping projects: search, sort, filter, open, clone, delete, create. */
export function ProjectsScreen() {
  const { t } = useTranslation('projects')
  const { projects, error, reload } = useProjectList()
  const { acts, busy } = useProjectActs(projects ?? [], reload)
  const [query, setQuery] = useSearchParams()
  const isCreating = query.has('new')
  const create = (): void => setQuery({ new: '1' })
  const createButton = (
    <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={create}>
      {t('create.open')}
    </Button>
  )

  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <h1 className={classes.title}>{t('title')}</h1>
        {projects === null ? null : <span className={classes.count}>{t('count', { count: projects.length })}</span>}
        <span className={classes.push} />
        {createButton}
      </div>
      {error === null ? null : (
        <Alert
          className={classes.error ?? ''}
          role="alert"
          color="var(--danger-fill)"
          icon={<IconAlertCircle size={18} aria-hidden="true" />}
          title={t('loadFailed')}
        >
          <p className={classes.reason}>{error}</p>
          <Button variant="default" onClick={reload}>
            {t('retry')}
          </Button>
        </Alert>
      )}
      <div className={classes.panel}>
        {projects === null && error === null ? <ListSkeleton /> : null}
        {projects === null ? null : (
          <ProjectTable
            projects={projects}
            acts={acts}
            empty={
              <EmptyState
                icon={<IconFolderPlus size={36} stroke={1.4} />}
                title={t('empty.title')}
                text={t('empty.text')}
                action={createButton}
              />
            }
          />
        )}
        {busy === null ? null : <ProgressOverlay text={t(`busy.${busy}`)} />}
      </div>
      <CreateDialog isOpen={isCreating} onClose={() => setQuery({})} />
    </div>
  )
}

interface ProjectTableProps {
  projects: NonNullable<ReturnType<typeof useProjectList>['projects']>
  acts: ReturnType<typeof useProjectActs>['acts']
  empty: ReactNode
}

function ProjectTable({ projects, acts, empty }: ProjectTableProps) {
  const { t } = useTranslation('projects')
  const format = useFormat()
  const { userInfo } = useSnapshot(session)
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const [choice, setChoice] = useState<ProjectChoice>(NO_FILTER)
  const userId = userInfo?.userId ?? ''
  const columns = useMemo(() => projectColumns(t, format, userId, acts), [t, format, userId, acts])
  const shown = useMemo(() => filterProjects(projects, choice, userId), [projects, choice, userId])
  const types = [...new Set(projects.map((project) => project.projectType))].filter((type) => type !== '')
  const hasForeign = projects.some((project) => project.createdBy !== userId)

  const filters = (
    <>
      {types.length > 1 ? (
        <Select
          w={200}
          aria-label={t('filter.type')}
          placeholder={t('filter.type')}
          clearable
          clearButtonProps={{ 'aria-label': t('filter.clear') }}
          data={types.map((type) => ({ value: type, label: t(`type.${type}`, { defaultValue: type }) }))}
          value={choice.type}
          onChange={(type) => setChoice({ ...choice, type })}
        />
      ) : null}
      {hasForeign ? (
        <Select
          w={150}
          aria-label={t('filter.owner')}
          allowDeselect={false}
          data={[
            { value: 'all', label: t('filter.all') },
            { value: 'mine', label: t('filter.mine') },
          ]}
          value={choice.isMineOnly ? 'mine' : 'all'}
          onChange={(value) => setChoice({ ...choice, isMineOnly: value === 'mine' })}
        />
      ) : null}
      {picked.size > 0 ? (
        <Button variant="default" leftSection={<IconTrash size={16} aria-hidden="true" />} onClick={() => acts.remove([...picked])}>
          {t('act.deletePicked', { count: picked.size })}
        </Button>
      ) : null}
    </>
  )

  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={shown}
      rowKey={keyOf}
      search={projects.length > 0 ? t('search') : false}
      toolbar={filters}
      selected={picked}
      onSelect={setPicked}
      onActivate={acts.open}
      onRemove={(keys) => acts.remove([...keys])}
      initialSort={{ key: 'changed', direction: 'descending' }}
      empty={
        projects.length === 0 ? (
          empty
        ) : (
          <EmptyState
            title={t('filter.nothing')}
            action={
              <Button variant="default" onClick={() => setChoice(NO_FILTER)}>
                {t('filter.clear')}
              </Button>
            }
          />
        )
      }
      rowHeight={40}
    />
  )
}

const keyOf = (project: { id: string }): string => project.id

function ListSkeleton() {
  return (
    <div className={classes.skeleton} aria-hidden="true">
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <Skeleton key={row} height={24} radius="sm" />
      ))}
    </div>
  )
}
