import { useTranslation } from 'react-i18next'
import { QuantityText } from '../../ui/quantity-text'
import { FactorChain } from './factor-chain'
import { Figure, FigureList } from './figure-list'
import { FindingsHere } from './findings-here'
import { PanelHead } from './panel-head'
import classes from './piping.module.css'
import type { OpenSystem } from './use-open-system'

/** The whole system by its outdoor unit: modules, ratios, capacities, lengths and charge. */
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
        <Figure name={t('outdoor.modules')}>{modules.join(' + ')}</Figure>
        {outdoor ? (
          <>
            <Figure name={t('outdoor.units')}>{t('outdoor.unitsOfMax', { count: outdoor.unitCount, max: outdoor.maxUnitCount })}</Figure>
            <Figure name={t('outdoor.ratedCr')}>{labels.figure(outdoor.ratedCR, 1)} %</Figure>
            <Figure name={t('outdoor.actualCr')}>{labels.figure(outdoor.actualCR, 1)} %</Figure>
          </>
        ) : null}
      </FigureList>
      {outdoor ? (
        <>
          <FactorChain
            title={t('outdoor.cooling')}
            nominalKw={outdoor.nominalCoolCapa}
            chain={outdoor.factors.cooling}
            deliveredKw={outdoor.coolCapa}
          />
          <FactorChain
            title={t('outdoor.heating')}
            nominalKw={outdoor.nominalHeatCapa}
            chain={outdoor.factors.heating}
            deliveredKw={outdoor.heatCapa}
          />
          <FigureList>
            <Figure name={t('outdoor.coolingPower')}>
              <span>{labels.figure(outdoor.coolPowerKw, 2)} kW</span>
            </Figure>
            <Figure name={t('outdoor.heatingPower')}>
              <span>{labels.figure(outdoor.heatPowerKw, 2)} kW</span>
            </Figure>
          </FigureList>
          <FigureList title={t('outdoor.piping')}>
            {(
              [
                ['farthestActual', outdoor.farthestActualM],
                ['farthestEquivalent', outdoor.farthestEquivalentM],
                ['afterFirst', outdoor.afterFirstBranchM],
                ['total', outdoor.totalM],
                ['heightOutdoor', outdoor.heightOduIduM],
                ['heightIndoor', outdoor.heightIduIduM],
              ] as const
            ).map(([key, value]) => (
              <Figure key={key} name={t(`outdoor.${key}`)}>
                <QuantityText quantity="length" value={value} />
              </Figure>
            ))}
          </FigureList>
          <FigureList title={t('outdoor.charge')}>
            <Figure name={t('outdoor.factoryCharge')}>
              <QuantityText quantity="weight" value={outdoor.factoryChargeKg} />
            </Figure>
            <Figure name={t('outdoor.additionalCharge')}>
              <QuantityText quantity="weight" value={outdoor.additionalChargeKg} />
            </Figure>
            <Figure name={t('outdoor.totalCharge')}>
              <QuantityText quantity="weight" value={outdoor.totalChargeKg} />
            </Figure>
          </FigureList>
        </>
      ) : (
        <p className={classes.hint}>{drawing.nodeCount > 0 && !result ? t('outdoor.computing') : t('inspector.nothing')}</p>
      )}
    </>
  )
}
