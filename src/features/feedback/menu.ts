import { IconMessageReport } from '@tabler/icons-react'
import type { MenuEntries } from '../../ui/screens'

export const menu = {
  feedback: { Icon: IconMessageReport },
} satisfies MenuEntries
