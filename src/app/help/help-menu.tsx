import { ActionIcon, Menu } from '@mantine/core'
import { IconKeyboard, IconMap2, IconQuestionMark, IconZoomQuestion } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { isPathOpen, pathOf } from '../../platform/areas'
import { ICON_PX, MENU_ICON_PX } from '../../ui/frame/icon-sizes'
import { useAreaUser } from '../../ui/hooks/use-area-user'
import { useHasProject } from '../../ui/hooks/use-has-project'
import { dialogs } from '../dialogs'
import { askWhyRed, startTour } from './help-commands'
import { openHelp } from './open-help'
import { useHelpWords } from './use-help-words'

/** Opens the help of the product: the tour, why something is red, all keys. */
export function HelpMenu() {
  const { t } = useTranslation('app')
  const words = useHelpWords()
  const navigate = useNavigate()
  const user = useAreaUser()
  const hasProject = useHasProject()
  const { isHelpMenuOpen } = useSnapshot(dialogs)
  const close = (): void => {
    dialogs.isHelpMenuOpen = false
  }
  return (
    <Menu opened={isHelpMenuOpen} onChange={(isOpen) => (isOpen ? openHelp() : close())} position="bottom-end" returnFocus>
      <Menu.Target>
        <ActionIcon data-help aria-label={t('shortcuts.help')} title={t('shortcuts.help')}>
          <IconQuestionMark size={MENU_ICON_PX} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isPathOpen(user, pathOf('piping')) ? (
          <Menu.Item leftSection={<IconMap2 size={ICON_PX} aria-hidden="true" />} onClick={() => void startTour()}>
            {words.tour}
          </Menu.Item>
        ) : null}
        {hasProject && isPathOpen(user, pathOf('piping')) ? (
          <Menu.Item leftSection={<IconZoomQuestion size={ICON_PX} aria-hidden="true" />} onClick={() => askWhyRed(navigate)}>
            {words.why}
          </Menu.Item>
        ) : null}
        <Menu.Item leftSection={<IconKeyboard size={ICON_PX} aria-hidden="true" />} onClick={() => (dialogs.isHelpOpen = true)}>
          {t('shortcuts.title')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
