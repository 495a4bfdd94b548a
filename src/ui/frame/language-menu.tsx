import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconCheck, IconLanguage } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_CODES, LANGUAGES, toLanguage } from '../../platform/words/languages'

/** Offers the twelve interface languages under their own names. */
export function LanguageMenu({ isNamed = false }: { isNamed?: boolean }) {
  const { t, i18n } = useTranslation('ui')
  const current = toLanguage(i18n.language)
  return (
    <Menu>
      <Menu.Target>
        {isNamed ? (
          <Button variant="subtle" color="gray" leftSection={<IconLanguage size={18} aria-hidden="true" />}>
            {LANGUAGES[current].name}
          </Button>
        ) : (
          <ActionIcon
            aria-label={t('language', { name: LANGUAGES[current].name })}
            title={t('language', { name: LANGUAGES[current].name })}
          >
            <IconLanguage size={18} aria-hidden="true" />
          </ActionIcon>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        {LANGUAGE_CODES.map((code) => (
          <Menu.Item
            key={code}
            lang={LANGUAGES[code].intl}
            aria-current={code === current}
            rightSection={code === current ? <IconCheck size={15} aria-hidden="true" /> : null}
            onClick={() => void i18n.changeLanguage(code)}
          >
            {LANGUAGES[code].name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
