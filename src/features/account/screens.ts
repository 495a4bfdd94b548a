import type { Screens } from '../../ui/screens'

export const screens = {
  login: async () => (await import('./index')).LoginScreen,
  register: async () => (await import('./index')).RegisterScreen,
  authRedirect: async () => (await import('./index')).AuthRedirect,
} satisfies Screens
