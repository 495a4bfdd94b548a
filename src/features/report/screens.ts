import type { Screens } from '../../ui/screens'

export const screens = {
  report: async () => (await import('./index')).ReportScreen,
  reportPreview: async () => (await import('./index')).ReportPreview,
} satisfies Screens
