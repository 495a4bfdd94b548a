import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { Picked } from '../../drawing/view/picked'
import { VirtualList } from '../../ui/table/virtual-list'
import { PanelHint } from '../../ui/feedback/panel-hint'
import { UncheckedBadge } from '../../ui/badges/unchecked-badge'
import { InactiveHint } from '../frame/inactive-hint'
import type { OpenSystem } from '../open-system/use-open-system'
import { FindingGroup } from './finding-group'
import { groupedLines } from './finding-list'
import type { FindingLine } from './finding-list'
import { placeOf, placeName } from './finding-place'
import { FindingTools } from './finding-tools'
import { RepairAllBar } from './repair-all-bar'
import { findingsState } from './findings-state'
import { useWantedFindings } from './use-wanted-findings'
import classes from './findings.module.css'
import type { Finding } from '../../model/finding/finding'
import { SeverityBadge } from '../../ui/badges/severity-badge'
import { RepairOffer } from '../repair/repair-offer'

interface FindingEntryProps {
  open: OpenSystem
  finding: Finding
  /** True for the finding that was opened last, which shows its repair. */
  isCurrent: boolean
  onGoTo: () => void
}

/** Shows one finding in full; the one that was opened last also shows its repair. */
function FindingEntry({ open, finding, isCurrent, onGoTo }: FindingEntryProps) {
  return (
    <div className={classes.entry} data-current={isCurrent || undefined} data-severity={finding.severity}>
      <button type="button" data-entry aria-current={isCurrent || undefined} onClick={onGoTo}>
        <SeverityBadge severity={finding.severity} />
        <span>
          {open.sentence(finding)}
          <small>{placeName(open, finding)}</small>
        </span>
      </button>
      {isCurrent ? <RepairOffer open={open} finding={finding} hasFurther /> : null}
    </div>
  )
}

const LINE_PX = 56

interface FindingsPanelProps {
  open: OpenSystem
  onGoTo: (picked: Picked) => void
}

/** Lists all findings of the system, errors first; a click leads to the place and the repair. */
export function FindingsPanel({ open, onGoTo }: FindingsPanelProps) {
  const { t } = useTranslation(['panels', 'ui'])
  const { current, isGrouped, folded } = useSnapshot(findingsState)
  const wanted = useWantedFindings(open)
  const lines = useMemo(
    () => (isGrouped ? groupedLines(wanted, new Set(folded)) : wanted.map((one): FindingLine => ({ kind: 'finding', ...one }))),
    [wanted, isGrouped, folded],
  )
  const all = open.result?.findings ?? []
  const unchecked = open.result?.inputs?.notChecked ?? []
  const unlisted = (open.result?.findingCount ?? 0) - all.length

  if (!open.system.active) return <InactiveHint system={open.system} />
  if (!open.result) return <PanelHint>{t('findings.waiting')}</PanelHint>
  return (
    <section className={classes.panel} aria-label={t('tab.findings')}>
      {all.length > 0 ? <FindingTools findings={all} shown={wanted.length} /> : null}
      <RepairAllBar open={open} />
      {all.length === 0 && unlisted === 0 ? (
        <PanelHint>{unchecked.length > 0 ? t('ui:noneInChecked') : t('findings.none')}</PanelHint>
      ) : null}
      {unchecked.length > 0 ? (
        <PanelHint>
          <UncheckedBadge inputs={unchecked} isWrapped />
        </PanelHint>
      ) : null}
      {all.length > 0 && wanted.length === 0 ? <PanelHint>{t('findings.noneOfThese')}</PanelHint> : null}
      <VirtualList
        label={t('tab.findings')}
        count={lines.length}
        estimatePx={LINE_PX}
        keyOf={(at) => keyOf(lines[at])}
        revealed={lines.findIndex((line) => line.kind === 'finding' && line.at === current)}
        render={(at) => {
          const line = lines[at]
          if (!line) return null
          if (line.kind === 'group') return <FindingGroup line={line} />
          return (
            <FindingEntry
              open={open}
              finding={line.finding}
              isCurrent={line.at === current}
              onGoTo={() => {
                findingsState.current = line.at
                onGoTo(placeOf(line.finding))
              }}
            />
          )
        }}
      />
      {unlisted > 0 ? <PanelHint>{t('findings.more', { count: unlisted })}</PanelHint> : null}
    </section>
  )
}

function keyOf(line: FindingLine | undefined): string {
  if (!line) return ''
  return line.kind === 'group' ? `group ${line.severity} ${line.code}` : `${line.at} ${line.finding.code}`
}
