import { useTranslation } from 'react-i18next'
import type { FrozenDesign, FrozenFigures } from '../../model/project/frozen-design'
import type { Quantity } from '../../model/project/quantity'
import { useFormat } from '../../ui/words/format'
import { QuantityText } from '../../ui/fields/quantity-text'
import { useUnitSettings } from '../../ui/words/unit-settings'
import { figuresOf } from '../commands/as-built/freeze-design'
import type { OpenSystem } from '../open-system/use-open-system'
import classes from './as-built.module.css'
import { Difference } from './difference'

const ROWS: readonly { name: keyof FrozenFigures; quantity: Quantity | null }[] = [
  { name: 'totalM', quantity: 'length' },
  { name: 'farthestActualM', quantity: 'length' },
  { name: 'additionalChargeKg', quantity: 'weight' },
  { name: 'totalChargeKg', quantity: 'weight' },
  { name: 'ratedCr', quantity: null },
  { name: 'actualCr', quantity: null },
  { name: 'coolingKw', quantity: 'loadCapacity' },
  { name: 'heatingKw', quantity: 'loadCapacity' },
]

/** Shows the figures of the whole system, with their units once per row: as frozen, and as the core computes them for the installed state. */
export function Totals({ frozen, open }: { frozen: FrozenDesign; open: OpenSystem }) {
  const { t } = useTranslation('as-built')
  const settings = useUnitSettings()
  const installed = figuresOf(open.result)
  return (
    <table className={classes.totals}>
      <caption className={classes.spoken}>{t('totals')}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('designed')}</th>
          <th scope="col">{t('installed')}</th>
          <th scope="col">{t('difference')}</th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ name, quantity }) => (
          <tr key={name}>
            <th scope="row">
              {t(`figure.${name}`)}
              <span className={classes.unit}>{`\u00a0${quantity ? settings[quantity] : '%'}`}</span>
            </th>
            <td>
              <Value value={frozen.figures[name]} quantity={quantity} />
            </td>
            <td>
              <Value value={installed[name]} quantity={quantity} />
            </td>
            <td>
              <Difference value={less(installed[name], frozen.figures[name])} quantity={quantity} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Value({ value, quantity }: { value: number | null; quantity: Quantity | null }) {
  const format = useFormat()
  if (quantity) return <QuantityText quantity={quantity} value={value} decimals={2} isUnitHidden />
  return <span>{value === null ? '–' : format.number(value, 1, true)}</span>
}

function less(installed: number | null, designed: number | null): number | null {
  return installed === null || designed === null ? null : installed - designed
}
