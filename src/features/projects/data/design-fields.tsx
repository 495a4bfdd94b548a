import { useTranslation } from 'react-i18next'
import type { DesignConditions } from '../../../model/project/project'
import { QuantityField } from '../../../ui/fields/quantity-field'
import { useFormat } from '../../../ui/words/format'
import { estimatedConditions, impossibleConditions, type ProjectDraft } from './project-draft'
import classes from './fields.module.css'
import { useHumidity } from './use-humidity'
import type { OnRefused } from './use-refused'

export interface DesignFieldsProps {
  draft: Pick<ProjectDraft, 'design' | 'weather'>
  onRefused?: OnRefused
  onDesign: (design: DesignConditions) => void
}

const ROWS = [
  { name: 'coolingIndoor', dry: 'coolingIndoorDryBulbC', wet: 'coolingIndoorWetBulbC' },
  { name: 'coolingOutdoor', dry: 'coolingOutdoorDryBulbC', wet: 'coolingOutdoorWetBulbC' },
  { name: 'heatingIndoor', dry: 'heatingIndoorDryBulbC', wet: 'heatingIndoorWetBulbC' },
  { name: 'heatingOutdoor', dry: 'heatingOutdoorDryBulbC', wet: 'heatingOutdoorWetBulbC' },
] as const

const LIMITS_C = { min: -60, max: 70 }
const LIMITS_M = { min: -430, max: 6000 }

/** Edits the eight design temperatures and the elevation, in the user's measures; shows the relative humidity that follows from them. */
export function DesignFields({ draft: { design, weather }, onRefused, onDesign }: DesignFieldsProps) {
  const { t } = useTranslation(['projects', 'information'])
  const format = useFormat()
  const humidity = useHumidity(design)
  const impossible = impossibleConditions(design)
  const estimated = estimatedConditions(weather, design)
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('design.title')}</legend>
      <table className={classes.conditions}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('design.dryBulb')}</th>
            <th scope="col">{t('design.wetBulb')}</th>
            <th scope="col">{t('information:humidity')}</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ name, dry, wet }) => {
            const pct = humidity?.[name] ?? null
            return (
              <tr key={name}>
                <th scope="row">{t(`design.${name}`)}</th>
                {[dry, wet].map((key) => (
                  <td key={key} data-field={key}>
                    <QuantityField
                      quantity="temperature"
                      label={t('design.field', { place: t(`design.${name}`), bulb: t(key === dry ? 'design.dryBulb' : 'design.wetBulb') })}
                      isLabelHidden
                      decimals={1}
                      {...LIMITS_C}
                      value={design[key]}
                      description={estimated.includes(key) ? t('design.estimated') : undefined}
                      error={impossible.includes(key) ? t('design.aboveDryBulb') : null}
                      onRefused={onRefused?.(key)}
                      onCommit={(value) => onDesign({ ...design, [key]: value })}
                    />
                  </td>
                ))}
                <td className={classes.derived}>
                  {pct === null || impossible.includes(wet) ? '–' : t('ui:percent', { value: format.number(pct, 0) })}
                </td>
              </tr>
            )
          })}
          <tr>
            <th scope="row">{t('design.elevation')}</th>
            <td data-field="elevationM">
              <QuantityField
                quantity="length"
                label={t('design.elevation')}
                isLabelHidden
                decimals={0}
                {...LIMITS_M}
                value={design.elevationM}
                onRefused={onRefused?.('elevationM')}
                onCommit={(elevationM) => onDesign({ ...design, elevationM })}
              />
            </td>
            <td colSpan={2} className={classes.hint}>
              {t('information:elevationHint')}
            </td>
          </tr>
        </tbody>
      </table>
    </fieldset>
  )
}
