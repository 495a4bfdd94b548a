import type { SpotlightActionData } from '@mantine/spotlight'
import {
  IconHelp,
  IconLock,
  IconLanguage,
  IconLogout,
  IconMap2,
  IconPlus,
  IconRuler2,
  IconShieldLock,
  IconSunMoon,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { NavigateFunction } from 'react-router-dom'
import type { TFunction } from 'i18next'
import { useSnapshot } from 'valtio'
import { IMPERIAL, METRIC } from '../../model/project/quantity'
import { LANGUAGE_CODES, LANGUAGES } from '../../platform/words/languages'
import type { ColorSchemeChoice } from '../../ui/frame/color-scheme'
import { session } from '../../state/page/session'
import { isPathOpen, pathOf } from '../../platform/areas'
import { useAreaUser } from '../../ui/hooks/use-area-user'
import { chooseUnits } from '../units/choose-units'
import { dialogs } from '../dialogs'
import { startTour } from '../help/help-commands'
import { useHelpWords } from '../help/use-help-words'
import { menuEntryOf, menuFor } from '../shell/menu'
import { signOut } from '../session/session-commands'
import { MENU_ICON_PX } from '../../ui/frame/icon-sizes'

const PROJECTS = pathOf('projects')

/** Returns the commands that every page offers: areas, preferences, the user's own account. */
export function useGeneralCommands(navigate: NavigateFunction, scheme: ColorSchemeChoice): SpotlightActionData[] {
  const { t, i18n } = useTranslation(['app', 'units'])
  const user = useAreaUser()
  const isDemo = useSnapshot(session).userInfo?.isDemo === true
  const help = useHelpWords()
  const go = (path: string) => () => void navigate(path)
  const nextScheme = scheme.shown === 'dark' ? 'light' : 'dark'
  return [
    ...menuFor(user).map((area) => {
      const { Icon: AreaIcon } = menuEntryOf(area)
      return { id: area.id, label: t(area.label), leftSection: <AreaIcon size={MENU_ICON_PX} />, onClick: go(area.path) }
    }),
    ...(isPathOpen(user, PROJECTS)
      ? [{ id: 'new', label: t('palette.newProject'), leftSection: <IconPlus size={MENU_ICON_PX} />, onClick: go(`${PROJECTS}?new=1`) }]
      : []),
    { id: 'units', label: t('units:title'), leftSection: <IconRuler2 size={MENU_ICON_PX} />, onClick: () => (dialogs.isUnitsOpen = true) },
    { id: 'metric', label: t('palette.metric'), leftSection: <IconRuler2 size={MENU_ICON_PX} />, onClick: () => chooseUnits(METRIC) },
    { id: 'imperial', label: t('palette.imperial'), leftSection: <IconRuler2 size={MENU_ICON_PX} />, onClick: () => chooseUnits(IMPERIAL) },
    {
      id: 'theme',
      label: t(`palette.${nextScheme}`),
      leftSection: <IconSunMoon size={MENU_ICON_PX} />,
      onClick: () => scheme.choose(nextScheme),
    },
    ...LANGUAGE_CODES.map((code) => ({
      id: `language-${code}`,
      label: LANGUAGES[code].name,
      description: t('palette.language'),
      leftSection: <IconLanguage size={MENU_ICON_PX} />,
      onClick: () => void i18n.changeLanguage(code),
    })),
    ...(isPathOpen(user, pathOf('piping'))
      ? [{ id: 'tour', label: help.tour, leftSection: <IconMap2 size={MENU_ICON_PX} />, onClick: () => void startTour() }]
      : []),
    { id: 'help', label: t('shortcuts.title'), leftSection: <IconHelp size={MENU_ICON_PX} />, onClick: () => (dialogs.isHelpOpen = true) },
    ...(isDemo ? [] : ownAccount(t)),
    { id: 'signOut', label: t('account.signOut'), leftSection: <IconLogout size={MENU_ICON_PX} />, onClick: () => void signOut() },
  ]
}

/** Returns the commands for the user's own account, which the demo account lacks. */
const ownAccount = (t: TFunction<['app', 'units']>): SpotlightActionData[] => [
  {
    id: 'password',
    label: t('account.password'),
    leftSection: <IconLock size={MENU_ICON_PX} />,
    onClick: () => (dialogs.isPasswordOpen = true),
  },
  {
    id: 'factor',
    label: t('account.factor'),
    leftSection: <IconShieldLock size={MENU_ICON_PX} />,
    onClick: () => (dialogs.isFactorOpen = true),
  },
]
