import { IconFolders, IconHome, IconMessageReport, IconUsers, type Icon } from '@tabler/icons-react'
import { isPathOpen, type AreaUser } from '../../platform/areas'

interface MenuEntry {
  to: string
  /** Key of its name under `rail.`. */
  name: string
  Icon: Icon
}

/** Areas with screens, in the order of the rail. */
const MENU: readonly MenuEntry[] = [
  { to: '/gateway', name: 'gateway', Icon: IconHome },
  { to: '/list/mssp', name: 'projects', Icon: IconFolders },
  { to: '/navbar/center', name: 'center', Icon: IconUsers },
  { to: '/navbar/feedback', name: 'feedback', Icon: IconMessageReport },
]

/** What rail and palette offer somebody. */
export const menuFor = (user: AreaUser): readonly MenuEntry[] => MENU.filter(({ to }) => isPathOpen(user, to))
