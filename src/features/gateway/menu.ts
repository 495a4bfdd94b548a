import { IconHome } from '@tabler/icons-react'
import type { MenuEntries } from '../../ui/screens'

export const menu = {
  gateway: { Icon: IconHome },
} satisfies MenuEntries
