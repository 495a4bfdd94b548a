import { IconHome } from '@tabler/icons-react'
import type { Screens } from '../../ui/screens'

export const screens = {
  gateway: { load: async () => (await import('./index')).GatewayScreen, Icon: IconHome },
} satisfies Screens
