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
import { CALLS } from '../../contract/calls'
import { call } from '../../platform/call'
import { openProject } from '../../state/piping/open-project'
import { useFormat } from '../../ui/words/format'
import { paletteStore } from './palette-store'
import { MENU_ICON_PX } from '../../ui/frame/icon-sizes'

/** Projects that are asked for at once. */
const FIRST_PAGE = { current: 1, size: 6 }
/** Delay that joins letters typed in quick succession into one call. */
const WAIT_MS = 150

/** Lists the latest projects of the list, or those that contain a query, asked of the server while the palette is open. */
export function useListedProjects(query: string, navigate: NavigateFunction): SpotlightActionData[] {
  const { t } = useTranslation('app')
  const { opened } = useSpotlight(paletteStore)
  const format = useFormat()
  const [projects, setProjects] = useState<readonly ProjectListItem[]>([])

  const text = query.trim()

  useEffect(() => {
    if (!opened) return undefined
    const abort = new AbortController()
    const ask = (): void => {
      call(CALLS.project.mssp.list, { query: FIRST_PAGE, body: text === '' ? {} : { text }, signal: abort.signal }).then(
        (list) => setProjects(list.records),
        // Without the server the palette still offers everything that is open here.
        () => setProjects([]),
      )
    }
    const timer = setTimeout(ask, text === '' ? 0 : WAIT_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [opened, text])

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
