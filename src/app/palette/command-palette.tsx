import { Spotlight, useSpotlight, type SpotlightActionData, type SpotlightActionGroupData } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, type NavigateFunction } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { session } from '../../state/page/session'
import { useColorScheme } from '../../ui/frame/color-scheme'
import { useHasProject } from '../../ui/hooks/use-has-project'
import classes from './command-palette.module.css'
import { FoundInProject, type FoundActions } from './found-in-project'
import { matchingGroups } from './palette-groups'
import { paletteStore } from './palette-store'
import { useEarlyKeys } from './use-early-keys'
import { useFirstMatch } from './use-first-match'
import { useGeneralCommands } from './use-general-commands'
import { useListedProjects } from './use-listed-projects'
import { useProjectCommands } from './use-project-commands'

const NOTHING: FoundActions = { query: '', groups: [] }

/** Finds every available command, and everything in the open project and among the projects, by typing (Ctrl K). */
export function CommandPalette() {
  const { t } = useTranslation('app')
  const { token } = useSnapshot(session)
  const navigate = useNavigate()
  const hasProject = useHasProject()
  const { opened } = useSpotlight(paletteStore)
  const [query, setQuery] = useState('')
  const [found, setFound] = useState(NOTHING)
  const commands = useCommands(query, navigate)
  const early = useEarlyKeys(setQuery)
  const isSearched = opened && hasProject
  const isWorking = isSearched && found.query !== query
  const groups = useMemo(() => [...commands, ...(isSearched ? found.groups : [])], [commands, isSearched, found])
  const firstMatch = useFirstMatch(early.ref, { query, isWorking, shown: groups })
  if (!token) return null
  return (
    <>
      <Spotlight
        store={paletteStore}
        query={query}
        onQueryChange={setQuery}
        actions={groups}
        filter={(_query, shown) => shown}
        shortcut={null}
        scrollable
        centered={false}
        yOffset="10dvh"
        classNames={{ content: classes.content, actionsList: classes.list, empty: classes.list, action: classes.action }}
        overlayProps={{ blur: 0, backgroundOpacity: 0.45 }}
        attributes={{ content: { 'aria-label': t('palette.open') } }}
        scrollAreaProps={{ viewportProps: { tabIndex: 0, 'aria-label': t('palette.results'), role: 'group' } }}
        maxHeight={480}
        highlightQuery
        nothingFound={isWorking ? '…' : t('palette.nothing')}
        searchProps={{
          ...early,
          ...firstMatch,
          leftSection: <IconSearch size={18} aria-hidden="true" />,
          placeholder: t('palette.placeholder'),
          'aria-label': t('palette.placeholder'),
        }}
      />
      {isSearched ? (
        <Suspense>
          <FoundInProject query={query} navigate={navigate} onFound={setFound} />
        </Suspense>
      ) : null}
    </>
  )
}

function useCommands(query: string, navigate: NavigateFunction): SpotlightActionGroupData[] {
  const { t } = useTranslation('app')
  const scheme = useColorScheme()
  const general = useGeneralCommands(navigate, scheme)
  const project = useProjectCommands(navigate)
  const listed = useListedProjects(query, navigate)
  const group = (name: string, actions: SpotlightActionData[]): SpotlightActionGroupData => ({ group: t(`palette.group.${name}`), actions })
  return matchingGroups([group('project', project), group('recent', listed), group('general', general)], query)
}
