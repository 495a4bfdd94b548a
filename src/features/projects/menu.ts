import { IconFolders } from '@tabler/icons-react'
import type { MenuEntries } from '../../ui/screens'

export const menu = {
  projects: { Icon: IconFolders },
} satisfies MenuEntries
