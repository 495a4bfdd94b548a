import { useTranslation } from 'react-i18next'
import type { DesignConditions } from '../../model/project/project'
import { QuantityField } from '../../ui/fields/quantity-field'
import classes from './create-dialog.module.css'

export interface DesignFieldsProps {
  design: DesignConditions
  /** Wet bulbs above their dry bulb. */
  impossible: readonly (keyof DesignConditions)[]
  /** Values that are estimated instead of measured at the station. */
  estimated: readonly (keyof DesignConditions)[]
  onDesign: (design: Partial<DesignConditions>) => void
}

const ROWS = [
  { name: 'coolingIndoor', dry: 'coolingIndoorDryBulbC', wet: 'coolingIndoorWetBulbC' },
  { name: 'coolingOutdoor', dry: 'coolingOutdoorDryBulbC', wet: 'coolingOutdoorWetBulbC' },
  { name: 'heatingIndoor', dry: 'heatingIndoorDryBulbC', wet: 'heatingIndoorWetBulbC' },
  { name: 'heatingOutdoor', dry: 'heatingOutdoorDryBulbC', wet: 'heatingOutdoorWetBulbC' },
] as const

const LIMITS_C = { min: -60, max: 70 }
const LIMITS_M = { min: -430, max: 6000 }

/** Edits the eight design temperatures and the elevation, in the user's measures. */
export function DesignFields({ design, impossible, estimated, onDesign }: DesignFieldsProps) {
  const { t } = useTranslation('projects')
  return (
    <fieldset className={classes.design}>
      <legend className={classes.legend}>{t('design.title')}</legend>
      <table className={classes.conditions}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('design.dryBulb')}</th>
            <th scope="col">{t('design.wetBulb')}</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ name, dry, wet }) => (
            <tr key={name}>
              <th scope="row">{t(`design.${name}`)}</th>
              {[dry, wet].map((key) => (
                <td key={key}>
                  <QuantityField
                    quantity="temperature"
                    label={t('design.field', { place: t(`design.${name}`), bulb: t(key === dry ? 'design.dryBulb' : 'design.wetBulb') })}
                    isLabelHidden
                    decimals={1}
                    {...LIMITS_C}
                    value={design[key]}
                    description={estimated.includes(key) ? t('design.estimated') : undefined}
                    error={impossible.includes(key) ? t('design.aboveDryBulb') : null}
                    onCommit={(value) => onDesign({ [key]: value })}
                  />
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{t('design.elevation')}</th>
            <td>
              <QuantityField
                quantity="length"
                label={t('design.elevation')}
                isLabelHidden
                decimals={0}
                {...LIMITS_M}
                value={design.elevationM}
                onCommit={(elevationM) => onDesign({ elevationM })}
              />
            </td>
            <td />
          </tr>
        </tbody>
      </table>
    </fieldset>
  )
}
