import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { floorName } from '../../drawing/labels/system-labels'
import { slice } from '../../schedule/slice'
import { currentProject, projectState } from '../../state/piping/project'
import { useUnitSettings } from '../../ui/words/unit-settings'
import { projectIndex } from '../../workbench/find/kept-index'
import { searchIndex } from '../../workbench/find/search-index'
import type { FoundGroup } from '../../workbench/find/search-index'
import { useSentence } from '../../workbench/open-system/use-sentence'

/** Found things of a kind that are shown. */
const MOST = 5

export interface Found {
  query: string
  groups: readonly FoundGroup[]
}

export const NOTHING_FOUND: Found = { query: '', groups: [] }

/** Searches systems, rooms, units, models and findings of the open project in slices. The answer names its query, which may be an earlier one. */
export function useFound(query: string): Found {
  const { t, i18n } = useTranslation('board')
  const { language } = i18n
  const sentence = useSentence(useUnitSettings())
  const [found, setFound] = useState(NOTHING_FOUND)

  useEffect(() => {
    const stop = new AbortController()
    const search = async (): Promise<void> => {
      const project = currentProject()
      if (!project) return
      const floor = (name: string): string => floorName(name, (key, values = {}) => t(key, values))
      const index = await projectIndex(project, projectState.revision, language, { sentence, floor })
      const groups = stop.signal.aborted ? null : await slice(searchIndex(index, query, MOST), { signal: stop.signal })
      if (groups) setFound({ query, groups })
    }
    // A thing that cannot be found leaves the commands.
    search().catch(() => setFound({ query, groups: [] }))
    return () => stop.abort()
  }, [query, sentence, language, t])
  return found
}
