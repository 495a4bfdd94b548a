import type { Screens } from '../../ui/screens'

export const screens = {
  any: { load: async () => (await import('./index')).LaterScreen },
} satisfies Screens
