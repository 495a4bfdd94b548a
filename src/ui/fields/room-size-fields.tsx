import { useTranslation } from 'react-i18next'
import { ROOM_AREA_M2, ROOM_HEIGHT_M, type RoomSize } from '../../model/project/rooms/room-size'
import { AreaField } from './area-field'
import { QuantityField } from './quantity-field'

interface RoomFieldProps {
  value: number | null
  onCommit: (metric: number | null) => void
  isDisabled?: boolean
  placeholder?: string | undefined
  width?: number
  /** Whether it is in a table's cell, whose head shows label and unit. */
  isCell?: boolean
}

/** A field for the floor area of a unit's room, which refrigerant limits depend on. */
export function RoomAreaField({ isCell = false, ...field }: RoomFieldProps) {
  const { t } = useTranslation('ui')
  const bounds = { min: ROOM_AREA_M2.least, max: ROOM_AREA_M2.most }
  return <AreaField {...field} {...bounds} label={t('room.area')} isLabelHidden={isCell} isUnitHidden={isCell} />
}

/** A field for the ceiling height of a unit's room. */
export function RoomHeightField({ isCell = false, ...field }: RoomFieldProps) {
  const { t } = useTranslation('ui')
  const bounds = { min: ROOM_HEIGHT_M.least, max: ROOM_HEIGHT_M.most }
  return (
    <QuantityField
      quantity="length"
      {...field}
      {...bounds}
      step={0.1}
      label={t('room.height')}
      isLabelHidden={isCell}
      isUnitHidden={isCell}
    />
  )
}

interface RoomSizeFieldsProps {
  size: RoomSize
  onCommit: (size: Partial<RoomSize>) => void
  isDisabled?: boolean
  width?: number
}

/** Fields for both floor area and ceiling height. */
export function RoomSizeFields({ size, onCommit, ...field }: RoomSizeFieldsProps) {
  return (
    <>
      <RoomAreaField {...field} value={size.roomAreaM2} onCommit={(roomAreaM2) => onCommit({ roomAreaM2 })} />
      <RoomHeightField {...field} value={size.roomHeightM} onCommit={(roomHeightM) => onCommit({ roomHeightM })} />
    </>
  )
}
