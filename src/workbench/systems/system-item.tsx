import { ActionIcon } from '@mantine/core'
import { IconDots, IconSnowflake } from '@tabler/icons-react'
import { memo, useRef } from 'react'
import type { ComponentType, MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { SeverityBadge } from '../../ui/badges/severity-badge'
import { useLaterSystemResult } from '../../ui/hooks/use-system-result'
import { openSystem } from '../commands/open-system'
import { dragSystems } from './drag-systems'
import { severityCounts } from './severity-counts'
import { USUAL_SCALE } from './system-facts'
import type { SystemFacts } from './system-facts'
import { SystemMenu } from './system-menu'
import classes from './systems.module.css'
import { treeItem } from './tree-item'
import { concerned, pickOnly, pickUpTo, togglePicked, treeState, typeName } from './tree-state'
import type { SystemRow, TreeRow } from './tree-rows'
import { useDropTarget, type SystemDrop } from './use-drop-target'
import { RenameField } from '../../ui/fields/rename-field'
import { renameSystem } from '../commands/systems/rename-system'
import { ICON_PX } from '../../ui/frame/icon-sizes'

/** Renders a row of the tree while its name is edited. */
function RenamedRow({ facts, place, depth }: { facts: SystemFacts; place: number; depth: number }) {
  const { t } = useTranslation('systems')
  const row = useRef<HTMLDivElement>(null)
  const end = (name: string | null, isByKey: boolean): void => {
    const tree = row.current?.parentElement
    if (name !== null) renameSystem(facts.id, name)
    typeName(null)
    if (isByKey) requestAnimationFrame(() => tree?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus())
  }
  return (
    <div ref={row} role="treeitem" aria-level={depth} aria-selected={false} className={classes.system} data-depth={depth}>
      <RenameField className={classes.rename} name={facts.name} label={t('name')} onEnd={end} />
    </div>
  )
}

interface SystemItemProps {
  row: SystemRow
  place: number
  rows: readonly TreeRow[]
  isOpen: boolean
  isPicked: boolean
  isFocusable: boolean
  isReadOnly: boolean
  hasMenu: boolean
  onMenu: (key: string | null) => void
  onFocus: (key: string) => void
  Figures?: ComponentType<{ systemId: string }>
  takes?: SystemDrop | undefined
}

/** Renders one system of the tree: a click opens it, Ctrl and Shift pick, dragging moves, and a menu has all other commands. */
export const SystemItem = memo(function SystemItem(props: SystemItemProps) {
  const { row, place, rows, isOpen, isPicked, isFocusable, isReadOnly, hasMenu, onMenu, onFocus, Figures, takes } = props
  const { t } = useTranslation('systems')
  const { renamed } = useSnapshot(treeState)
  const { facts } = row
  const { id } = facts
  const drop = useDropTarget(isReadOnly, { floor: facts.floor, level: facts.level, beforeId: id }, id, takes)

  const onClick = (event: MouseEvent): void => {
    if (event.target instanceof HTMLElement && event.target.closest('button, input, [role="menu"], [role="dialog"]')) return
    if (event.shiftKey) pickUpTo(id, rowKeys(rows))
    else if (event.ctrlKey || event.metaKey) togglePicked(id)
    else {
      pickOnly(id)
      openSystem(id)
    }
  }

  if (renamed === id) return <RenamedRow facts={facts} place={place} depth={row.depth} />
  return (
    <div
      {...treeItem(row, place, isFocusable)}
      aria-selected={isPicked}
      aria-current={isOpen}
      draggable={!isReadOnly}
      data-system={id}
      data-inactive={!facts.isActive}
      className={classes.system}
      onFocus={() => onFocus(id)}
      onClick={onClick}
      onDoubleClick={() => !isReadOnly && (treeState.renamed = id)}
      onContextMenu={(event) => {
        event.preventDefault()
        onMenu(id)
      }}
      onDragStart={(event) => dragSystems(event, concerned(id))}
      {...drop}
    >
      <span className={classes.name}>
        <span title={facts.name}>{facts.name}</span>
        {facts.isFrozen ? <IconSnowflake size={12} role="img" aria-label={t('frozen')} /> : null}
      </span>
      <Badges id={id} isActive={facts.isActive} />
      <SystemMenu facts={facts} isOpened={hasMenu} isReadOnly={isReadOnly} onChange={(isShown) => onMenu(isShown ? id : null)}>
        <ActionIcon tabIndex={-1} className={classes.more ?? ''} aria-label={t('actions', { name: facts.name })}>
          <IconDots size={ICON_PX} aria-hidden="true" />
        </ActionIcon>
      </SystemMenu>
      <Details facts={facts} />
      {Figures ? (
        <span className={classes.figures}>
          <Figures systemId={id} />
        </span>
      ) : null}
    </div>
  )
})

function Badges({ id, isActive }: { id: string; isActive: boolean }) {
  const { errors, advices } = severityCounts(useLaterSystemResult(id))
  // An inactive system is not checked, so it shows no counts.
  if (!isActive) return <span />
  return (
    <span className={classes.badges}>
      {errors > 0 ? <SeverityBadge severity="error" count={errors} /> : null}
      {errors === 0 && advices > 0 ? <SeverityBadge severity="advice" count={advices} /> : null}
    </span>
  )
}

function Details({ facts }: { facts: SystemFacts }) {
  const { t } = useTranslation('systems')
  const parts = [
    ...(facts.isActive ? [] : [t('inactive')]),
    facts.models || t('noOutdoorUnit'),
    t('unitCount', { count: facts.units }),
    ...(facts.scalePercent === USUAL_SCALE ? [] : [t('scaleShort', { scale: facts.scalePercent })]),
    ...(facts.isUnreported && facts.isActive ? [t('unreported')] : []),
  ]
  return (
    <small className={classes.details} title={parts.join(' · ')}>
      {parts.join(' · ')}
    </small>
  )
}

function rowKeys(rows: readonly TreeRow[]): string[] {
  return rows.flatMap((row) => (row.kind === 'system' ? [row.key] : []))
}
