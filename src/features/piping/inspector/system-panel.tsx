import { useTranslation } from 'react-i18next'
import { QuantityText } from '../../../ui/fields/quantity-text'
import { ChargeFigures } from './charge-figures'
import { ConnectingFigures } from './connecting-figures'
import { DrawingFields } from './drawing-fields'
import { countedModels } from '../../../model/project/counted-models'
import { Waterfall } from '../derating/waterfall'
import { Figure, FigureList } from '../../../workbench/frame/figure-list'
import { FindingsHere } from '../../../workbench/frame/findings-here'
import { ofOutdoor } from './of-outdoor'
import { InactiveHint } from '../../../workbench/frame/inactive-hint'
import { PanelHead } from '../../../workbench/frame/panel-head'
import classes from '../../../workbench/frame/panels.module.css'
import type { OpenSystem } from '../../../workbench/open-system/use-open-system'
import { useSnapshot } from 'valtio'
import { fromMetric } from '../../../engine/measure/measure'
import { outdoorRow } from '../../../model/diagram/diagram-tree'
import { projectState } from '../../../state/piping/project'
import { QuantityField } from '../../../ui/fields/quantity-field'
import { setDefaultLength } from '../../../workbench/commands/set-default-length'
import { defaultLengthM } from '../../../engine/encode/default-length'
import { RatioHelp } from '../../../workbench/frame/ratio-help'

/** Edits the default length of pipes without their own; empty means the pack's. */
function DefaultLengthField({ open }: { open: OpenSystem }) {
  const { t } = useTranslation('piping')
  const { readOnly } = useSnapshot(projectState)
  const { diagram } = open.drawing
  const row = outdoorRow(diagram)
  if (row < 0) return null
  return (
    <section className={classes.group}>
      <QuantityField
        key={open.system.id}
        quantity="length"
        label={t('outdoor.defaultLength')}
        description={t('outdoor.defaultLengthHint')}
        value={diagram.nodeRest[row]?.defaultPipingLengthM ?? null}
        placeholder={open.labels.figure(fromMetric(defaultLengthM(diagram, open.pack), 'length', open.unitSettings.length), 2)}
        min={0}
        step={0.5}
        isDisabled={readOnly}
        onCommit={(metric) => setDefaultLength(open.system.id, metric)}
      />
    </section>
  )
}

/** Shows the whole system by its outdoor unit: modules, ratios, capacities, lengths and charge. */
export function SystemPanel({ open, row, isRoot }: { open: OpenSystem; row: number; isRoot: boolean }) {
  const { t } = useTranslation('piping')
  const { drawing, labels, result } = open
  const outdoor = result?.outdoor ?? null
  const modules = labels.equipment.modulesOf(open.system.outdoorModels)
  return (
    <>
      <PanelHead kind={t('outdoor.title')} title={open.system.name} isRoot={isRoot} />
      {row >= 0 ? <FindingsHere open={open} place={{ kind: 'node', row }} /> : null}
      <FigureList>
        <Figure name={t('outdoor.modules')}>{countedModels(modules)}</Figure>
        {outdoor ? (
          <>
            <Figure name={t('outdoor.units')} subject={ofOutdoor('unitCount')}>
              {t('outdoor.unitsOfMax', { count: outdoor.unitCount, max: outdoor.maxUnitCount })}
            </Figure>
            <Figure name={t('outdoor.ratedCr')} subject={ofOutdoor('ratedCR')}>
              {labels.figure(outdoor.ratedCR, 1)} %
            </Figure>
            <Figure name={t('outdoor.actualCr')} subject={ofOutdoor('actualCR')}>
              {labels.figure(outdoor.actualCR, 1)} %
            </Figure>
          </>
        ) : null}
      </FigureList>
      {outdoor ? <RatioHelp isNamed /> : null}
      <DrawingFields open={open} />
      <DefaultLengthField open={open} />
      {outdoor ? (
        <>
          <Waterfall
            title={t('outdoor.cooling')}
            nominalKw={outdoor.nominalCoolCapa}
            chain={outdoor.factors.cooling}
            deliveredKw={outdoor.coolCapa}
            subjects={{
              nominal: ofOutdoor('nominalCoolCapa'),
              delivered: ofOutdoor('coolCapa'),
              factor: (link) => ofOutdoor(`factors.cooling.${link}`),
            }}
          />
          <Waterfall
            title={t('outdoor.heating')}
            nominalKw={outdoor.nominalHeatCapa}
            chain={outdoor.factors.heating}
            deliveredKw={outdoor.heatCapa}
            subjects={{
              nominal: ofOutdoor('nominalHeatCapa'),
              delivered: ofOutdoor('heatCapa'),
              factor: (link) => ofOutdoor(`factors.heating.${link}`),
            }}
          />
          <FigureList>
            <Figure name={t('outdoor.coolingPower')} subject={ofOutdoor('coolPowerKw')}>
              <span>{labels.figure(outdoor.coolPowerKw, 2)} kW</span>
            </Figure>
            <Figure name={t('outdoor.heatingPower')} subject={ofOutdoor('heatPowerKw')}>
              <span>{labels.figure(outdoor.heatPowerKw, 2)} kW</span>
            </Figure>
          </FigureList>
          <FigureList title={t('outdoor.piping')}>
            {(
              [
                ['farthestActual', 'farthestActualM'],
                ['farthestEquivalent', 'farthestEquivalentM'],
                ['afterFirst', 'afterFirstBranchM'],
                ['total', 'totalM'],
                ['heightOutdoor', 'heightOduIduM'],
                ['heightIndoor', 'heightIduIduM'],
              ] as const
            ).map(([key, quantity]) => (
              <Figure key={key} name={t(`outdoor.${key}`)} subject={ofOutdoor(quantity)}>
                <QuantityText quantity="length" value={outdoor[quantity]} />
              </Figure>
            ))}
          </FigureList>
          {outdoor.connectingPipes ? <ConnectingFigures pipes={outdoor.connectingPipes} /> : null}
          <ChargeFigures outdoor={outdoor} inputs={open.result?.inputs ?? null} />
        </>
      ) : !open.system.active ? (
        <div className={classes.within}>
          <InactiveHint system={open.system} />
        </div>
      ) : (
        <p className={classes.hint}>{drawing.nodeCount > 0 && !result ? t('outdoor.computing') : t('inspector.nothing')}</p>
      )}
    </>
  )
}
