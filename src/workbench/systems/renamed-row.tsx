import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { RenameField } from '../../ui/fields/rename-field'
import { renameSystem } from '../commands/systems/rename-system'
import type { SystemFacts } from './system-facts'
import classes from './systems.module.css'
import { typeName } from './tree-state'

/** Renders a row of the tree while its name is edited. */
export function RenamedRow({ facts, place, depth }: { facts: SystemFacts; place: number; depth: number }) {
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
