import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { NOTHING_PICKED } from '../../canvas/picked'
import type { Picked } from '../../canvas/picked'
import type { Finding } from '../../model/finding'
import { edgeRow, nodeRow } from '../../model/diagram-rows'
import { SeverityBadge } from '../../ui/severity-badge'
import { local } from './local'
import classes from './piping.module.css'
import type { OpenSystem } from './use-open-system'

interface FindingsPanelProps {
  open: OpenSystem
  onGoTo: (picked: Picked) => void
}

/** Everything found in the system, errors first; a click leads to the place. */
export function FindingsPanel({ open, onGoTo }: FindingsPanelProps) {
  const { t } = useTranslation('piping')
  const { filter } = useSnapshot(local)
  const all = open.result?.findings ?? []
  const shown = all.filter((finding) => filter === 'all' || finding.severity === filter)
  const errors = all.filter((finding) => finding.severity === 'error').length
  const unlisted = (open.result?.findingCount ?? 0) - all.length
  return (
    <section className={classes.findings} aria-label={t('findings.title')}>
      <header>
        <h2>{t('findings.title')}</h2>
        {errors > 0 ? <SeverityBadge severity="error" count={errors} /> : null}
        {all.length > errors ? <SeverityBadge severity="advice" count={all.length - errors} /> : null}
        {all.length > 0 ? (
          <SegmentedControl
            size="xs"
            aria-label={t('findings.filter')}
            value={filter}
            onChange={(value) => (local.filter = value)}
            data={[
              { value: 'all', label: t('findings.all') },
              { value: 'error', label: t('findings.errors') },
              { value: 'advice', label: t('findings.advice') },
            ]}
          />
        ) : null}
      </header>
      {open.result && all.length === 0 ? <p className={classes.hint}>{t('findings.none')}</p> : null}
      {all.length > 0 && shown.length === 0 ? <p className={classes.hint}>{t('findings.noneOfThese')}</p> : null}
      <ul>
        {shown.map((finding, at) => (
          <li key={`${at} ${finding.code} ${finding.nodeId ?? finding.edgeId ?? ''}`}>
            <button type="button" onClick={() => onGoTo(placeOf(finding))}>
              <SeverityBadge severity={finding.severity} />
              <span>
                {open.sentence(finding)}
                <small>{placeName(open, finding)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {unlisted > 0 ? <p className={classes.hint}>{t('findings.more', { count: unlisted })}</p> : null}
    </section>
  )
}

function placeOf(finding: Finding): Picked {
  if (finding.nodeId !== undefined) return { nodes: [finding.nodeId], edges: [] }
  if (finding.edgeId !== undefined) return { nodes: [], edges: [finding.edgeId] }
  return NOTHING_PICKED
}

function placeName({ drawing, names, system }: OpenSystem, finding: Finding): string {
  if (finding.nodeId !== undefined) return names.node(nodeRow(drawing.diagram, finding.nodeId))
  if (finding.edgeId === undefined) return system.name
  const edge = edgeRow(drawing.diagram, finding.edgeId)
  return `${names.node(drawing.diagram.edgeSource[edge] ?? -1)} → ${names.node(drawing.diagram.edgeTarget[edge] ?? -1)}`
}
