import { Button, CloseButton } from '@mantine/core'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { NOTHING_PICKED } from '../../../drawing/view/picked'
import { keyOfFinding } from '../../../drawing/wiring/wire-drawing'
import type { WireRow } from '../../../drawing/wiring/wire-rows'
import type { WireDiagram } from '../../../model/wiring/wiring'
import { projectState } from '../../../state/piping/project'
import { SeverityBadge } from '../../../ui/badges/severity-badge'
import { PanelHint } from '../../../ui/feedback/panel-hint'
import { TextEntry } from '../../../ui/fields/text-entry'
import classes from '../../../workbench/frame/panels.module.css'
import { isAddedBoard } from '../board/wire-entries'
import { isEdited, removeDistributionBoard, renameDistributionBoard, resetLines } from '../commands/edit-lines'
import { pickedRows } from '../data/picked-rows'
import type { OpenWires } from '../data/use-open-wires'
import { askForField, setPickedWires, wiringView } from '../wiring-view'
import { PowerFigures, SignalFigures } from './line-figures'
import { ChoiceFields, LineFields, SwitchFields } from './line-fields'

/** Shows the picked line with its device, or what several picked lines share. */
export function WireInspector({ open }: { open: OpenWires }) {
  const { t } = useTranslation('wiring')
  const { picked, shown, focus } = useSnapshot(wiringView)
  const { readOnly } = useSnapshot(projectState)
  const panel = useRef<HTMLDivElement>(null)
  const diagrams: readonly WireDiagram[] = shown === 'schedule' ? ['power', 'signal'] : [shown]
  const rows = diagrams.flatMap((diagram) => pickedRows(open, diagram, picked))
  const [row] = rows

  useEffect(() => {
    if (focus.request > 0)
      panel.current?.querySelector<HTMLElement>(`[data-field="${focus.field}"] :is(input, select):not(:disabled)`)?.focus()
  }, [focus])

  if (!row) return <PanelHint>{t('inspector.nothing')}</PanelHint>
  const edited = rows.filter((each) => isEdited(each) && !isAddedBoard(each))
  const title = rows.length > 1 ? t('inspector.several', { count: rows.length }) : open.names.name(row)
  return (
    <div ref={panel}>
      <header className={classes.panelHead}>
        <div>
          <p className={classes.kind}>{rows.length > 1 ? t('inspector.lines') : kindOf(row, open, t)}</p>
          <h2>{title}</h2>
        </div>
        <CloseButton aria-label={t('inspector.clear')} onClick={() => setPickedWires(NOTHING_PICKED)} />
      </header>
      {rows.length > 1 ? (
        <SeveralLines open={open} rows={rows} isReadOnly={readOnly} />
      ) : (
        <OneLine key={row.key} open={open} row={row} isReadOnly={readOnly} />
      )}
      {edited.length > 0 ? (
        <Button variant="default" disabled={readOnly} onClick={() => resetLines(edited)}>
          {t('inspector.reset', { count: edited.length })}
        </Button>
      ) : null}
    </div>
  )
}

function OneLine({ open, row, isReadOnly }: { open: OpenWires; row: WireRow; isReadOnly: boolean }) {
  const { t } = useTranslation('wiring')
  const findings = open.wires.findings.filter((finding) => keyOfFinding(finding) === row.key)
  const place = open.names.place(row)
  const facts = [row.device.model, place].filter((text) => text !== '' && text !== open.names.name(row)).join(' · ')
  return (
    <>
      {facts === '' ? null : <p className={classes.hint}>{facts}</p>}
      {findings.length > 0 ? (
        <ul className={classes.findingsHere}>
          {findings.map((finding) => (
            <li key={finding.code} data-severity={finding.severity}>
              <SeverityBadge severity={finding.severity} />
              <span>{open.sentence(finding)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {isAddedBoard(row) ? (
        <section className={classes.group}>
          <TextEntry
            label={t('field.boardName')}
            value={row.diagram === 'power' ? row.device.name : ''}
            isDisabled={isReadOnly}
            onCommit={(name) => renameDistributionBoard(row.systemId, row.device.id, name)}
          />
          <Button variant="default" disabled={isReadOnly} onClick={() => removeDistributionBoard(row.systemId, row.device.id)}>
            {t('inspector.removeBoard')}
          </Button>
        </section>
      ) : null}
      {row.from < 0 ? null : (
        <section className={classes.group} onKeyDown={(event) => goOn(event, open, row)}>
          <h3>{t('inspector.line', { number: open.names.wireNumber(row) })}</h3>
          <LineFields open={open} row={row} isReadOnly={isReadOnly} />
          <p className={classes.hint}>{t('inspector.next')}</p>
        </section>
      )}
      {row.diagram === 'power' ? <PowerFigures open={open} row={row} /> : <SignalFigures row={row} />}
    </>
  )
}

/** Enter in a field goes on to the next line of the diagram, Shift Enter back; the field has stored its text by then. */
function goOn({ key, shiftKey, target }: KeyboardEvent, open: OpenWires, row: WireRow): void {
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type === 'checkbox') return
  const lines = open.rows[row.diagram].filter(({ from }) => from >= 0)
  const next = lines[lines.findIndex((each) => each.key === row.key) + (shiftKey ? -1 : 1)]
  if (!next) return
  queueMicrotask(() => {
    if (target.getAttribute('aria-invalid') === 'true') return
    setPickedWires({ nodes: [next.key], edges: [] })
    askForField('length')
  })
}

/** Sets cable, protective device and isolator of several lines together. */
function SeveralLines({ open, rows, isReadOnly }: { open: OpenWires; rows: readonly WireRow[]; isReadOnly: boolean }) {
  const { t } = useTranslation('wiring')
  const power = rows.filter(({ diagram, from }) => diagram === 'power' && from >= 0)
  const devices = power.filter(({ device }) => device.kind !== 'board')
  if (power.length === 0) return <p className={classes.hint}>{t('inspector.nothingShared')}</p>
  return (
    <section className={classes.group}>
      <h3>{t('inspector.shared')}</h3>
      <div className={classes.fields}>
        <ChoiceFields open={open} rows={power} isReadOnly={isReadOnly} />
        {devices.length > 0 ? <SwitchFields open={open} rows={devices} isReadOnly={isReadOnly} /> : null}
      </div>
    </section>
  )
}

function kindOf(row: WireRow, open: OpenWires, t: (key: string) => string): string {
  const system = open.scope === 'building' ? open.names.systemName(row) : ''
  return [t(`kind.${row.device.kind}`), system].filter(Boolean).join(' · ')
}
