import { IconUsers } from '@tabler/icons-react'
import type { Screens } from '../../ui/screens'

export const screens = {
  center: { load: async () => (await import('./index')).CenterScreen, Icon: IconUsers },
  visitors: { load: async () => (await import('./index')).VisitorsPage },
  users: { load: async () => (await import('./index')).UsersPage },
  roles: { load: async () => (await import('./index')).RolePage },
  libraries: { load: async () => (await import('./index')).LibrariesPage },
  bugs: { load: async () => (await import('./index')).BugsPage },
} satisfies Screens
