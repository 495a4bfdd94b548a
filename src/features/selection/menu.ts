import { IconListDetails } from '@tabler/icons-react'
import type { MenuEntries } from '../../ui/screens'

export const menu = {
  selection: {
    Icon: IconListDetails,
    status: ({ hasUnits, isSelected, isShortByFar, whenDone }) =>
      isShortByFar ? 'findings' : isSelected ? whenDone : hasUnits ? 'inWork' : 'empty',
  },
} satisfies MenuEntries
