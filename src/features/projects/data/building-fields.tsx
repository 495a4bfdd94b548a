import { useTranslation } from 'react-i18next'
import { BUILDING_FIELDS, type Building, type BuildingField } from '../../../model/project/first-page/building'
import type { Quantity } from '../../../model/project/quantity'
import { AreaField } from '../../../ui/fields/area-field'
import { NumberField } from '../../../ui/fields/number-field'
import { QuantityField } from '../../../ui/fields/quantity-field'
import { useFormat } from '../../../ui/words/format'
import { areaFromMetric } from '../../../engine/measure/area'
import { fromMetric } from '../../../engine/measure/measure'
import { useUnitSettings } from '../../../ui/words/unit-settings'
import classes from './fields.module.css'
import { withField } from './project-draft'
import type { OnRefused } from './use-refused'

/** Fields shown in a measure of the user. */
const QUANTITIES: Partial<Record<BuildingField, Quantity>> = {
  infiltrationM3PerH: 'airFlowRate',
  freshAirM3PerH: 'airFlowRate',
  coolingSetPointC: 'temperature',
  heatingSetPointC: 'temperature',
}
const AREAS: ReadonlySet<BuildingField> = new Set(['floorAreaM2', 'areaPerPersonM2'])

/** Units of fields without a measure to select. */
const UNITS: Partial<Record<BuildingField, string>> = { orientationDeg: '°', activityW: 'W', plugWPerM2: 'W/m²', lightingWPerM2: 'W/m²' }

const FORM = ['floorAreaM2', 'floorCount', 'orientationDeg', 'timeStepsPerHour'] as const
const AIR = [
  { name: 'infiltration', fields: ['infiltrationM3PerH', 'infiltrationChanges'] },
  { name: 'freshAir', fields: ['freshAirM3PerH', 'freshAirChanges'] },
] as const
const SIZING = [
  { name: 'cooling', fields: ['coolingSetPointC', 'sizingFactorCooling'] },
  { name: 'heating', fields: ['heatingSetPointC', 'sizingFactorHeating'] },
] as const
const USE = ['areaPerPersonM2', 'activityW', 'plugWPerM2', 'lightingWPerM2'] as const

export interface BuildingFieldsProps {
  building: Building
  onRefused: OnRefused
  onBuilding: (building: Building) => void
}

/** Edits the building, its air exchange, its set points and its use. A field that is empty shows the usual value in grey. */
export function BuildingFields(props: BuildingFieldsProps) {
  const { t } = useTranslation('information')
  return (
    <div className={classes.groups}>
      <fieldset className={classes.group}>
        <legend className={classes.legend}>{t('building.form')}</legend>
        <p className={classes.hint}>{t('building.formHint')}</p>
        <div className={classes.row}>
          {FORM.map((field) => (
            <BuildingInput key={field} {...props} field={field} label={t(`building.${field}`)} />
          ))}
        </div>
      </fieldset>
      <Pairs
        {...props}
        title={t('building.air')}
        hint={t('building.airHint')}
        heads={[t('building.flow'), t('building.changes')]}
        rows={AIR}
      />
      <Pairs
        {...props}
        title={t('building.sizing')}
        hint={t('building.sizingHint')}
        heads={[t('building.setPoint'), t('building.factor')]}
        rows={SIZING}
      />
      <fieldset className={classes.group}>
        <legend className={classes.legend}>{t('building.use')}</legend>
        <p className={classes.hint}>{t('building.useHint')}</p>
        <div className={classes.row}>
          {USE.map((field) => (
            <BuildingInput key={field} {...props} field={field} label={t(`building.${field}`)} />
          ))}
        </div>
      </fieldset>
    </div>
  )
}

interface PairsProps extends BuildingFieldsProps {
  title: string
  hint: string
  heads: readonly string[]
  rows: readonly { name: 'infiltration' | 'freshAir' | 'cooling' | 'heating'; fields: readonly BuildingField[] }[]
}

/** A small table of fields: two rows of two. */
function Pairs({ title, hint, heads, rows, ...props }: PairsProps) {
  const { t } = useTranslation('information')
  return (
    <fieldset className={classes.group} data-half>
      <legend className={classes.legend}>{title}</legend>
      <p className={classes.hint}>{hint}</p>
      <table className={classes.conditions}>
        <thead>
          <tr>
            <td />
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, fields }) => (
            <tr key={name}>
              <th scope="row">{t(`building.${name}`)}</th>
              {fields.map((field, place) => (
                <td key={field}>
                  <BuildingInput
                    {...props}
                    field={field}
                    isLabelHidden
                    label={t('building.pair', { row: t(`building.${name}`), column: heads[place] })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  )
}

interface BuildingInputProps extends BuildingFieldsProps {
  field: BuildingField
  label: string
  isLabelHidden?: boolean
}

function BuildingInput({ field, label, isLabelHidden, building, onRefused, onBuilding }: BuildingInputProps) {
  const format = useFormat()
  const settings = useUnitSettings()
  const { usual, ...range } = BUILDING_FIELDS[field]
  const quantity = QUANTITIES[field]
  const shownUsual = quantity
    ? fromMetric(usual, quantity, settings[quantity])
    : AREAS.has(field)
      ? areaFromMetric(usual, settings.length)
      : usual
  const shape = {
    label,
    isLabelHidden,
    placeholder: format.number(shownUsual, range.decimals),
    value: building[field] ?? null,
    onRefused: onRefused(field),
    onCommit: (value: number | null): void => onBuilding(withField(building, field, value)),
  }
  const { decimals, ...bounds } = range
  return (
    <div data-field={field}>
      {quantity ? (
        <QuantityField quantity={quantity} {...range} {...shape} />
      ) : AREAS.has(field) ? (
        <AreaField {...bounds} {...shape} />
      ) : (
        <NumberField {...range} decimals={decimals} {...shape} unit={UNITS[field]} />
      )}
    </div>
  )
}
