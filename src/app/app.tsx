import { MantineProvider } from '@mantine/core'
import { useColorScheme as useSystemScheme } from '@mantine/hooks'
import { useMemo } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { i18n } from 'i18next'
import { RouterProvider, type DataRouter } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { settings } from '../state/page/settings'
import { ColorSchemeContext, type ColorSchemeChoice } from '../ui/frame/color-scheme'
import { cssVariables, theme } from '../ui/frame/theme'
import { MessageCorner } from './notices/message-corner'

const choose: ColorSchemeChoice['choose'] = (scheme) => {
  settings.colorScheme = scheme
}

/** Wraps the routes in theme, translations and messages. */
export function App({ translations, router }: { translations: i18n; router: DataRouter }) {
  const { colorScheme } = useSnapshot(settings)
  const system = useSystemScheme('light', { getInitialValueInEffect: false })
  const shown = colorScheme === 'auto' ? system : colorScheme
  const choice = useMemo(() => ({ chosen: colorScheme, shown, choose }), [colorScheme, shown])
  return (
    <I18nextProvider i18n={translations}>
      <ColorSchemeContext value={choice}>
        <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme={shown}>
          <MessageCorner />
          <RouterProvider router={router} />
        </MantineProvider>
      </ColorSchemeContext>
    </I18nextProvider>
  )
}
