import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FilteredInput } from '../../../ui/fields/filtered/filtered-input'
import { NumberField } from '../../../ui/fields/number-field'
import { QuantityField } from '../../../ui/fields/quantity-field'
import type { Quantity } from '../../../model/project/quantity'
import classes from './air-handler.module.css'
import type { AirHandlerDraft } from './draft'

const MOST_COILS = 64
const MOST_UNITS = 64

type Demand = AirHandlerDraft['demand']

/** The figures of an air handler by which kits are found, with the bounds of what can be typed. */
const FIGURES: readonly { key: keyof Demand; quantity: Quantity; min: number; max: number; decimals: number }[] = [
  { key: 'coolingKw', quantity: 'loadCapacity', min: 0, max: 2000, decimals: 2 },
  { key: 'heatingKw', quantity: 'loadCapacity', min: 0, max: 2000, decimals: 2 },
  { key: 'airflowM3h', quantity: 'airFlowRate', min: 0, max: 500_000, decimals: 0 },
  { key: 'coilVolumeDm3', quantity: 'volume', min: 0, max: 1000, decimals: 2 },
  { key: 'onCoilCoolingC', quantity: 'temperature', min: -30, max: 60, decimals: 1 },
  { key: 'onCoilHeatingC', quantity: 'temperature', min: -40, max: 60, decimals: 1 },
]

/** Edits the air handler itself: name and place, coils, what it needs, and how it is addressed. */
export function DemandFields({ draft, onDraft }: { draft: AirHandlerDraft; onDraft: (patch: Partial<AirHandlerDraft>) => void }) {
  const { t } = useTranslation(['airHandler', 'selection'])
  const text = (key: 'name' | 'room' | 'floor' | 'address', label: string, placeholder?: string) => (
    <FilteredInput
      mode="noEmoji"
      label={label}
      {...(placeholder === undefined ? {} : { placeholder })}
      value={draft[key]}
      onChange={(value) => onDraft({ [key]: value })}
      {...(key === 'name' ? { 'data-autofocus': true } : {})}
    />
  )
  return (
    <>
      <div className={classes.fields}>
        {text('name', t('selection:column.name'), t('name.usual'))}
        {text('room', t('selection:column.room'))}
        {text('floor', t('selection:column.floor'))}
        <NumberField
          label={t('selection:column.count')}
          mode="positiveInteger"
          {...{ min: 1, max: MOST_UNITS, decimals: 0, isRequired: true }}
          value={draft.count}
          onCommit={(count) => count !== null && onDraft({ count })}
        />
        <NumberField
          label={t('coils')}
          mode="positiveInteger"
          {...{ min: 1, max: MOST_COILS, decimals: 0, isRequired: true }}
          value={draft.coils}
          onCommit={(coils) => coils !== null && onDraft({ coils })}
        />
        {text('address', t('address'))}
      </div>
      <div className={classes.fields}>
        {FIGURES.map(({ key, ...field }) => (
          <QuantityField
            key={key}
            {...field}
            label={t(`demand.${key}`)}
            value={draft.demand[key]}
            onCommit={(value) => onDraft({ demand: { ...draft.demand, [key]: value } })}
          />
        ))}
      </div>
      <Checkbox
        label={t('hyperLink')}
        checked={draft.isHyperLink}
        onChange={(event) => onDraft({ isHyperLink: event.currentTarget.checked })}
      />
    </>
  )
}
