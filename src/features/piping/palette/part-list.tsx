import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { memo, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './palette.module.css'
import type { Part, PartGroup } from './part'
import { SMALL_ICON_PX } from '../../../ui/frame/icon-sizes'

interface PartListProps {
  groups: readonly PartGroup[]
  /** Keys of folded groups. */
  closed: readonly string[]
  isDisabled: boolean
  onToggle: (key: string) => void
  onTake: (part: Part) => void
  onPress: (event: PointerEvent, part: Part) => void
}

/** Renders folding groups of parts as a single tab stop, walked with the arrow keys. */
export const PartList = memo(function PartList({ groups, closed, isDisabled, onToggle, onTake, onPress }: PartListProps) {
  const { t } = useTranslation('placing')
  const isOpen = (key: string): boolean => !closed.includes(key)
  const rows = groups.flatMap((group) => [
    `group ${group.key}`,
    ...(isOpen(group.key) ? group.parts.map((part) => `${group.key} ${part.key}`) : []),
  ])
  const [wanted, setWanted] = useState('')
  const current = rows.includes(wanted) ? wanted : rows[0]

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const at = rows.indexOf(current ?? '')
    const isGroup = current?.startsWith('group ') === true
    const key = current?.slice('group '.length) ?? ''
    const to: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }
    if (isGroup && ((event.key === 'ArrowRight' && !isOpen(key)) || (event.key === 'ArrowLeft' && isOpen(key)))) onToggle(key)
    else {
      const next = rows[to[event.key] ?? -1]
      if (next === undefined) return
      setWanted(next)
      event.currentTarget.querySelector<HTMLElement>(`[data-row="${CSS.escape(next)}"]`)?.focus()
    }
    event.preventDefault()
  }
  const rowProps = (row: string) => ({ 'data-row': row, tabIndex: row === current ? 0 : -1, onFocus: () => setWanted(row) })

  return (
    <div className={classes.groups} role="group" aria-label={t('parts.label')} onKeyDown={onKeyDown}>
      {groups.map((group) => (
        <section key={group.key}>
          <button
            type="button"
            className={classes.group}
            aria-expanded={isOpen(group.key)}
            onClick={() => onToggle(group.key)}
            {...rowProps(`group ${group.key}`)}
          >
            {isOpen(group.key) ? (
              <IconChevronDown size={SMALL_ICON_PX} aria-hidden="true" />
            ) : (
              <IconChevronRight size={SMALL_ICON_PX} aria-hidden="true" />
            )}
            <span>{group.title}</span>
            <small>{group.parts.length}</small>
          </button>
          {isOpen(group.key) ? (
            <ul>
              {group.parts.map((part) => (
                <li key={part.key}>
                  <button
                    type="button"
                    className={classes.part}
                    aria-disabled={isDisabled}
                    aria-label={`${part.title} ${part.detail}`}
                    onClick={() => onTake(part)}
                    onPointerDown={(event) => onPress(event, part)}
                    {...rowProps(`${group.key} ${part.key}`)}
                  >
                    <span>{part.title}</span> <small>{part.detail}</small>
                  </button>
                </li>
              ))}
            </ul>
          ) : null}
        </section>
      ))}
    </div>
  )
})
