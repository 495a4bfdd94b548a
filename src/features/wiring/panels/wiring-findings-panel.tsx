import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { diagramOfFinding, keyOfFinding } from '../../../drawing/wiring/wire-drawing'
import { EXCEPTION_SEPARATOR } from '../../../engine/wiring/control-findings'
import type { LineFinding } from '../../../engine/wiring/findings-of-wires'
import type { ControlException } from '../../../model/wiring/control'
import { projectState } from '../../../state/piping/project'
import { SeverityBadge } from '../../../ui/badges/severity-badge'
import { PanelHint } from '../../../ui/feedback/panel-hint'
import { VirtualList } from '../../../ui/table/virtual-list'
import { acceptedFinding, askForReason, withdraw } from '../../../workbench/exceptions/exceptions'
import { resetEdits } from '../commands/edit-lines'
import { rowsByKey } from '../data/rows-by-key'
import type { OpenWires } from '../data/use-open-wires'
import { goToWire } from '../wiring-view'
import classes from './wiring-findings.module.css'

const LINE_PX = 56
const isLost = ({ code }: LineFinding): boolean => code.startsWith('wiring.lost.')

/** Lists what is wrong with the lines, errors first, and what changes elsewhere made ineffective, which can be cleared in one step. */
export function WiringFindingsPanel({ open }: { open: OpenWires }) {
  const { t } = useTranslation(['wiring', 'control'])
  const { readOnly } = useSnapshot(projectState)
  const { findings } = open.wires
  const lost = findings.filter(isLost)
  const others = findings
    .filter((finding) => !isLost(finding))
    .toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'))
  const shown = [...others, ...lost]
  const over = exceptionsOver(open)
  const clear = (): void =>
    resetEdits(lost.map((finding) => ({ ownerId: finding.systemId, diagram: diagramOfFinding(finding), id: finding.deviceId })))
  return (
    <section className={classes.panel} aria-label={t('tab.findings')}>
      {lost.length > 0 ? (
        <div className={classes.lost}>
          <p>{t('lost.text', { count: lost.length })}</p>
          <Button variant="default" size="xs" disabled={readOnly} onClick={clear}>
            {t('lost.clear')}
          </Button>
        </div>
      ) : null}
      {over.map((exception) => (
        <div key={exception.id} className={classes.over}>
          <Past open={open} exception={exception} />
          <small>{t('control:check.over')}</small>
          <small>{t('findings.accepted', { name: exception.by, reason: exception.reason })}</small>
          <Button size="compact-sm" variant="subtle" disabled={readOnly} onClick={() => withdraw([exception.id])}>
            {t('control:check.withdraw')}
          </Button>
        </div>
      ))}
      {shown.length === 0 ? <PanelHint>{t('findings.none')}</PanelHint> : null}
      <VirtualList
        label={t('tab.findings')}
        count={shown.length}
        estimatePx={LINE_PX}
        keyOf={(at) => `${at} ${shown[at]?.code ?? ''}`}
        render={(at) => {
          const finding = shown[at]
          return finding ? <Entry open={open} finding={finding} /> : null
        }}
      />
    </section>
  )
}

/** Sentence of an accepted finding and the name of its place, both as they were recorded. */
function Past({ open, exception }: { open: OpenWires; exception: ControlException }) {
  const finding = acceptedFinding(exception)
  return (
    <p>
      {exception.place ? <b>{exception.place}: </b> : null}
      {finding ? open.sentence(finding) : exception.code}
    </p>
  )
}

/** Returns the exceptions about lines of the shown systems whose finding no longer occurs. */
function exceptionsOver({ project, wires }: OpenWires): readonly ControlException[] {
  const kept = new Set(wires.findings.flatMap(({ accepted }) => accepted?.id ?? []))
  const systems = new Set(wires.systemIds)
  return (project.control?.exceptions ?? []).filter(
    ({ id, code, placeId }) => code.startsWith('wiring.') && !kept.has(id) && systems.has(placeId.split(EXCEPTION_SEPARATOR)[0] ?? ''),
  )
}

function Entry({ open, finding }: { open: OpenWires; finding: LineFinding }) {
  const { t } = useTranslation(['wiring', 'control'])
  const diagram = diagramOfFinding(finding)
  const key = keyOfFinding(finding)
  const row = rowsByKey(open.rows[diagram]).get(key)
  const place = row ? [open.names.name(row), open.names.place(row)].filter(Boolean).join(' · ') : ''
  const { readOnly } = useSnapshot(projectState)
  const { accepted } = finding
  return (
    <div className={classes.finding}>
      <button type="button" disabled={!row} onClick={() => goToWire(diagram, key)}>
        <SeverityBadge severity={finding.severity} />
        <span>
          {open.sentence(finding)}
          {place === '' ? null : <small>{place}</small>}
          {accepted ? <small>{t('findings.accepted', { name: accepted.by, reason: accepted.reason })}</small> : null}
        </span>
      </button>
      {isLost(finding) ? null : (
        <div className={classes.act}>
          <Button
            size="compact-sm"
            variant="subtle"
            disabled={readOnly}
            onClick={() =>
              accepted
                ? withdraw([accepted.id])
                : askForReason([
                    { finding, place: row ? [open.names.name(row), open.names.systemName(row)].filter(Boolean).join(' · ') : '' },
                  ])
            }
          >
            {t(accepted ? 'control:check.withdraw' : 'control:check.accept')}
          </Button>
        </div>
      )}
    </div>
  )
}
