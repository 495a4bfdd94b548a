import { Menu } from '@mantine/core'
import { IconCopyPlus, IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Pack } from '../../../../contract/pack'
import type { DeliveredShares } from '../../../../engine/decode/delivered-shares'
import type { RoomPick } from '../../../../engine/select/pick-for-rooms'
import { ICON_PX } from '../../../../ui/frame/icon-sizes'
import { catalogueTypes } from '../../catalogue/catalogue-entry'
import type { RoomRow } from './room-rows'
import classes from './rooms-panel.module.css'
import { useRoomPicks } from './use-room-picks'

const OUTSIDE = ['mousedown', 'touchstart']

/** A point of the window where a menu opens. */
export interface MenuPlace {
  x: number
  y: number
}

interface UnitChoicesProps {
  rows: readonly RoomRow[]
  pack: Pack
  shares: DeliveredShares
  onPick: (type: string | null) => void
}

/** Lists the types that may serve the picked rooms; for a single room with the model that it would get. */
export function UnitChoices({ rows, pack, shares, onPick }: UnitChoicesProps) {
  const { t } = useTranslation(['rooms', 'catalogue'])
  const [only] = rows
  const single = rows.length === 1 ? only : undefined
  const isPreferred = rows.some(({ room }) => room.type !== '')
  const picks = useRoomPicks(single, pack, shares)
  const words = ({ count, model }: RoomPick): string => (count > 1 ? `${count} × ${model}` : model)
  return (
    <>
      <Menu.Label role="presentation">
        {single ? t('pick.one', { room: single.room.name }) : t('pick.several', { shown: rows.length })}
      </Menu.Label>
      {isPreferred ? (
        <Menu.Item data-autofocus onClick={() => onPick(null)}>
          {t('pick.preferred')}
        </Menu.Item>
      ) : null}
      {catalogueTypes(pack).map((type) => {
        const pick = picks?.get(type) ?? null
        return (
          <Menu.Item
            key={type}
            disabled={picks !== null && pick === null}
            rightSection={pick ? <span className={classes.model}>{words(pick)}</span> : null}
            onClick={() => onPick(type)}
          >
            {t(`catalogue:type.${type}`)}
          </Menu.Item>
        )
      })}
    </>
  )
}

interface RoomMenuProps {
  at: MenuPlace
  choices: UnitChoicesProps | null
  isReadOnly: boolean
  /** Shows the types only. */
  isPickOnly: boolean
  onAdd: () => void
  onDuplicate: () => void
  onRemove: () => void
  onClose: () => void
}

/** Renders the menu of the picked rooms at a point of the window. */
export function RoomMenu({ at, choices, isReadOnly, isPickOnly, onAdd, onDuplicate, onRemove, onClose }: RoomMenuProps) {
  const { t } = useTranslation('rooms')
  return (
    <Menu
      opened
      onClose={onClose}
      position="bottom-start"
      floatingStrategy="fixed"
      width={300}
      returnFocus={false}
      clickOutsideEvents={OUTSIDE}
    >
      <Menu.Target>
        <button type="button" tabIndex={-1} className={classes.anchor} style={{ left: at.x, top: at.y }} aria-label={t('menu')} />
      </Menu.Target>
      <Menu.Dropdown className={classes.menu ?? ''} aria-label={t('menu')}>
        {isReadOnly ? <Menu.Label role="presentation">{t('ui:readOnly')}</Menu.Label> : null}
        {isPickOnly ? null : (
          <>
            <Menu.Item
              leftSection={<IconPlus size={ICON_PX} />}
              rightSection={<kbd className={classes.keys}>Ins</kbd>}
              disabled={isReadOnly}
              onClick={onAdd}
            >
              {t('tools.add')}
            </Menu.Item>
            <Menu.Item leftSection={<IconCopyPlus size={ICON_PX} />} disabled={isReadOnly} onClick={onDuplicate}>
              {t('tools.duplicate')}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconTrash size={ICON_PX} />}
              rightSection={<kbd className={classes.keys}>Ctrl Del</kbd>}
              disabled={isReadOnly}
              onClick={onRemove}
            >
              {t('tools.remove')}
            </Menu.Item>
          </>
        )}
        {choices && !isReadOnly ? (
          <>
            {isPickOnly ? null : <Menu.Divider role="presentation" />}
            <UnitChoices {...choices} />
          </>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  )
}
