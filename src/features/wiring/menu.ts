import { IconPlug } from '@tabler/icons-react'
import type { MenuEntries } from '../../ui/screens'

export const menu = {
  wiring: {
    Icon: IconPlug,
    status: ({ hasDiagram, isSound, whenDone }) => (!hasDiagram ? 'empty' : isSound ? whenDone : 'inWork'),
  },
} satisfies MenuEntries
