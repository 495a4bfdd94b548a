import { IconMessageReport } from '@tabler/icons-react'
import type { Screens } from '../../ui/screens'

export const screens = {
  feedback: { load: async () => (await import('./index')).FeedbackScreen, Icon: IconMessageReport },
} satisfies Screens
