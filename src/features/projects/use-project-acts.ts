import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { ProjectListItem } from '../../contract/project-calls'
import { CallError } from '../../platform/call-error'
import { notify } from '../../platform/notify'
import { cloneProject, removeProjects } from '../../platform/project-calls'
import { closeProject, openProject } from '../../state/open-project'
import { projectState } from '../../state/project'
import { confirm } from '../../ui/confirm-dialog'
import type { ProjectActs } from './columns'

/** Names that a question before deleting spells out. */
const NAMES_SHOWN = 3

type Busy = 'opening' | 'cloning' | 'deleting'

/** What can be done with the projects of the list, one at a time. */
export function useProjectActs(projects: readonly ProjectListItem[], reload: () => void): { acts: ProjectActs; busy: Busy | null } {
  const { t } = useTranslation('projects')
  const navigate = useNavigate()
  const [busy, setBusy] = useState<Busy | null>(null)

  const acts = useMemo((): ProjectActs => {
    const during = async (kind: Busy, act: () => Promise<void>): Promise<void> => {
      setBusy(kind)
      try {
        await act()
      } catch (error) {
        // A call that was not silent has told the user already.
        if (!(error instanceof CallError) || error.isSilent)
          notify('error', t(`failed.${kind}`, { reason: error instanceof Error ? error.message : String(error) }))
      } finally {
        setBusy(null)
      }
    }
    const open = async (project: ProjectListItem): Promise<void> => {
      await openProject(project.id)
      await navigate('/navbar/mssp/selection')
    }
    const clone = async (project: ProjectListItem): Promise<void> => {
      await cloneProject({ id: project.id })
      notify('good', t('cloned', { name: project.projectName }))
      reload()
    }
    const remove = async (ids: readonly string[]): Promise<void> => {
      const named = projects.filter((project) => ids.includes(project.id)).map((project) => project.projectName)
      const isConfirmed = await confirm({
        title: t('delete.title', { count: ids.length }),
        text: t('delete.text', {
          count: ids.length,
          name: named.length > NAMES_SHOWN ? `${named.slice(0, NAMES_SHOWN).join(', ')} …` : named.join(', '),
        }),
        confirmLabel: t('act.delete'),
        isDangerous: true,
      })
      if (!isConfirmed) return
      await during('deleting', async () => {
        if (projectState.current && ids.includes(projectState.current.id)) await closeProject()
        const { removed } = await removeProjects([...ids])
        if (removed.length < ids.length) notify('advice', t('delete.some', { count: ids.length - removed.length }))
        reload()
      })
    }
    return {
      open: (project) => void during('opening', () => open(project)),
      clone: (project) => void during('cloning', () => clone(project)),
      remove: (ids) => void remove(ids),
    }
  }, [projects, reload, navigate, t])
  return { acts, busy }
}
