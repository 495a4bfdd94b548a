import type { Screens } from '../../ui/screens'

export const screens = {
  wiring: async () => (await import('./index')).WiringScreen,
} satisfies Screens
