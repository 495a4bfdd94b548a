import type { Screens } from '../../ui/screens'

export const screens = {
  controller: async () => (await import('./index')).ControlScreen,
} satisfies Screens
