import type { SpotlightActionData } from '@mantine/spotlight'
import { useSpotlight } from '@mantine/spotlight'
import { IconFolder } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { NavigateFunction } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import type { ProjectListItem } from '../../contract/project/project-calls'
import { pathOf } from '../../platform/areas'
import { callFailure } from '../../platform/http/call-failure'
import { notify } from '../../platform/notify'
import { listProjects } from '../../platform/calls/project-calls'
import { openProject } from '../../state/piping/open-project'
import { useFormat } from '../../ui/words/format'
import { paletteStore } from './palette-store'
import { MENU_ICON_PX } from '../../ui/frame/icon-sizes'

const FIRST_PAGE = { current: 1, size: 30 }

/** Lists the latest projects, fetched whenever the palette opens. */
export function useRecentProjects(navigate: NavigateFunction): SpotlightActionData[] {
  const { t } = useTranslation('app')
  const { opened } = useSpotlight(paletteStore)
  const format = useFormat()
  const [projects, setProjects] = useState<readonly ProjectListItem[]>([])

  useEffect(() => {
    if (!opened) return undefined
    const abort = new AbortController()
    listProjects('mssp', FIRST_PAGE, abort.signal).then(
      (list) => setProjects(list.records),
      // Without the server the palette still offers everything that is open here.
      () => setProjects([]),
    )
    return () => abort.abort()
  }, [opened])

  const open = (id: string): void => {
    openProject(id).then(
      (isShown) => void (isShown && navigate(pathOf('selection'))),
      (error: unknown) => notify('error', t('project.openFailed', { reason: callFailure(error) })),
    )
  }
  return projects.map((project) => ({
    id: `project-${project.id}`,
    label: project.projectName,
    description: [project.projectNo, format.ago(project.updatedAt)].filter(Boolean).join(' · '),
    leftSection: <IconFolder size={MENU_ICON_PX} />,
    onClick: () => open(project.id),
  }))
}
