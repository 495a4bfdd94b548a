import { Button, Menu, NativeSelect, Switch } from '@mantine/core'
import { IconPlus, IconTrash, IconUpload, IconWand } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { FileButton } from '../../../../ui/fields/file-button'
import { QuantityText } from '../../../../ui/fields/quantity-text'
import { SearchField } from '../../../../ui/filter/search-field'
import { ICON_PX } from '../../../../ui/frame/icon-sizes'
import { useFormat } from '../../../../ui/words/format'
import { openAutomaticChoice } from '../../automatic/automatic-choice'
import { LIST_FILES } from '../import/list-files'
import { roomsView, type RoomFilter } from '../rooms-view'
import { UnitChoices } from './room-menus'
import { roomSums, type RoomRow } from './room-rows'
import classes from './rooms-panel.module.css'

const FILTERS: readonly RoomFilter[] = ['all', 'withoutUnits', 'short']

interface RoomToolsProps {
  rows: readonly RoomRow[]
  /** Number of shown rooms. */
  shown: number
  choices: ComponentProps<typeof UnitChoices>
  system: { name: string } | null
  isReadOnly: boolean
  onAdd: () => void
  onRemove: () => void
  onFiles: (files: File[]) => void
}

/** Renders the commands, the filters and the sums of the table of rooms. */
export function RoomTools({ rows, shown, choices, system, isReadOnly, onAdd, onRemove, onFiles }: RoomToolsProps) {
  const { t } = useTranslation(['rooms', 'automatic'])
  const format = useFormat()
  const view = useSnapshot(roomsView, { sync: true })
  const sums = useMemo(() => roomSums(rows), [rows])
  const isNothingPicked = choices.rows.length === 0 || isReadOnly
  return (
    <div className={classes.tools}>
      <Button
        variant={sums.withoutUnits > 0 ? 'default' : 'filled'}
        leftSection={<IconPlus size={ICON_PX} aria-hidden="true" />}
        disabled={isReadOnly}
        onClick={onAdd}
      >
        {t('tools.add')}
      </Button>
      <FileButton
        accept={LIST_FILES}
        leftSection={<IconUpload size={ICON_PX} aria-hidden="true" />}
        disabled={isReadOnly}
        onFiles={onFiles}
      >
        {t('tools.import')}
      </FileButton>
      <Button
        // The next thing to do, as long as a room waits for its units.
        variant={sums.withoutUnits > 0 ? 'filled' : 'default'}
        leftSection={<IconWand size={ICON_PX} aria-hidden="true" />}
        disabled={isReadOnly || rows.length === 0}
        onClick={() => openAutomaticChoice(choices.rows.map(({ room }) => room.id))}
      >
        {t('automatic:open')}
      </Button>
      <Menu width={300} position="bottom-start">
        <Menu.Target>
          <Button variant="default" disabled={isNothingPicked} title={system ? t('pick.into', { name: system.name }) : t('pick.intoNew')}>
            {t('pick.open')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={classes.menu ?? ''}>
          <UnitChoices {...choices} />
        </Menu.Dropdown>
      </Menu>
      <Button variant="default" leftSection={<IconTrash size={ICON_PX} aria-hidden="true" />} disabled={isNothingPicked} onClick={onRemove}>
        {t('tools.remove')}
      </Button>
      <SearchField
        className={classes.search ?? ''}
        label={t('tools.search')}
        value={view.text}
        onText={(text) => (roomsView.text = text)}
      />
      <NativeSelect
        aria-label={t('tools.filter')}
        value={view.filter}
        data={FILTERS.map((value) => ({ value, label: t(`tools.filters.${value}`) }))}
        onChange={(event) => (roomsView.filter = FILTERS.find((filter) => filter === event.currentTarget.value) ?? 'all')}
      />
      <Switch label={t('tools.group')} checked={view.isGrouped} onChange={(event) => (roomsView.isGrouped = event.currentTarget.checked)} />
      <span className={classes.count} role="status">
        {t('tools.count', { shown: format.number(shown, 0) })}
        {sums.withoutUnits > 0 ? ` · ${t('tools.without', { shown: format.number(sums.withoutUnits, 0) })}` : ''}
        {' · '}
        <QuantityText quantity="loadCapacity" value={sums.coolKw} decimals={1} isFixed />
        {' / '}
        <QuantityText quantity="loadCapacity" value={sums.heatKw} decimals={1} isFixed />
      </span>
    </div>
  )
}
