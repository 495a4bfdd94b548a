import { IconUsers } from '@tabler/icons-react'
import type { MenuEntries } from '../../ui/screens'

export const menu = {
  center: { Icon: IconUsers },
} satisfies MenuEntries
