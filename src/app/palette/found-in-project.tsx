import type { SpotlightActionData, SpotlightActionGroupData } from '@mantine/spotlight'
import { IconMathFunction } from '@tabler/icons-react'
import { useCallback, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { NavigateFunction } from 'react-router-dom'
import type { Words } from '../../drawing/labels/system-labels'
import { pathOf } from '../../platform/areas'
import { results } from '../../state/core/results'
import { workplace } from '../../state/page/workplace'
import { currentProject, projectState } from '../../state/piping/project'
import { MENU_ICON_PX } from '../../ui/frame/icon-sizes'
import { keyCaps } from '../../ui/hooks/key-caps'
import { useFormat } from '../../ui/words/format'
import { useUnitSettings } from '../../ui/words/unit-settings'
import { offeredVerbs } from '../../workbench/board-menu/offered-verbs'
import { findFigures } from '../../workbench/find/system-figures'
import { showProof } from '../../workbench/proof/proof-trail'
import { matches } from '../../ui/table/matches'
import { foundAction, moreAction } from './found-actions'
import { useFound } from './use-found'

const MOST_VERBS = 6

/** Groups of found things, and the query that they answer. */
export interface FoundActions {
  query: string
  groups: SpotlightActionGroupData[]
}

interface FoundInProjectProps {
  query: string
  navigate: NavigateFunction
  onFound: (found: FoundActions) => void
}

/** Searches the open project for the palette: verbs of the board, figures, systems, rooms, units, models and findings. Renders nothing itself. */
export function FoundInProject({ query, navigate, onFound }: FoundInProjectProps) {
  const { t } = useTranslation(['find', 'piping', 'proof', 'placing'])
  const words: Words = useCallback((key, values = {}) => t(key, values), [t])
  const found = useFound(query)
  const verbs = useVerbs(found.query)
  const figures = useFigures(found.query, navigate)
  const groups = useMemo(() => {
    const group = (name: string, actions: SpotlightActionData[]): SpotlightActionGroupData[] =>
      actions.length === 0 ? [] : [{ group: t(`find:palette.${name}`), actions }]
    const isCut = found.groups.some(({ kind, entries, count }) => kind !== 'system' && count > entries.length)
    return [
      ...group('verbs', verbs),
      ...group('figures', figures),
      ...found.groups.flatMap(({ kind, entries }) =>
        group(
          kind,
          entries.map((entry) => foundAction(entry, words, navigate)),
        ),
      ),
      ...(isCut ? group('more', [moreAction(found.query, found.groups, words, navigate)]) : []),
    ]
  }, [found, verbs, figures, t, words, navigate])
  useEffect(() => onFound({ query: found.query, groups }), [found.query, groups, onFound])
  return null
}

function useVerbs(query: string): SpotlightActionData[] {
  const { t } = useTranslation('placing')
  return useMemo(() => {
    if (query.trim() === '') return []
    const isMac = /mac/i.test(navigator.userAgent)
    return offeredVerbs(projectState.readOnly)
      .filter(({ key }) => matches(t(`menu.${key}`), query))
      .slice(0, MOST_VERBS)
      .map((entry) => ({
        id: `verb ${entry.key}`,
        label: t(`menu.${entry.key}`),
        leftSection: <entry.icon size={MENU_ICON_PX} />,
        rightSection: entry.shortcut ? <kbd>{keyCaps(entry.shortcut, isMac).join(' ')}</kbd> : null,
        onClick: entry.run,
      }))
  }, [query, t])
}

/** Finds figures of the system that is open; each leads to its proof. */
function useFigures(query: string, navigate: NavigateFunction): SpotlightActionData[] {
  const { t } = useTranslation(['piping', 'proof'])
  const format = useFormat()
  const unitSettings = useUnitSettings()
  return useMemo(() => {
    const project = currentProject()
    const system = project?.systems[workplace.systemId ?? ''] ?? project?.systems[project.systemOrder[0] ?? '']
    const outdoor = system && results.bySystem[system.id]?.outdoor
    if (!system || !outdoor) return []
    return findFigures(outdoor, query, { t, number: format.number, unitSettings }).map(({ quantity, label, value }) => ({
      id: `figure ${quantity}`,
      label,
      description: `${value} · ${system.name}`,
      leftSection: <IconMathFunction size={MENU_ICON_PX} />,
      onClick: () => {
        workplace.systemId = system.id
        showProof(system.id, { outdoor: true, quantity })
        void navigate(pathOf('piping'))
      },
    }))
  }, [query, t, format, unitSettings, navigate])
}
