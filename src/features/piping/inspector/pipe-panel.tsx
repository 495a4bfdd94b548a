import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { NOTHING_PICKED } from '../../../drawing/view/picked'
import { isPipeDisabled } from '../../../drawing/drawing/disabled-rows'
import type { ProofSubject } from '../../../engine/proof/proof'
import { fromMetric } from '../../../engine/measure/measure'
import { projectState } from '../../../state/piping/project'
import { withUnit } from '../../../platform/words/locale'
import { NumberField } from '../../../ui/fields/number-field'
import { QuantityField } from '../../../ui/fields/quantity-field'
import { QuantityText } from '../../../ui/fields/quantity-text'
import { TextEntry } from '../../../ui/fields/text-entry'
import { setCells } from '../../../workbench/commands/set-cells'
import { setPipeBends } from '../commands/set-pipe-bends'
import { setPipeLength } from '../commands/set-pipe-length'
import { defaultLengthM } from '../../../engine/encode/default-length'
import { Figure, FigureList } from '../../../workbench/frame/figure-list'
import { FindingsHere } from '../../../workbench/frame/findings-here'
import { LevelField } from './level-field'
import { MOST_BENDS } from '../../../workbench/lines/pipe-limits'
import { askForInspector, setPicked } from '../../../workbench/open-system/local'
import { PanelHead } from '../../../workbench/frame/panel-head'
import classes from '../../../workbench/frame/panels.module.css'
import type { OpenSystem } from '../../../workbench/open-system/use-open-system'

/** Shows one pipe: editable length and bends, and all derived figures. */
export function PipePanel({ open, edge }: { open: OpenSystem; edge: number }) {
  const { t } = useTranslation(['piping', 'panels'])
  const { readOnly } = useSnapshot(projectState)
  const figures = useRef<HTMLDivElement>(null)
  const { drawing, names, result, system } = open
  const { diagram } = drawing
  const id = diagram.edgeId[edge] ?? ''
  const target = diagram.edgeTarget[edge] ?? -1
  const lengthM = given(diagram.edgeLengthM[edge])
  const highPressureMm = result?.edgeHighPressureMm[edge] ?? NaN
  const isThreePipe = highPressureMm > 0
  const proofOf = (quantity: string): ProofSubject => ({ edge: id, quantity })

  const goOn = (event: KeyboardEvent): void => {
    const field = event.target
    if (!(field instanceof HTMLInputElement)) return
    const isEnter = event.key === 'Enter' && figures.current?.contains(field) === true
    const way = isEnter ? (event.shiftKey ? -1 : 1) : arrowWay(event)
    const next = way === 0 ? undefined : names.pipes[names.pipes.indexOf(edge) + way]
    const nextId = next === undefined ? undefined : diagram.edgeId[next]
    if (nextId === undefined) return
    event.preventDefault()
    // Enter has stored the input already; otherwise leaving the field stores it before another pipe is shown.
    if (!isEnter) field.blur()
    queueMicrotask(() => {
      if (field.getAttribute('aria-invalid') === 'true') {
        field.focus()
        return
      }
      setPicked({ ...NOTHING_PICKED, edges: [nextId] })
      askForInspector()
    })
  }

  return (
    <>
      <PanelHead
        kind={t('pipe.title')}
        title={t('pipe.route', { from: names.node(diagram.edgeSource[edge] ?? -1), to: names.node(target) })}
      />
      <FindingsHere open={open} place={{ kind: 'edge', row: edge }} />
      {isPipeDisabled(drawing, edge) && <p className={classes.hint}>{t('pipe.disabled')}</p>}
      <section className={classes.group} key={id} onKeyDown={goOn}>
        <h3>{t('pipe.asLaid')}</h3>
        <div className={classes.fields} ref={figures}>
          <QuantityField
            quantity="length"
            label={t('pipe.length')}
            value={lengthM}
            min={0}
            step={0.5}
            placeholder={t('pipe.defaultLength')}
            isDisabled={readOnly}
            onCommit={(metric) => setPipeLength(system.id, [id], metric)}
          />
          <NumberField
            label={t('pipe.bends')}
            mode="naturalNum"
            value={given(diagram.edgeBends[edge]) ?? 0}
            min={0}
            max={MOST_BENDS}
            decimals={0}
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
    </>
  )
}

/** Returns the direction of Ctrl with an arrow key, which goes from pipe to pipe. */
function arrowWay({ key, ctrlKey, metaKey }: KeyboardEvent): -1 | 0 | 1 {
  if (!ctrlKey && !metaKey) return 0
  return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
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
