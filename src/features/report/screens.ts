import { IconFileText } from '@tabler/icons-react'
import type { Screens } from '../../ui/screens'

export const screens = {
  report: {
    load: async () => (await import('./index')).ReportScreen,
    Icon: IconFileText,
    status: ({ hasDiagram, isSelected, isSound, whenDone }) => (isSelected && isSound ? whenDone : hasDiagram ? 'inWork' : 'empty'),
    isAboutLengths: true,
  },
  reportPreview: { load: async () => (await import('./index')).ReportPreview },
} satisfies Screens
