import { findingsAt } from '../../drawing/view/findings-at'
import type { Place } from '../../drawing/view/spatial-index'
import { SeverityBadge } from '../../ui/badges/severity-badge'
import classes from './panels.module.css'
import type { OpenSystem } from '../open-system/use-open-system'

/** Shows the findings of the picked row in full. */
export function FindingsHere({ open, place }: { open: OpenSystem; place: Place }) {
  const findings = findingsAt(open.drawing, place)
  if (findings.length === 0) return null
  return (
    <ul className={classes.findingsHere}>
      {findings.map((finding) => (
        <li key={finding.code + JSON.stringify(finding.values)} data-severity={finding.severity}>
          <SeverityBadge severity={finding.severity} />
          <span>{open.sentence(finding)}</span>
        </li>
      ))}
    </ul>
  )
}
