import { Menu } from '@mantine/core'
import {
  IconAdjustments,
  IconCheck,
  IconClipboard,
  IconCopy,
  IconCopyPlus,
  IconPencil,
  IconPlus,
  IconReportOff,
  IconTrash,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { addSystem } from '../commands/systems/add-system'
import { copySystems } from '../commands/systems/copy-systems'
import { duplicateSystems } from '../commands/systems/duplicate-systems'
import { editSystems } from '../commands/systems/edit-systems'
import { pasteSystems } from '../commands/systems/paste-systems'
import { removeSystems } from '../commands/systems/remove-systems'
import type { SystemFacts } from './system-facts'
import classes from './systems.module.css'
import { concerned, showProperties, typeName } from './tree-state'
import { ICON_PX } from '../../ui/frame/icon-sizes'

interface SystemMenuProps {
  facts: SystemFacts
  isOpened: boolean
  isReadOnly: boolean
  onChange: (isShown: boolean) => void
  /** The button that opens the menu. */
  children: ReactNode
}

/** Renders the menu of a system, or of all picked ones if it is among them; each command with its key. */
export function SystemMenu({ facts, isOpened, isReadOnly, onChange, children }: SystemMenuProps) {
  const { t } = useTranslation(['systems', 'piping'])
  const ids = concerned(facts.id)
  const count = ids.length
  const later = (act: () => void) => () => requestAnimationFrame(act)
  return (
    <Menu opened={isOpened} onChange={onChange} position="bottom-end" returnFocus>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown onKeyDown={(event) => event.stopPropagation()} className={classes.menu ?? ''}>
        {isReadOnly ? <Menu.Label role="presentation">{t('ui:readOnly')}</Menu.Label> : null}
        {count > 1 ? <Menu.Label>{t('pickedCount', { count })}</Menu.Label> : null}
        <Item
          icon={<IconPencil size={ICON_PX} />}
          keys="F2"
          isDisabled={isReadOnly}
          isFirst={!isReadOnly}
          onClick={later(() => typeName(facts.id))}
        >
          {t('rename')}
        </Item>
        <Item
          icon={<IconAdjustments size={ICON_PX} />}
          keys="Alt+↵"
          isDisabled={isReadOnly}
          onClick={later(() => showProperties(facts.id))}
        >
          {t('properties')}
        </Item>
        <Item
          icon={facts.isActive ? <IconCheck size={ICON_PX} /> : <span className={classes.noIcon} />}
          keys="A"
          isDisabled={isReadOnly}
          onClick={() => editSystems(ids, { active: !facts.isActive })}
        >
          {t(facts.isActive ? 'deactivate' : 'activate')}
        </Item>
        <Item
          icon={<IconReportOff size={ICON_PX} />}
          keys="R"
          isDisabled={isReadOnly}
          onClick={() => editSystems(ids, { isUnreported: !facts.isUnreported })}
        >
          {t(facts.isUnreported ? 'report' : 'leaveOut')}
        </Item>
        <Menu.Divider />
        <Item icon={<IconPlus size={ICON_PX} />} keys="Ins" isDisabled={isReadOnly} onClick={() => addSystem(facts)}>
          {t('addHere')}
        </Item>
        <Item icon={<IconCopyPlus size={ICON_PX} />} keys="Ctrl+D" isDisabled={isReadOnly} onClick={() => duplicateSystems(ids)}>
          {t('duplicate')}
        </Item>
        <Item icon={<IconCopy size={ICON_PX} />} keys="Ctrl+C" isFirst={isReadOnly} onClick={() => void copySystems(ids)}>
          {t('copy')}
        </Item>
        <Item icon={<IconClipboard size={ICON_PX} />} keys="Ctrl+V" isDisabled={isReadOnly} onClick={() => void pasteSystems()}>
          {t('paste')}
        </Item>
        <Menu.Divider />
        <Item icon={<IconTrash size={ICON_PX} />} keys="Del" isDisabled={isReadOnly} onClick={() => removeSystems(ids)}>
          {t('remove', { count })}
        </Item>
      </Menu.Dropdown>
    </Menu>
  )
}

interface ItemProps {
  icon: ReactNode
  keys: string
  isDisabled?: boolean
  /** True for the first enabled entry, which gets the focus; a disabled entry would lose it. */
  isFirst?: boolean
  onClick: () => void
  children: ReactNode
}

function Item({ icon, keys, isDisabled = false, isFirst = false, onClick, children }: ItemProps) {
  return (
    <Menu.Item
      className={classes.item ?? ''}
      leftSection={icon}
      rightSection={<kbd className={classes.keys}>{keys}</kbd>}
      disabled={isDisabled}
      data-autofocus={isFirst || undefined}
      onClick={onClick}
    >
      {children}
    </Menu.Item>
  )
}
