import { IconDeviceRemote, IconListCheck, IconWand } from '@tabler/icons-react'
import type { MenuEntries } from '../../ui/screens'

export const menu = {
  controller: {
    Icon: IconDeviceRemote,
    status: ({ hasControllers, hasControlErrors, isControlled, whenDone }) =>
      !hasControllers ? 'empty' : hasControlErrors ? 'findings' : isControlled ? whenDone : 'inWork',
    verbs: [
      {
        id: 'equip-all',
        label: 'app:palette.equipAll',
        Icon: IconWand,
        isEdit: true,
        run: async () => (await import('./screen-state')).askToEquip(),
      },
      {
        id: 'check-controllers',
        label: 'app:palette.checkControllers',
        Icon: IconListCheck,
        run: async () => (await import('./screen-state')).showTab('check'),
      },
    ],
  },
} satisfies MenuEntries
