import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { ProjectKind, ProjectListItem } from '../../contract/project-calls'
import { callFailure } from '../../platform/http/call-failure'
import { CallError } from '../../platform/http/call-error'
import { notify } from '../../platform/notify'
import { cloneProject, removeProjects, restoreProjects } from '../../platform/calls/project-calls'
import { closeProject, openProject } from '../../state/document/open-project'
import { projectState } from '../../state/document/project'
import { openProjectData } from '../../state/page/project-data'
import { session } from '../../state/page/session'
import { sharing } from '../../state/page/sharing'
import { notifyUndo } from '../../ui/feedback/notify-undo'
import type { ProjectActs } from './columns/project-acts'
import { exportFiles } from './files/export-files'
import { importFiles, type ImportProgress, type ImportReport } from './files/import-files'

type Busy = 'opening' | 'cloning' | 'deleting' | 'restoring' | 'importing' | 'exporting'

type Named = 'clonedOne' | 'delete.doneOne' | 'import.doneOne'
type Counted = 'cloned' | 'delete.done' | 'import.done'

/** Kinds whose editor exists. */
const OPENED_IN: Partial<Record<ProjectKind, string>> = { mssp: '/navbar/mssp/selection' }

/** Kinds whose first page can be changed from their list. */
const WITH_DATA: readonly ProjectKind[] = ['mssp', 'cad']

export interface ListActs {
  acts: ProjectActs & { importFrom: (files: readonly File[]) => void; undoRemoval: () => void; restore: (ids: string[]) => Promise<void> }
  busy: Busy | null
  /** How far an import is. */
  progress: ImportProgress | null
  /** Stops an import; what has been stored by then stays. */
  stopImport: () => void
  /** Files of the last import that were not taken. */
  refused: ImportReport['refused']
  forgetRefused: () => void
}

/** What can be done with the projects of a list, one act at a time. */
export function useProjectActs(kind: ProjectKind, projects: readonly ProjectListItem[], reload: () => void): ListActs {
  const { t } = useTranslation('projects')
  const navigate = useNavigate()
  const [busy, setBusy] = useState<Busy | null>(null)
  const [progress, setProgress] = useState<ImportProgress | null>(null)
  const [refused, setRefused] = useState<ImportReport['refused']>([])
  const lastRemoved = useRef<string[]>([])
  const stopping = useRef<AbortController | null>(null)

  const acts = useMemo((): ListActs['acts'] => {
    const during = async (act: Busy, work: () => Promise<void>): Promise<void> => {
      setBusy(act)
      try {
        await work()
      } catch (error) {
        // A call that was not silent has told the user already.
        if (!(error instanceof CallError) || error.isSilent) notify('error', t(`failed.${act}`, { reason: callFailure(error) }))
      } finally {
        setBusy(null)
        setProgress(null)
      }
    }
    // One project is told by its name, and only one: the plural form of 1 is that of 21, too, in some languages.
    const toldOf = (count: number, one: Named, many: Counted, name = ''): string => (count === 1 ? t(one, { name }) : t(many, { count }))
    const open = async (project: ProjectListItem, route: string): Promise<void> => {
      if (await openProject(project.id)) await navigate(route)
    }
    const editData = async (project: ProjectListItem): Promise<void> => {
      if (projectState.current?.id === project.id || (await openProject(project.id))) openProjectData(true)
    }
    const clone = async (originals: readonly ProjectListItem[]): Promise<void> => {
      try {
        for (const { id } of originals) await cloneProject(kind, { id })
        notify('good', toldOf(originals.length, 'clonedOne', 'cloned', originals[0]?.projectName))
      } finally {
        reload()
      }
    }
    const remove = async (ids: readonly string[]): Promise<void> => {
      if (projectState.current && ids.includes(projectState.current.id)) await closeProject()
      const { removed } = await removeProjects(kind, [...ids])
      lastRemoved.current = removed
      reload()
      const name = projects.find(({ id }) => id === removed[0])?.projectName
      notifyUndo(toldOf(removed.length, 'delete.doneOne', 'delete.done', name), t('delete.undo'), undoRemoval)
      if (removed.length < ids.length) notify('advice', t('delete.some', { count: ids.length - removed.length }))
    }
    const restore = async (ids: string[]): Promise<void> => {
      const { restored } = await restoreProjects(kind, ids)
      reload()
      notify('good', t('delete.restored', { count: restored.length }))
    }
    const undoRemoval = (): void => {
      const ids = lastRemoved.current
      lastRemoved.current = []
      if (ids.length > 0) void during('restoring', () => restore(ids))
    }
    const importAll = async (files: readonly File[]): Promise<void> => {
      const { userId = '', userName = '' } = session.userInfo ?? {}
      const words = {
        notAProject: t('import.notAProject'),
        notJson: (place: { line: number; column: number }) => t('import.notJson', { ...place }),
        notStored: t('import.notStored'),
      }
      const { signal } = (stopping.current = new AbortController())
      const report = await importFiles(kind, files, { userId, userName }, words, setProgress, signal)
      setRefused(report.refused)
      // The file that was on its way as it was stopped may have arrived.
      if (report.stored.length > 0 || signal.aborted) reload()
      if (report.stored.length === 0) return
      notify('good', toldOf(report.stored.length, 'import.doneOne', 'import.done', report.stored[0]))
    }
    const route = OPENED_IN[kind]
    return {
      open: route === undefined ? null : (project) => void during('opening', () => open(project, route)),
      editData: WITH_DATA.includes(kind) ? (project) => void during('opening', () => editData(project)) : null,
      clone: (originals) => void during('cloning', () => clone(originals)),
      remove: (ids) => void during('deleting', () => remove(ids)),
      share: ({ id, projectName }) => (sharing.project = { id, name: projectName }),
      exportFiles: (picked) => void during('exporting', () => exportFiles(kind, picked)),
      importFrom: (files) => void during('importing', () => importAll(files)),
      undoRemoval,
      restore: (ids) => during('restoring', () => restore(ids)),
    }
  }, [kind, projects, reload, navigate, t])
  return { acts, busy, progress, stopImport: () => stopping.current?.abort(), refused, forgetRefused: () => setRefused([]) }
}
