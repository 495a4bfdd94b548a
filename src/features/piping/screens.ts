import type { Screens } from '../../ui/screens'

export const screens = {
  piping: async () => (await import('./index')).PipingScreen,
  view: async () => (await import('./index')).PipingScreen,
} satisfies Screens
