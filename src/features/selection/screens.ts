import { IconListDetails } from '@tabler/icons-react'
import type { Screens } from '../../ui/screens'

export const screens = {
  selection: {
    load: async () => (await import('./index')).SelectionScreen,
    Icon: IconListDetails,
    status: ({ hasUnits, isSelected, isShortByFar, whenDone }) =>
      isShortByFar ? 'findings' : isSelected ? whenDone : hasUnits ? 'inWork' : 'empty',
  },
} satisfies Screens
