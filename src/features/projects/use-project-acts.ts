import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { CALLS } from '../../contract/calls'
import { call } from '../../platform/call'
import type { ProjectKind, ProjectListItem } from '../../contract/project/project-calls'
import { editorOf, holdsSystems } from '../../platform/areas'
import { callFailure } from '../../platform/http/call-failure'
import { CallError } from '../../platform/http/call-error'
import { notify } from '../../platform/notify'
import { closeProject, openProject } from '../../state/piping/open-project'
import { projectState } from '../../state/piping/project'
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

export interface ListActs {
  acts: ProjectActs & { importFrom: (files: readonly File[]) => void; undoRemoval: () => void; restore: (ids: string[]) => Promise<void> }
  busy: Busy | null
  /** Progress of an import. */
  progress: ImportProgress | null
  /** Stops an import; files stored until then stay. */
  stopImport: () => void
  /** Refused files of the last import. */
  refused: ImportReport['refused']
  forgetRefused: () => void
}

/** Returns the actions on the projects of a list, run one at a time. */
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
        // A call that is not silent has reported its failure already.
        if (!(error instanceof CallError) || error.isSilent) notify('error', t(`failed.${act}`, { reason: callFailure(error) }))
      } finally {
        setBusy(null)
        setProgress(null)
      }
    }
    // A single project is named. A plural form cannot do that, because in some languages 21 has the form of 1.
    const toldOf = (count: number, one: Named, many: Counted, name = ''): string => (count === 1 ? t(one, { name }) : t(many, { count }))
    const open = async (project: ProjectListItem, route: string): Promise<void> => {
      if (await openProject(project.id)) await navigate(route)
    }
    const editData = async (project: ProjectListItem): Promise<void> => {
      if (projectState.current?.id === project.id || (await openProject(project.id))) openProjectData(null, true)
    }
    const clone = async (originals: readonly ProjectListItem[]): Promise<void> => {
      try {
        for (const { id } of originals) await call(CALLS.project[kind].clone, { body: { id }, isSilent: false })
        notify('good', toldOf(originals.length, 'clonedOne', 'cloned', originals[0]?.projectName))
      } finally {
        reload()
      }
    }
    const remove = async (ids: readonly string[]): Promise<void> => {
      if (projectState.current && ids.includes(projectState.current.id)) await closeProject()
      const { removed } = await call(CALLS.project[kind].remove, { body: { ids: [...ids] }, isSilent: false })
      lastRemoved.current = removed
      reload()
      const name = projects.find(({ id }) => id === removed[0])?.projectName
      notifyUndo(toldOf(removed.length, 'delete.doneOne', 'delete.done', name), t('delete.undo'), undoRemoval)
      if (removed.length < ids.length) notify('advice', t('delete.some', { count: ids.length - removed.length }))
    }
    const restore = async (ids: string[]): Promise<void> => {
      const { restored } = await call(CALLS.project[kind].restore, { body: { ids }, isSilent: false })
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
      // The file in transfer when the user stopped may have arrived.
      if (report.stored.length > 0 || signal.aborted) reload()
      if (report.stored.length === 0) return
      notify('good', toldOf(report.stored.length, 'import.doneOne', 'import.done', report.stored[0]))
    }
    const route = editorOf(kind)
    return {
      open: route === null ? null : (project) => void during('opening', () => open(project, route)),
      editData: holdsSystems(kind) ? (project) => void during('opening', () => editData(project)) : null,
      clone: (originals) => void during('cloning', () => clone(originals)),
      remove: (ids) => void during('deleting', () => remove(ids)),
      share: ({ id, projectName }) => (sharing.project = { id, name: projectName, isViewable: editorOf(kind) !== null }),
      exportFiles: (picked) => void during('exporting', () => exportFiles(kind, picked)),
      importFrom: (files) => void during('importing', () => importAll(files)),
      undoRemoval,
      restore: (ids) => during('restoring', () => restore(ids)),
    }
  }, [kind, projects, reload, navigate, t])
  return { acts, busy, progress, stopImport: () => stopping.current?.abort(), refused, forgetRefused: () => setRefused([]) }
}
