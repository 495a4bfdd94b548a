import { IconSitemap } from '@tabler/icons-react'
import type { MenuEntries } from '../../ui/screens'

export const menu = {
  piping: {
    Icon: IconSitemap,
    status: ({ hasDiagram, hasErrors, isSound, whenDone }) =>
      !hasDiagram ? 'empty' : hasErrors ? 'findings' : isSound ? whenDone : 'inWork',
    isAboutLengths: true,
  },
} satisfies MenuEntries
