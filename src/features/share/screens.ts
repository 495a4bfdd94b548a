import type { Screens } from '../../ui/screens'

export const screens = {
  share: async () => (await import('./index')).OpenLinkScreen,
} satisfies Screens
