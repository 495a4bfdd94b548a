import { IconSitemap } from '@tabler/icons-react'
import type { Screens } from '../../ui/screens'

export const screens = {
  piping: {
    load: async () => (await import('./index')).PipingScreen,
    Icon: IconSitemap,
    status: ({ hasDiagram, hasErrors, isSound, whenDone }) =>
      !hasDiagram ? 'empty' : hasErrors ? 'findings' : isSound ? whenDone : 'inWork',
    isAboutLengths: true,
  },
} satisfies Screens
