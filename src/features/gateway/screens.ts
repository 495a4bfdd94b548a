import type { Screens } from '../../ui/screens'

export const screens = {
  gateway: async () => (await import('./index')).GatewayScreen,
} satisfies Screens
