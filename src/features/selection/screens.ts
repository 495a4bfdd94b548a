import type { Screens } from '../../ui/screens'

export const screens = {
  selection: async () => (await import('./index')).SelectionScreen,
} satisfies Screens
