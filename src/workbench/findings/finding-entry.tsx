import type { Finding } from '../../model/finding/finding'
import { SeverityBadge } from '../../ui/badges/severity-badge'
import { RepairOffer } from '../repair/repair-offer'
import type { OpenSystem } from '../open-system/use-open-system'
import { placeName } from './finding-place'
import classes from './findings.module.css'

interface FindingEntryProps {
  open: OpenSystem
  finding: Finding
  /** True for the finding that was opened last, which shows its repair. */
  isCurrent: boolean
  onGoTo: () => void
}

/** Shows one finding in full; the one that was opened last also shows its repair. */
export function FindingEntry({ open, finding, isCurrent, onGoTo }: FindingEntryProps) {
  return (
    <div className={classes.entry} data-current={isCurrent || undefined} data-severity={finding.severity}>
      <button type="button" data-entry aria-current={isCurrent || undefined} onClick={onGoTo}>
        <SeverityBadge severity={finding.severity} />
        <span>
          {open.sentence(finding)}
          <small>{placeName(open, finding)}</small>
        </span>
      </button>
      {isCurrent ? <RepairOffer open={open} finding={finding} /> : null}
    </div>
  )
}
