import { ActionIcon, SegmentedControl } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { QUANTITIES, type Measure, type Quantity } from '../../model/project/quantity'
import { QuantityText } from '../../ui/fields/quantity-text'
import classes from './units-dialog.module.css'

/** A typical metric value of each quantity: a unit of 11.2 kW, its pipe, its air flow. */
const EXAMPLES: Record<Quantity, number> = {
  length: 12.5,
  temperature: 27,
  dimension: 840,
  weight: 23.5,
  pipingDimension: 15.9,
  loadCapacity: 11.2,
  airFlowRate: 1500,
  pressure: 50,
  waterFlowRate: 0.54,
  volume: 20,
}

interface UnitLineProps {
  quantity: Quantity
  measure: Measure
  previous: Measure
  onMeasure: (measure: Measure) => void
}

/** One quantity: its measures, an example in the chosen one, and a button for the previous one. */
export function UnitLine({ quantity, measure, previous, onMeasure }: UnitLineProps) {
  const { t } = useTranslation('units')
  const measures: readonly Measure[] = QUANTITIES[quantity]
  const name = t(quantity)
  return (
    <li className={classes.line} aria-label={name}>
      <span className={classes.name}>{name}</span>
      <SegmentedControl
        aria-label={name}
        value={measure}
        data={[...measures]}
        onChange={(value) => {
          const chosen = measures.find((one) => one === value)
          if (chosen) onMeasure(chosen)
        }}
      />
      <span className={classes.example} title={t('example')}>
        <QuantityText quantity={quantity} value={EXAMPLES[quantity]} />
      </span>
      <span className={classes.back}>
        {previous === measure ? null : (
          <ActionIcon
            aria-label={t('back', { quantity: name, measure: previous })}
            title={t('back', { quantity: name, measure: previous })}
            onClick={() => onMeasure(previous)}
          >
            <IconArrowBackUp size={18} aria-hidden="true" />
          </ActionIcon>
        )}
      </span>
    </li>
  )
}
