import type { SpotlightActionData } from '@mantine/spotlight'
import { IconAirConditioning, IconAlertTriangle, IconDoor, IconPackage, IconSearch, IconSitemap } from '@tabler/icons-react'
import type { Icon } from '@tabler/icons-react'
import type { NavigateFunction } from 'react-router-dom'
import type { Words } from '../../drawing/labels/system-labels'
import { pathOf } from '../../platform/areas'
import { currentProject } from '../../state/piping/project'
import { MENU_ICON_PX } from '../../ui/frame/icon-sizes'
import { findEverywhere } from '../../workbench/find/find-state'
import type { FoundKind, IndexEntry } from '../../workbench/find/project-index'
import type { FoundGroup } from '../../workbench/find/search-index'
import { goToFound } from './go-to-found'

const ICONS: Record<FoundKind, Icon> = {
  system: IconSitemap,
  room: IconDoor,
  unit: IconAirConditioning,
  model: IconPackage,
  finding: IconAlertTriangle,
}

/** Returns the action that leads to a found thing. */
export function foundAction(entry: IndexEntry, t: Words, navigate: NavigateFunction): SpotlightActionData {
  const { kind, systemId, text, where, units, lineIds, findingAt } = entry
  const Symbol = ICONS[kind]
  const system = currentProject()?.systems[systemId]?.name ?? ''
  const isGroup = kind === 'room' || (kind === 'model' && lineIds.length > 0)
  const parts = [isGroup ? t('piping:unit.severalTitle', { count: units }) : '', where, kind === 'system' ? '' : system]
  return {
    id: `${kind} ${systemId} ${findingAt} ${lineIds[0] ?? text} ${text}`,
    label: text,
    description: parts.filter(Boolean).join(' · '),
    leftSection: <Symbol size={MENU_ICON_PX} />,
    onClick: () => goToFound(entry, navigate),
  }
}

/** Returns the action that leads to the search of the piping step, which lists every match. */
export function moreAction(query: string, groups: readonly FoundGroup[], t: Words, navigate: NavigateFunction): SpotlightActionData {
  const count = groups.reduce((sum, group) => sum + (group.kind === 'system' ? 0 : group.count - group.entries.length), 0)
  return {
    id: 'find-more',
    label: t('find:palette.all', { count }),
    leftSection: <IconSearch size={MENU_ICON_PX} />,
    onClick: () => {
      findEverywhere(query)
      void navigate(pathOf('piping'))
    },
  }
}
