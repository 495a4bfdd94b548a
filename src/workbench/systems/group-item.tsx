import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './systems.module.css'
import type { GroupRow } from './tree-rows'
import { treeItem } from './tree-item'
import { fold } from './tree-state'
import { useDropTarget } from './use-drop-target'

const ICON_PX = 14

interface GroupItemProps {
  row: GroupRow
  place: number
  isFocusable: boolean
  isReadOnly: boolean
  onFocus: (key: string) => void
}

/** Renders a floor, or a level of it: it folds, and accepts dropped systems. */
export function GroupItem({ row, place, isFocusable, isReadOnly, onFocus }: GroupItemProps) {
  const { t } = useTranslation('systems')
  const drop = useDropTarget(isReadOnly, { floor: row.floor, level: row.level ?? 1 })
  const Chevron = row.isOpen ? IconChevronDown : IconChevronRight
  const floor = row.floor === 0 ? t('noFloor') : t('floor', { floor: row.floor })
  return (
    <div
      {...treeItem(row, place, isFocusable)}
      aria-expanded={row.isOpen}
      aria-selected={false}
      className={classes.group}
      onFocus={() => onFocus(row.key)}
      onClick={() => fold(row.key, row.isOpen)}
      {...drop}
    >
      <Chevron size={ICON_PX} aria-hidden="true" />
      <span className={classes.groupName}>{row.level === null ? floor : t('level', { level: row.level })}</span>
      <span className={classes.count}>{t('systemCount', { count: row.systems })}</span>
    </div>
  )
}
