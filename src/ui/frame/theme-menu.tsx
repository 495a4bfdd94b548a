import { ActionIcon, Menu } from '@mantine/core'
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useColorScheme } from './color-scheme'

const SCHEMES = [
  { scheme: 'light', Icon: IconSun },
  { scheme: 'dark', Icon: IconMoon },
  { scheme: 'auto', Icon: IconDeviceDesktop },
] as const

/** Chooses the light or dark theme, or that of the system. */
export function ThemeMenu() {
  const { t } = useTranslation('ui')
  const { chosen, shown, choose } = useColorScheme()
  const Icon = shown === 'dark' ? IconMoon : IconSun
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon aria-label={t('theme.title')} title={t('theme.title')}>
          <Icon size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {SCHEMES.map(({ scheme, Icon: SchemeIcon }) => (
          <Menu.Item
            key={scheme}
            leftSection={<SchemeIcon size={16} aria-hidden="true" />}
            rightSection={scheme === chosen ? <IconCheck size={15} aria-hidden="true" /> : null}
            aria-current={scheme === chosen}
            onClick={() => choose(scheme)}
          >
            {t(`theme.${scheme}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
