import { useTranslation } from 'react-i18next'
import type { IndoorOutput } from '../../contract/system-record'
import type { IndoorUnit } from '../../model/project'
import { MarginBar } from '../../ui/margin-bar'
import { QuantityText } from '../../ui/quantity-text'
import classes from './piping.module.css'
import type { OpenSystem } from './use-open-system'

interface CapacityTableProps {
  open: OpenSystem
  row: number
  item: IndoorUnit | undefined
  record: IndoorOutput | null
}

/** Required beside delivered, for cooling, sensible cooling and heating. */
export function CapacityTable({ open, row, item, record }: CapacityTableProps) {
  const { t } = useTranslation('piping')
  const { result } = open
  const lines = [
    { key: 'cooling', required: item?.requiredCoolingKw, nominal: record?.nominalCoolCapa, delivered: result?.deliveredCoolingKw[row] },
    { key: 'sensible', required: item?.requiredSensibleKw, nominal: undefined, delivered: result?.deliveredSensibleKw[row] },
    { key: 'heating', required: item?.requiredHeatingKw, nominal: record?.nominalHeatCapa, delivered: result?.deliveredHeatingKw[row] },
  ] as const
  return (
    <table className={classes.capacities}>
      <thead>
        <tr>
          <th scope="col">{open.unitSettings.loadCapacity}</th>
          <th scope="col">{t('unit.nominal')}</th>
          <th scope="col">{t('unit.required')}</th>
          <th scope="col">{t('unit.delivered')}</th>
          <th scope="col">{t('unit.margin')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, required, nominal, delivered }) => (
          <tr key={key}>
            <th scope="row">{t(`unit.${key}`)}</th>
            {[nominal, required, delivered].map((value, at) => (
              <td key={at}>
                <QuantityText quantity="loadCapacity" value={value} isUnitHidden />
              </td>
            ))}
            <td>
              <MarginBar requiredKw={required ?? null} deliveredKw={delivered ?? null} label={t('unit.margin')} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
