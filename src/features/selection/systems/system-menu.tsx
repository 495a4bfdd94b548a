import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconCopy, IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { copySystem } from '../commands/copy-system'
import type { SystemView } from '../picked-system'

const ICON_PX = 16

interface SystemMenuProps {
  system: SystemView
  isFirst: boolean
  isLast: boolean
  isReadOnly: boolean
  onRename: () => void
  onMove: (step: 1 | -1) => void
  onRemove: () => void
}

/** Everything that may be done to one system of the list. */
export function SystemMenu({ system, isFirst, isLast, isReadOnly, onRename, onMove, onRemove }: SystemMenuProps) {
  const { t } = useTranslation('selection')
  // Once the menu has closed and given the focus back: what follows takes it.
  const later = (act: () => void) => () => requestAnimationFrame(act)
  return (
    <Menu returnFocus>
      <Menu.Target>
        <ActionIcon aria-label={t('systems.actions', { name: system.name })} disabled={isReadOnly}>
          <IconDots size={ICON_PX} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={ICON_PX} />} onClick={later(onRename)}>
          {t('systems.rename')}
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy size={ICON_PX} />} onClick={() => copySystem(system.id)}>
          {t('systems.copy')}
        </Menu.Item>
        <Menu.Item leftSection={<IconArrowUp size={ICON_PX} />} disabled={isFirst} onClick={later(() => onMove(-1))}>
          {t('systems.moveUp')}
        </Menu.Item>
        <Menu.Item leftSection={<IconArrowDown size={ICON_PX} />} disabled={isLast} onClick={later(() => onMove(1))}>
          {t('systems.moveDown')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconTrash size={ICON_PX} />} onClick={later(onRemove)}>
          {t('systems.remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
