import { IconFolders } from '@tabler/icons-react'
import type { Screens } from '../../ui/screens'

export const screens = {
  any: { load: async () => (await import('./index')).ProjectsScreen, Icon: IconFolders },
} satisfies Screens
