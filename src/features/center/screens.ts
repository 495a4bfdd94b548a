import type { Screens } from '../../ui/screens'

export const screens = {
  center: async () => (await import('./index')).CenterScreen,
  visitors: async () => (await import('./index')).VisitorsPage,
  users: async () => (await import('./index')).UsersPage,
  roles: async () => (await import('./index')).RolePage,
  libraries: async () => (await import('./index')).LibrariesPage,
  bugs: async () => (await import('./index')).BugsPage,
} satisfies Screens
