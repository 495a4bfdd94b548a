import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { draggedSystems, isSystemDrag } from './drag-systems'
import { placeSystems } from '../commands/systems/place-systems'
import classes from './systems.module.css'
import type { GroupRow } from './tree-rows'
import { fold } from './tree-state'

const ICON_PX = 14

interface GroupItemProps {
  row: GroupRow
  place: number
  isFocusable: boolean
  isReadOnly: boolean
  onFocus: () => void
}

/** A floor, or a level of it: folds, and takes systems that are dropped on it. */
export function GroupItem({ row, place, isFocusable, isReadOnly, onFocus }: GroupItemProps) {
  const { t } = useTranslation('systems')
  const [isTarget, setIsTarget] = useState(false)
  const Chevron = row.isOpen ? IconChevronDown : IconChevronRight
  const floor = row.floor === 0 ? t('noFloor') : t('floor', { floor: row.floor })
  return (
    <div
      role="treeitem"
      aria-level={row.depth}
      aria-posinset={row.place}
      aria-setsize={row.size}
      aria-expanded={row.isOpen}
      aria-selected={false}
      tabIndex={isFocusable ? 0 : -1}
      data-place={place}
      data-depth={row.depth}
      data-target={isTarget}
      className={classes.group}
      onFocus={onFocus}
      onClick={() => fold(row.key, row.isOpen)}
      onDragOver={(event) => {
        if (isReadOnly || !isSystemDrag(event)) return
        event.preventDefault()
        setIsTarget(true)
      }}
      onDragLeave={() => setIsTarget(false)}
      onDrop={(event) => {
        setIsTarget(false)
        event.preventDefault()
        placeSystems(draggedSystems(event), { floor: row.floor, level: row.level ?? 1 })
      }}
    >
      <Chevron size={ICON_PX} aria-hidden="true" />
      <span className={classes.groupName}>{row.level === null ? floor : t('level', { level: row.level })}</span>
      <span className={classes.count}>{t('systemCount', { count: row.systems })}</span>
    </div>
  )
}
