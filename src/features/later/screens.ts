import type { Screens } from '../../ui/screens'

export const screens = {
  any: async () => (await import('./index')).LaterScreen,
} satisfies Screens
