import type { OtherSystem } from './find-system'
import { Button, Menu, Popover } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FindSystem } from './find-system'
import { ICON_PX } from '../../../ui/frame/icon-sizes'

/** Above this many systems, a search replaces the menu. */
const MOST_LISTED = 30

interface MoveToProps {
  others: readonly OtherSystem[]
  isDisabled: boolean
  onMove: (systemId: string) => void
}

/** Selects the target system of the picked units: from a menu, or from a search where the project has many. */
export function MoveTo({ others, isDisabled, onMove }: MoveToProps) {
  const { t } = useTranslation('selection')
  const [isOpen, setOpen] = useState(false)
  const shared = {
    variant: 'default',
    leftSection: <IconArrowRight size={ICON_PX} aria-hidden="true" />,
    disabled: isDisabled || others.length === 0,
  }
  if (others.length > MOST_LISTED)
    return (
      <Popover position="bottom-start" width={280} opened={isOpen} onChange={setOpen} trapFocus returnFocus>
        <Popover.Target>
          <Button {...shared} onClick={() => setOpen(!isOpen)}>
            {t('units.move')}
          </Button>
        </Popover.Target>
        <Popover.Dropdown aria-label={t('units.move')}>
          {isOpen ? (
            <FindSystem
              others={others}
              onChoose={(id) => {
                setOpen(false)
                onMove(id)
              }}
            />
          ) : null}
        </Popover.Dropdown>
      </Popover>
    )
  return (
    <Menu position="bottom-start" opened={isOpen} onChange={setOpen}>
      <Menu.Target>
        <Button {...shared}>{t('units.move')}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {isOpen
          ? others.map((other) => (
              <Menu.Item key={other.id} onClick={() => onMove(other.id)}>
                {other.name}
              </Menu.Item>
            ))
          : null}
      </Menu.Dropdown>
    </Menu>
  )
}
