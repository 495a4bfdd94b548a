import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useSnapshot } from 'valtio'
import { SeverityBadge } from '../../ui/badges/severity-badge'
import { groupKey } from './finding-list'
import type { FindingLine } from './finding-list'
import { foldGroup, findingsState } from './findings-state'
import { useCodeName } from './use-code-name'
import classes from './findings.module.css'
import { SMALL_ICON_PX } from '../../ui/frame/icon-sizes'

/** Renders the header of all findings of one code; a click folds them. */
export function FindingGroup({ line }: { line: Extract<FindingLine, { kind: 'group' }> }) {
  const { folded } = useSnapshot(findingsState)
  const codeName = useCodeName()
  const key = groupKey(line)
  const isFolded = folded.includes(key)
  const Chevron = isFolded ? IconChevronRight : IconChevronDown
  return (
    <button type="button" data-entry className={classes.group} aria-expanded={!isFolded} onClick={() => foldGroup(key)}>
      <Chevron size={SMALL_ICON_PX} aria-hidden="true" />
      <span>{codeName(line.code)}</span>
      <SeverityBadge severity={line.severity} count={line.count} />
    </button>
  )
}
