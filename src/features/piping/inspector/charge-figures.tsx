import { useTranslation } from 'react-i18next'
import type { ChargeLine, ChargeParts, OutdoorOutput } from '../../../contract/system-record'
import { fromMetric, pipeLabel } from '../../../engine/measure/measure'
import type { LengthCounts } from '../../../model/project/default-lengths'
import type { Quantity } from '../../../model/project/quantity'
import { withUnit } from '../../../platform/words/locale'
import { useFormat } from '../../../ui/words/format'
import { DefaultLengths } from '../../../ui/badges/default-lengths'
import { QuantityText } from '../../../ui/fields/quantity-text'
import { useUnitSettings } from '../../../ui/words/unit-settings'
import { Figure, FigureList } from '../../../workbench/frame/figure-list'
import { ofOutdoor } from './of-outdoor'
import classes from '../../../workbench/frame/panels.module.css'

/** Parts of the additional charge beside the pipes; zero parts are not listed. */
const PARTS = ['outdoorExtraKg', 'boxesKg', 'unitsKg', 'overRatioKg', 'makerTermsKg', 'settledKg'] as const satisfies (keyof ChargeParts)[]

/** Shows the refrigerant of a system: each part of the additional charge, the factory charge, and the total. */
export function ChargeFigures({ outdoor, inputs }: { outdoor: OutdoorOutput; inputs: LengthCounts | null }) {
  const { t } = useTranslation(['piping', 'proof'])
  const lineName = useLineName()
  const parts = outdoor.chargeParts
  return (
    <>
      <FigureList title={t('outdoor.charge')}>
        {parts?.lines.map((line, place) => (
          <Figure key={line.liquidMm ?? 'other'} name={lineName(line)} subject={ofOutdoor(`chargeParts.lines[${place}].kg`)}>
            <QuantityText quantity="weight" value={line.kg} isFixed />
          </Figure>
        ))}
        {parts
          ? PARTS.filter((part) => parts[part] !== 0).map((part) => (
              <Figure key={part} name={t(`proof:quantity.chargeParts.${part}`)} subject={ofOutdoor(`chargeParts.${part}`)}>
                <QuantityText quantity="weight" value={parts[part]} isFixed />
              </Figure>
            ))
          : null}
        <Figure name={t('outdoor.additionalCharge')} subject={ofOutdoor('additionalChargeKg')} isSum>
          <QuantityText quantity="weight" value={outdoor.additionalChargeKg} isFixed />
        </Figure>
        <Figure name={t('outdoor.factoryCharge')} subject={ofOutdoor('factoryChargeKg')}>
          <QuantityText quantity="weight" value={outdoor.factoryChargeKg} isFixed />
        </Figure>
        <Figure name={t('outdoor.totalCharge')} subject={ofOutdoor('totalChargeKg')} isSum>
          <QuantityText quantity="weight" value={outdoor.totalChargeKg} isFixed />
        </Figure>
      </FigureList>
      {inputs && inputs.defaultLengthCount > 0 ? (
        <p className={classes.hint}>
          <DefaultLengths counts={inputs} />
        </p>
      ) : null}
    </>
  )
}

/** Returns a function that names a row by its pipe size and metres, in the project's measures. */
function useLineName(): (line: ChargeLine) => string {
  const { t } = useTranslation('piping')
  const format = useFormat()
  const settings = useUnitSettings()
  const text = (quantity: Quantity, value: number): string => {
    const measure = settings[quantity]
    const label = quantity === 'pipingDimension' && measure === 'inch' ? pipeLabel(value) : null
    return withUnit(label ?? format.number(fromMetric(value, quantity, measure), 2), measure)
  }
  return ({ liquidMm, lengthM }) => {
    const length = text('length', lengthM)
    return liquidMm === null
      ? t('outdoor.liquidOther', { length })
      : t('outdoor.liquidOfSize', { size: text('pipingDimension', liquidMm), length })
  }
}
