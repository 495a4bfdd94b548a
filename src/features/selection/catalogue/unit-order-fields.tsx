import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FilteredInput } from '../../../ui/fields/filtered/filtered-input'
import { NumberField } from '../../../ui/fields/number-field'
import { QuantityField } from '../../../ui/fields/quantity-field'
import { RoomSizeFields } from '../../../ui/fields/room-size-fields'
import { ICON_PX } from '../../../ui/frame/icon-sizes'
import type { UnitOrder } from '../commands/add-indoor-units'
import type { CatalogueEntry } from './catalogue-entry'
import classes from './catalogue.module.css'
import type { Requirement } from './pick-model'

/** Everything that is typed in the catalogue. */
type CatalogueOrder = UnitOrder & Requirement

export const EMPTY_ORDER: CatalogueOrder = {
  name: '',
  room: '',
  floor: '1',
  count: 1,
  requiredCoolingKw: null,
  requiredHeatingKw: null,
  requiredAirflowM3h: null,
  requiredPressurePa: null,
  roomAreaM2: null,
  roomHeightM: null,
}

/** The figures that models of the chosen type are picked by. */
export interface PickedBy {
  load: boolean
  air: boolean
}

interface UnitOrderFieldsProps {
  order: CatalogueOrder
  onOrder: (order: CatalogueOrder) => void
  by: PickedBy
  picked: CatalogueEntry | null
  /** True when something is required that no shown model reaches. */
  isNothingFitting: boolean
  /** Sentence about the figures that the model was picked by. */
  basis: ReactNode
  onAdd: () => void
}

const MOST_UNITS = 64
const MOST_KW = 1000
const MOST_M3H = 100_000
const MOST_PA = 2000

/** Edits the figures that a unit must reach, and the fields of its list entry that do not depend on its model. */
export function UnitOrderFields({ order, onOrder, by, picked, isNothingFitting, basis, onAdd }: UnitOrderFieldsProps) {
  const { t } = useTranslation(['selection', 'choosing'])
  const refusal = isNothingFitting ? t('order.nothingFits') : null
  const set = (patch: Partial<CatalogueOrder>) => onOrder({ ...order, ...patch })
  return (
    <form
      className={classes.order}
      onSubmit={(event) => {
        event.preventDefault()
        onAdd()
      }}
    >
      <div className={classes.fields}>
        {by.load ? <RequiredLoad order={order} refusal={refusal} onOrder={set} /> : null}
        {by.air ? <RequiredAir order={order} refusal={by.load ? null : refusal} onOrder={set} /> : null}
        <NumberField
          label={t('column.count')}
          mode="positiveInteger"
          min={1}
          max={MOST_UNITS}
          decimals={0}
          isRequired
          value={order.count}
          onCommit={(count) => count !== null && set({ count })}
        />
        <FilteredInput
          mode="noEmoji"
          label={t('column.name')}
          placeholder={picked?.id}
          value={order.name}
          onChange={(name) => set({ name })}
        />
        <FilteredInput mode="noEmoji" label={t('column.room')} value={order.room} onChange={(room) => set({ room })} />
        <FilteredInput mode="noEmoji" label={t('column.floor')} value={order.floor} onChange={(floor) => set({ floor })} />
        <RoomSizeFields size={order} onCommit={set} />
      </div>
      <div className={classes.add}>
        <Button type="submit" disabled={picked === null} leftSection={<IconPlus size={ICON_PX} aria-hidden="true" />}>
          {picked ? t('order.addModel', { model: picked.id }) : t('order.pickFirst')}
        </Button>
        <p className={classes.basis}>{basis}</p>
      </div>
    </form>
  )
}

interface RequiredProps {
  order: CatalogueOrder
  refusal: string | null
  onOrder: (patch: Partial<CatalogueOrder>) => void
}

function RequiredLoad({ order, refusal, onOrder }: RequiredProps) {
  const { t } = useTranslation('selection')
  const bounds = { quantity: 'loadCapacity', min: 0, max: MOST_KW } as const
  return (
    <>
      <QuantityField
        {...bounds}
        label={t('order.requiredCooling')}
        value={order.requiredCoolingKw}
        error={refusal}
        onCommit={(requiredCoolingKw) => onOrder({ requiredCoolingKw })}
      />
      <QuantityField
        {...bounds}
        label={t('order.requiredHeating')}
        value={order.requiredHeatingKw}
        onCommit={(requiredHeatingKw) => onOrder({ requiredHeatingKw })}
      />
    </>
  )
}

function RequiredAir({ order, refusal, onOrder }: RequiredProps) {
  const { t } = useTranslation('choosing')
  return (
    <>
      <QuantityField
        quantity="airFlowRate"
        label={t('order.airflow')}
        min={0}
        max={MOST_M3H}
        decimals={0}
        value={order.requiredAirflowM3h}
        error={refusal}
        onCommit={(requiredAirflowM3h) => onOrder({ requiredAirflowM3h })}
      />
      <QuantityField
        quantity="pressure"
        label={t('order.pressure')}
        min={0}
        max={MOST_PA}
        value={order.requiredPressurePa}
        onCommit={(requiredPressurePa) => onOrder({ requiredPressurePa })}
      />
    </>
  )
}
