import type { Screens } from '../../ui/screens'

export const screens = {
  piping: async () => (await import('./index')).PipingScreen,
} satisfies Screens
