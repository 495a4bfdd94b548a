import { TextInput } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { renameSystem } from '../commands/systems/rename-system'
import type { SystemFacts } from './system-facts'
import classes from './systems.module.css'
import { treeState } from './tree-state'

/** The name of a system while it is typed: Enter or leaving keeps it, Escape leaves it as it was. */
export function RenameField({ facts, place, depth }: { facts: SystemFacts; place: number; depth: number }) {
  const { t } = useTranslation('systems')
  const row = useRef<HTMLDivElement>(null)
  const isOver = useRef(false)
  const end = (name: string | null, keepsFocus: boolean): void => {
    if (isOver.current) return
    isOver.current = true
    const tree = row.current?.parentElement
    if (name !== null) renameSystem(facts.id, name)
    treeState.renamed = null
    if (keepsFocus) requestAnimationFrame(() => tree?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus())
  }
  return (
    <div ref={row} role="treeitem" aria-level={depth} aria-selected={false} className={classes.system} data-depth={depth}>
      <TextInput
        className={classes.rename ?? ''}
        size="xs"
        autoFocus
        aria-label={t('name')}
        defaultValue={facts.name}
        maxLength={200}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={(event) => end(event.currentTarget.value, false)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') end(event.currentTarget.value, true)
          else if (event.key === 'Escape') end(null, true)
          else return
          event.preventDefault()
          event.stopPropagation()
        }}
      />
    </div>
  )
}
