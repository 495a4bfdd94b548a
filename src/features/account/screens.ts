import type { Screens } from '../../ui/screens'

export const screens = {
  login: { load: async () => (await import('./index')).LoginScreen },
  register: { load: async () => (await import('./index')).RegisterScreen },
  authRedirect: { load: async () => (await import('./index')).AuthRedirect },
} satisfies Screens
