import { Spotlight, type SpotlightActionData, type SpotlightActionGroupData } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { session } from '../../state/page/session'
import { useColorScheme } from '../../ui/frame/color-scheme'
import { paletteStore } from './palette-store'
import { useEarlyKeys } from './use-early-keys'
import { useGeneralCommands } from './use-general-commands'
import { useProjectCommands } from './use-project-commands'
import { useRecentProjects } from './use-recent-projects'

const ROWS = 12

/** Finds every available command and target by typing (Ctrl K). */
export function CommandPalette() {
  const { t } = useTranslation('app')
  const { token } = useSnapshot(session)
  const groups = useGroups()
  const [query, setQuery] = useState('')
  const early = useEarlyKeys(setQuery)
  if (!token) return null
  return (
    <Spotlight
      store={paletteStore}
      query={query}
      onQueryChange={setQuery}
      actions={groups}
      shortcut={null}
      limit={ROWS}
      scrollable
      overlayProps={{ blur: 0, backgroundOpacity: 0.45 }}
      attributes={{ content: { 'aria-label': t('palette.open') } }}
      scrollAreaProps={{ viewportProps: { tabIndex: 0, 'aria-label': t('palette.results'), role: 'group' } }}
      maxHeight={420}
      highlightQuery
      nothingFound={t('palette.nothing')}
      searchProps={{
        ...early,
        leftSection: <IconSearch size={18} aria-hidden="true" />,
        placeholder: t('palette.placeholder'),
        'aria-label': t('palette.placeholder'),
      }}
    />
  )
}

function useGroups(): SpotlightActionGroupData[] {
  const { t } = useTranslation('app')
  const navigate = useNavigate()
  const scheme = useColorScheme()
  const general = useGeneralCommands(navigate, scheme)
  const project = useProjectCommands(navigate)
  const recent = useRecentProjects(navigate)
  const group = (name: string, actions: SpotlightActionData[]): SpotlightActionGroupData[] =>
    actions.length === 0 ? [] : [{ group: t(`palette.group.${name}`), actions }]
  return [...group('project', project), ...group('recent', recent), ...group('general', general)]
}
