import { IconFileText } from '@tabler/icons-react'
import type { MenuEntries } from '../../ui/screens'

export const menu = {
  report: {
    Icon: IconFileText,
    status: ({ hasDiagram, isSelected, isSound, whenDone }) => (isSelected && isSound ? whenDone : hasDiagram ? 'inWork' : 'empty'),
    isAboutLengths: true,
  },
} satisfies MenuEntries
