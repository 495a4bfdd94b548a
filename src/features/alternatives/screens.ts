import type { Screens } from '../../ui/screens'

export const screens = {
  alternatives: async () => (await import('./index')).AlternativesScreen,
} satisfies Screens
