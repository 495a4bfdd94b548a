import { Button } from '@mantine/core'
import { IconFolderPlus, IconPlus, IconTrash } from '@tabler/icons-react'
import { useEffect, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { editorOf, type Area } from '../../platform/areas'
import { useProjectList } from '../../platform/calls/use-project-list'
import { projectData } from '../../state/page/project-data'
import { EmptyState } from '../../ui/feedback/empty-state'
import { ListSkeleton } from '../../ui/paged/list-skeleton'
import { LoadError } from '../../ui/paged/load-error'
import { CreateDialog } from './create-dialog'
import { DeletedDialog } from './deleted-dialog'
import { ImportButton } from './files/import-button'
import { RefusedFiles } from './files/refused-files'
import { ProjectTable } from './project-table'
import classes from './projects-screen.module.css'
import { useDroppedFiles } from '../../ui/hooks/use-dropped-files'
import { useProjectActs } from './use-project-acts'
import { ProgressOverlay } from '../../ui/feedback/progress-overlay'
import type { ImportProgress } from './files/import-files'

interface ActOverlayProps {
  text: string
  progress: ImportProgress | null
  onStopImport: () => void
}

/** Shows the act in progress on the projects; for an import the current file, its progress, and a button to stop. */
function ActOverlay({ text, progress, onStopImport }: ActOverlayProps) {
  if (!progress) return <ProgressOverlay text={text} />
  const { file, at, of, sent } = progress
  return (
    <ProgressOverlay
      text={[text, file, ...(of > 1 ? [`${at} / ${of}`] : [])].join(' · ')}
      fraction={(at - 1 + sent) / of}
      onCancel={onStopImport}
    />
  )
}

const SKELETON_ROWS = 8

/** Lists the projects of one kind. Creating one is offered where the kind has an editor; all other acts work for every kind. */
export function ProjectsScreen({ area }: { area: Area }) {
  const { kind = 'mssp' } = area
  const { t } = useTranslation('projects')
  const { projects, error, reload } = useProjectList(kind)
  const { acts, busy, progress, stopImport, refused, forgetRefused } = useProjectActs(kind, projects ?? [], reload)
  const { savedFromList } = useSnapshot(projectData)
  const [savedBefore] = useState(savedFromList)
  useEffect(() => {
    if (savedFromList > savedBefore) reload()
  }, [savedFromList, savedBefore, reload])
  const drop = useDroppedFiles(acts.importFrom)
  const [query, setQuery] = useSearchParams()
  const [isShowingDeleted, setShowingDeleted] = useState(false)
  const canCreate = editorOf(kind) !== null
  const createButton = (
    <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setQuery({ new: '1' })}>
      {t('create.open')}
    </Button>
  )
  const importButton = <ImportButton onFiles={acts.importFrom} />
  const undoByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.target instanceof HTMLInputElement) return
    event.preventDefault()
    acts.undoRemoval()
  }

  return (
    <div className={classes.page} onKeyDown={undoByKey}>
      <div className={classes.head}>
        <h1 className={classes.title}>{t(`list.${kind}`)}</h1>
        {projects === null ? null : <span className={classes.count}>{t('count', { count: projects.length })}</span>}
        <span className={classes.push} />
        <Button variant="subtle" leftSection={<IconTrash size={16} aria-hidden="true" />} onClick={() => setShowingDeleted(true)}>
          {t('deleted.open')}
        </Button>
        {importButton}
        {canCreate ? createButton : null}
      </div>
      {error === null ? null : <LoadError error={error} onRetry={reload} />}
      <RefusedFiles refused={refused} onClose={forgetRefused} />
      <div className={classes.panel} data-dropping={drop.isOver} {...drop.handlers}>
        {projects === null && error === null ? <ListSkeleton rows={SKELETON_ROWS} /> : null}
        {projects === null ? null : (
          <ProjectTable
            key={kind}
            kind={kind}
            projects={projects}
            acts={acts}
            empty={
              <EmptyState
                icon={<IconFolderPlus size={36} stroke={1.4} />}
                title={t('empty.title')}
                text={t(canCreate ? 'empty.text' : 'empty.later')}
                action={canCreate ? createButton : importButton}
              />
            }
          />
        )}
        {busy === null ? null : <ActOverlay text={t(`busy.${busy}`)} progress={progress} onStopImport={stopImport} />}
      </div>
      {isShowingDeleted ? <DeletedDialog kind={kind} onRestore={acts.restore} onClose={() => setShowingDeleted(false)} /> : null}
      {canCreate ? <CreateDialog isOpen={query.has('new')} onClose={() => setQuery({})} /> : null}
    </div>
  )
}
