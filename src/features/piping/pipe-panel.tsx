import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { NOTHING_PICKED } from '../../canvas/board/picked'
import type { ProofSubject } from '../../engine/proof/proof'
import { fromMetric } from '../../engine/measure'
import { projectState } from '../../state/project'
import { withUnit } from '../../platform/locale'
import { NumberField } from '../../ui/number-field'
import { QuantityField } from '../../ui/quantity-field'
import { QuantityText } from '../../ui/quantity-text'
import { TextEntry } from '../../ui/text-entry'
import { setCells } from './commands/set-cells'
import { setPipeBends } from './commands/set-pipe-bends'
import { setPipeLength } from './commands/set-pipe-length'
import { defaultLengthM } from './default-length'
import { Figure, FigureList } from './figure-list'
import { FindingsHere } from './findings-here'
import { LevelField } from './level-field'
import { askForInspector, local, setPicked } from './local'
import { PanelHead } from './panel-head'
import classes from './piping.module.css'
import type { OpenSystem } from './use-open-system'

/** One pipe: its length and bends to type, everything that follows from them beside. */
export function PipePanel({ open, edge }: { open: OpenSystem; edge: number }) {
  const { t } = useTranslation(['piping', 'panels'])
  const { readOnly } = useSnapshot(projectState)
  const { focusRequest } = useSnapshot(local)
  const lengthInput = useRef<HTMLInputElement>(null)
  const bendsInput = useRef<HTMLInputElement>(null)
  const { drawing, names, result, system } = open
  const { diagram } = drawing
  const id = diagram.edgeId[edge] ?? ''
  const target = diagram.edgeTarget[edge] ?? -1
  const lengthM = given(diagram.edgeLengthM[edge])
  const highPressureMm = result?.edgeHighPressureMm[edge] ?? NaN
  const isThreePipe = highPressureMm > 0
  const proofOf = (quantity: string): ProofSubject => ({ edge: id, quantity })

  useEffect(() => {
    if (focusRequest > 0) lengthInput.current?.focus()
  }, [focusRequest, id])

  const goOn = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab' || event.altKey || event.ctrlKey) return
    const isLeaving = event.shiftKey ? event.target === lengthInput.current : event.target === bendsInput.current
    const next = names.pipes[names.pipes.indexOf(edge) + (event.shiftKey ? -1 : 1)]
    const nextId = next === undefined ? undefined : diagram.edgeId[next]
    if (!isLeaving || nextId === undefined) return
    event.preventDefault()
    // Leaving the field stores what was typed, before another pipe takes its place.
    if (event.target instanceof HTMLElement) event.target.blur()
    setPicked({ ...NOTHING_PICKED, edges: [nextId] })
    askForInspector()
  }

  return (
    <div onKeyDown={goOn}>
      <PanelHead
        kind={t('pipe.title')}
        title={t('pipe.route', { from: names.node(diagram.edgeSource[edge] ?? -1), to: names.node(target) })}
      />
      <FindingsHere open={open} place={{ kind: 'edge', row: edge }} />
      <section className={classes.group} key={id}>
        <h3>{t('pipe.asLaid')}</h3>
        <div className={classes.fields}>
          <QuantityField
            quantity="length"
            label={t('pipe.length')}
            value={lengthM}
            min={0}
            step={0.5}
            placeholder={t('pipe.defaultLength')}
            inputRef={lengthInput}
            isDisabled={readOnly}
            onCommit={(metric) => setPipeLength(system.id, [id], metric)}
          />
          <NumberField
            label={t('pipe.bends')}
            mode="naturalNum"
            value={given(diagram.edgeBends[edge]) ?? 0}
            min={0}
            max={999}
            decimals={0}
            inputRef={bendsInput}
            isDisabled={readOnly}
            onCommit={(bends) => setPipeBends(system.id, [id], bends)}
          />
        </div>
        <TextEntry
          label={t('panels:field.material')}
          value={diagram.edgeRest[edge]?.materialType ?? ''}
          placeholder={t('panels:field.noMaterial')}
          isDisabled={readOnly}
          onCommit={(material) => setCells(system.id, [{ property: 'material', ids: [id], values: [material] }], open.pack)}
        />
        {lengthM === null ? <DefaultLength open={open} /> : null}
        <p className={classes.hint}>{t('pipe.next')}</p>
      </section>
      <FigureList title={t('pipe.derived')}>
        <Figure name={t('pipe.capacity')} subject={proofOf('capacityKw')}>
          <QuantityText quantity="loadCapacity" value={result?.edgeCapacityKw[edge]} />
        </Figure>
        <Figure name={isThreePipe ? t('pipe.lowPressureGas') : t('pipe.gas')} subject={proofOf('GasPipeDiameter')}>
          <QuantityText quantity="pipingDimension" value={result?.edgeGasMm[edge]} />
        </Figure>
        {isThreePipe ? (
          <Figure name={t('pipe.highPressureGas')} subject={proofOf('HighPressurePipeDiameter')}>
            <QuantityText quantity="pipingDimension" value={highPressureMm} />
          </Figure>
        ) : null}
        <Figure name={t('pipe.liquid')} subject={proofOf('LiquidPipeDiameter')}>
          <QuantityText quantity="pipingDimension" value={result?.edgeLiquidMm[edge]} />
        </Figure>
        <Figure name={t('pipe.equivalent')} subject={proofOf('equivalentLengthM')}>
          <QuantityText quantity="length" value={result?.edgeEquivalentM[edge]} />
        </Figure>
      </FigureList>
      {target >= 0 ? (
        <section className={classes.group}>
          <h3>{names.node(target)}</h3>
          <LevelField open={open} row={target} />
        </section>
      ) : null}
    </div>
  )
}

function DefaultLength({ open }: { open: OpenSystem }) {
  const { t } = useTranslation('piping')
  const measure = open.unitSettings.length
  const shown = open.labels.figure(fromMetric(defaultLengthM(open.drawing.diagram, open.pack), 'length', measure), 2)
  return <p className={classes.hint}>{t('pipe.defaultLengthHint', { length: withUnit(shown, measure) })}</p>
}

function given(value: number | undefined): number | null {
  return value === undefined || Number.isNaN(value) ? null : value
}
