import type { Screens } from '../../ui/screens'

export const screens = {
  share: { load: async () => (await import('./index')).OpenLinkScreen },
} satisfies Screens
