import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FilteredInput } from '../../ui/fields/filtered/filtered-input'
import { useFormat } from '../../ui/words/format'
import { NumberField } from '../../ui/fields/number-field'
import { QuantityField } from '../../ui/fields/quantity-field'
import { RoomSizeFields } from '../../ui/fields/room-size-fields'
import type { CatalogueEntry } from './catalogue/catalogue-entry'
import type { UnitOrder } from './commands/add-indoor-units'
import classes from './selection.module.css'
import { ICON_PX } from '../../ui/frame/icon-sizes'

export const EMPTY_ORDER: UnitOrder = {
  name: '',
  room: '',
  floor: '1',
  count: 1,
  requiredCoolingKw: null,
  requiredHeatingKw: null,
  roomAreaM2: null,
  roomHeightM: null,
}

interface UnitOrderFieldsProps {
  order: UnitOrder
  onOrder: (order: UnitOrder) => void
  picked: CatalogueEntry | null
  /** True when a capacity is required that no shown model reaches. */
  isNothingFitting: boolean
  /** Reserve above the required capacity for picking models. */
  reservePct: number
  onAdd: () => void
}

const MOST_UNITS = 64
const MOST_KW = 1000
const ROOM_FIELD_PX = 104

/**
 * Edits the fields of the unit that do not depend on its model. A required capacity picks the smallest shown model that delivers it with a reserve.
 */
export function UnitOrderFields({ order, onOrder, picked, isNothingFitting, reservePct, onAdd }: UnitOrderFieldsProps) {
  const { t } = useTranslation('selection')
  const format = useFormat()
  return (
    <form
      className={classes.order}
      onSubmit={(event) => {
        event.preventDefault()
        onAdd()
      }}
    >
      <div className={classes.fields}>
        <QuantityField
          quantity="loadCapacity"
          label={t('order.requiredCooling')}
          width={120}
          min={0}
          max={MOST_KW}
          value={order.requiredCoolingKw}
          error={isNothingFitting ? t('order.nothingFits') : null}
          onCommit={(requiredCoolingKw) => onOrder({ ...order, requiredCoolingKw })}
        />
        <QuantityField
          quantity="loadCapacity"
          label={t('order.requiredHeating')}
          width={120}
          min={0}
          max={MOST_KW}
          value={order.requiredHeatingKw}
          onCommit={(requiredHeatingKw) => onOrder({ ...order, requiredHeatingKw })}
        />
        <NumberField
          label={t('column.count')}
          mode="positiveInteger"
          width={72}
          min={1}
          max={MOST_UNITS}
          decimals={0}
          isRequired
          value={order.count}
          onCommit={(count) => count !== null && onOrder({ ...order, count })}
        />
        <FilteredInput
          mode="noEmoji"
          label={t('column.name')}
          w={150}
          placeholder={picked?.id}
          value={order.name}
          onChange={(name) => onOrder({ ...order, name })}
        />
        <FilteredInput
          mode="noEmoji"
          label={t('column.room')}
          w={150}
          value={order.room}
          onChange={(room) => onOrder({ ...order, room })}
        />
        <FilteredInput
          mode="noEmoji"
          label={t('column.floor')}
          w={72}
          value={order.floor}
          onChange={(floor) => onOrder({ ...order, floor })}
        />
        <RoomSizeFields size={order} width={ROOM_FIELD_PX} onCommit={(size) => onOrder({ ...order, ...size })} />
        <Button type="submit" disabled={picked === null} leftSection={<IconPlus size={ICON_PX} aria-hidden="true" />}>
          {picked ? t('order.addModel', { model: picked.id }) : t('order.pickFirst')}
        </Button>
      </div>
      <p className={classes.basis}>{t('order.basis', { percent: format.number(reservePct, 1) })}</p>
    </form>
  )
}
